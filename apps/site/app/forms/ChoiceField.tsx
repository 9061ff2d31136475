import type { BlockTypes } from "@lightmaker/content";
import { PictureChoice, type PictureChoiceOption } from "@lightmaker/ui";
import { useEffect, useRef } from "react";
import type { SiteFieldProps } from "./SiteField.tsx";

export interface ChoiceFieldProps extends SiteFieldProps {
  choices: NonNullable<BlockTypes["uploadForm"]["fields"][number]["choices"]>;
  imageError: string;
}

/**
 * The group of radio buttons as the form library's single control. Registered one by one, the library would take the
 * first button's state for the group's and undo a choice that was made before it was loaded.
 */
function controlOf(group: HTMLFieldSetElement) {
  const radios = () => [...group.querySelectorAll<HTMLInputElement>("input")];
  return {
    get value() {
      return radios().find(({ checked }) => checked)?.value ?? "";
    },
    set value(chosen) {
      for (const radio of radios()) radio.checked = radio.value === chosen;
    },
    focus: () => radios()[0]?.focus(),
  };
}

/** A field whose value is chosen from pictures. */
export function ChoiceField({
  label,
  hint,
  required = false,
  choices,
  controlId,
  error,
  control: { name, ref, onChange, onBlur },
  imageError,
}: ChoiceFieldProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const registered = useRef<ReturnType<typeof controlOf>>(undefined);
  useEffect(() => {
    if (!group.current || !ref) return;
    registered.current ??= controlOf(group.current);
    ref(registered.current);
  }, [ref]);
  const options: readonly PictureChoiceOption[] = choices;
  return (
    <PictureChoice
      ref={group}
      name={name}
      label={label}
      {...(hint && { hint })}
      {...(error && { error })}
      required={required}
      controlId={controlId}
      options={options}
      errorLabel={imageError}
      onChange={(event) => {
        const { value } = event.target;
        void onChange?.({ type: "change", target: { name, value } });
      }}
      onBlur={(event) => {
        // Within the group, focus moves with every arrow key.
        if (event.currentTarget.contains(event.relatedTarget)) return;
        void onBlur?.({ type: "blur", target: { name, value: registered.current?.value } });
      }}
    />
  );
}
