import { Field } from "@lightmaker/ui/Field";
import { TextInput } from "@lightmaker/ui/TextInput";

export const example = (
  <Field label="E-mail" hint="For our answer only." required>
    <TextInput name="email" type="email" autoComplete="email" />
  </Field>
);
