import { Field } from "@lightmaker/ui/Field";
import { FormSection } from "@lightmaker/ui/FormSection";
import { Stack } from "@lightmaker/ui/Stack";
import { SubmitButton } from "@lightmaker/ui/SubmitButton";
import { TextInput } from "@lightmaker/ui/TextInput";

export const example = (
  <FormSection
    title="Write to us"
    lead="We answer within one working day."
    details={[{ label: "Telephone", value: "400-000-0000", href: "tel:400-000-0000" }]}
    labels={{ imageError: "The picture could not be loaded" }}
  >
    <form action="/contact" method="post">
      <Stack gap="xl">
        <Field label="E-mail" required>
          <TextInput name="email" type="email" autoComplete="email" />
        </Field>
        <SubmitButton loadingLabel="Sending">Send</SubmitButton>
      </Stack>
    </form>
  </FormSection>
);
