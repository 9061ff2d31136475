"use client";

import { type ComponentPropsWithRef, createContext, type ReactNode, useContext, useId } from "react";
import { useErrorVoice } from "../../hooks/useErrorVoice.ts";
import { cx } from "../../styles/cx.ts";
import * as styles from "./Field.css.ts";
import { FieldNotes, fieldNoteIds } from "./FieldNotes.tsx";

interface FieldContextValue {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

const FieldContext = createContext<FieldContextValue | undefined>(undefined);

export interface FieldProps extends ComponentPropsWithRef<"div"> {
  /** Visible label of the field. */
  label: ReactNode;
  /** Help text: content and format of the input. It stays visible while the visitor types. */
  hint?: ReactNode;
  /**
   * Error message: the problem and how to fix it. It marks the control as invalid. Screen readers announce it when it
   * appears, if the visitor has been in the field: otherwise a `FormSummary` speaks for all fields.
   */
  error?: ReactNode;
  /** Shows an asterisk after the label and marks the control as required. */
  required?: boolean;
  /** `id` of the control, for links from an error summary. Default: generated. */
  controlId?: string;
  /** One form control: `TextInput`, `TextArea`, `Select` or `FileInput`. */
  children: ReactNode;
}

/** Connects a label, a control, a hint and an error message for assistive technology. */
export function Field({
  label,
  hint,
  error,
  required = false,
  controlId,
  className,
  onFocus,
  children,
  ...rest
}: FieldProps) {
  const voice = useErrorVoice(onFocus);
  const generated = useId();
  const id = controlId ?? generated;
  const { describedBy } = fieldNoteIds(id, error, hint);
  return (
    <FieldContext value={{ id, describedBy, invalid: Boolean(error), required }}>
      <div {...rest} {...voice.root} className={cx(styles.root, className)}>
        <label htmlFor={id} className={styles.label} data-required={required ? "" : undefined}>
          {label}
        </label>
        {children}
        <FieldNotes id={id} error={error} hint={hint} live={voice.live} />
      </div>
    </FieldContext>
  );
}

/**
 * Returns the value of `aria-invalid`. Without it, Firefox calls a required field invalid as long as it is empty, so that a
 * screen reader says “invalid entry” before the visitor has typed anything.
 */
export const errorState = (invalid: boolean, required: boolean): boolean | undefined =>
  invalid || (required ? false : undefined);

interface ControlProps {
  id?: string | undefined;
  required?: boolean | undefined;
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: ComponentPropsWithRef<"input">["aria-invalid"];
}

/**
 * Returns the attributes that a control takes from the surrounding `Field`. The control's own props take precedence.
 * Outside a `Field`, returns no attributes.
 */
export function useFieldControl(own: ControlProps): ControlProps {
  const field = useContext(FieldContext);
  if (!field) return {};
  const required = own.required ?? field.required;
  return {
    id: own.id ?? field.id,
    required,
    "aria-describedby": own["aria-describedby"] ?? field.describedBy,
    "aria-invalid": own["aria-invalid"] ?? errorState(field.invalid, required),
  };
}
