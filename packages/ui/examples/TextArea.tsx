import { Field } from "@lightmaker/ui/Field";
import { TextArea } from "@lightmaker/ui/TextArea";

export const example = (
  <Field label="Message" hint="What you want to cut or mark, and how large it is.">
    <TextArea name="message" rows={6} />
  </Field>
);
