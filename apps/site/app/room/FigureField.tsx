import { Field, TextInput } from "@lightmaker/ui";
import { useState } from "react";
import { fill } from "../fill.ts";

interface FigureFieldProps {
  label: string;
  /** Undefined for a figure that is not known. */
  value: number | undefined;
  limits: { readonly least: number; readonly most: number };
  /** Error text with `{least}` and `{most}`. */
  fault: string;
  name: string;
  hint?: string;
  onChange: (value: number) => void;
  /** Called when the field is emptied. Without it the field must not be empty. */
  onEmpty?: () => void;
}

/** Field for a whole number. What is typed stays while it is wrong, with a message; only a good figure is passed on. */
export function FigureField({
  label,
  value,
  limits,
  fault,
  name,
  hint,
  onChange,
  onEmpty,
}: FigureFieldProps) {
  const shown = value === undefined ? "" : String(value);
  const [text, setText] = useState(shown);
  const [last, setLast] = useState(value);
  if (value !== last) {
    setLast(value);
    if (Number(text) !== value) setText(shown);
  }
  const { least, most } = limits;
  const figureIn = (typed: string) => {
    const figure = /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
    return figure >= least && figure <= most ? figure : undefined;
  };
  const isEmpty = text.trim() === "" && onEmpty !== undefined;
  const error =
    isEmpty || figureIn(text) !== undefined
      ? undefined
      : fill(fault, { least: String(least), most: String(most) });
  return (
    <Field error={error} label={label} {...(hint !== undefined && { hint })}>
      <TextInput
        autoComplete="off"
        inputMode="numeric"
        name={name}
        onChange={({ target }) => {
          setText(target.value);
          const figure = figureIn(target.value);
          if (figure !== undefined) onChange(figure);
          else if (target.value.trim() === "") onEmpty?.();
        }}
        value={text}
      />
    </Field>
  );
}
