import type { BlockTypes } from "@lightmaker/content";
import { Field, TextArea, TextInput } from "@lightmaker/ui";
import type { UseFormRegisterReturn } from "react-hook-form";

type FieldData = BlockTypes["form"]["fields"][number];

export interface SiteFieldProps extends FieldData {
  controlId: string;
  error: string | undefined;
  /** True for the last field of the form, in which Enter submits the form. */
  last: boolean;
  control: Partial<UseFormRegisterReturn> & { name: string };
}

/** Virtual keyboard that a phone shows for each field type. */
const inputMode = { text: "text", email: "email", tel: "tel" } as const;

/** One form field with its label and error message. */
export function SiteField({
  label,
  hint,
  required = false,
  type,
  rows,
  autoComplete,
  controlId,
  error,
  last,
  control,
}: SiteFieldProps) {
  const shared = { ...control, autoComplete };
  return (
    <Field
      label={label}
      required={required}
      controlId={controlId}
      {...(hint && { hint })}
      {...(error && { error })}
    >
      {type === "textarea" ? (
        <TextArea {...shared} {...(rows && { rows })} />
      ) : (
        <TextInput
          {...shared}
          type={type}
          inputMode={inputMode[type]}
          enterKeyHint={last ? "send" : "next"}
        />
      )}
    </Field>
  );
}
