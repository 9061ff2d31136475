import { Field } from "@lightmaker/ui/Field";
import { TextInput } from "@lightmaker/ui/TextInput";

export const example = (
  <Field label="Telephone" required>
    <TextInput name="phone" type="tel" autoComplete="tel" />
  </Field>
);
