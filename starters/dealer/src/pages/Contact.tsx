import { Button } from "@lightmaker/ui/Button";
import { Field } from "@lightmaker/ui/Field";
import { FormSection } from "@lightmaker/ui/FormSection";
import { Stack } from "@lightmaker/ui/Stack";
import { TextArea } from "@lightmaker/ui/TextArea";
import { TextBlocks } from "@lightmaker/ui/TextBlocks";
import { TextInput } from "@lightmaker/ui/TextInput";
import { data } from "../../data.ts";
import { labels } from "../labels.ts";

/** How to reach the dealer: a form if `data.ts` says where it goes, else a link that opens the visitor's e-mail program. */
export function Contact() {
  const { title, lead, email, phone, address, hours, formAction } = data.contact;
  return (
    <>
      <FormSection
        title={title}
        lead={lead}
        headingLevel={1}
        labels={labels.pictures}
        details={[
          { label: labels.contact.phone, value: phone, href: `tel:${phone.replaceAll(" ", "")}` },
          { label: labels.contact.email, value: email, href: `mailto:${email}` },
          { label: labels.contact.address, value: address },
          { label: labels.contact.hours, value: hours },
        ]}
      >
        {formAction ? (
          <form action={formAction} method="post">
            <Stack gap="xl">
              <Field label={labels.contact.name} required>
                <TextInput name="name" autoComplete="name" />
              </Field>
              <Field label={labels.contact.email} required>
                <TextInput name="email" type="email" autoComplete="email" />
              </Field>
              <Field label={labels.contact.message} required>
                <TextArea name="message" rows={6} />
              </Field>
              <div>
                <Button type="submit">{labels.contact.send}</Button>
              </div>
            </Stack>
          </form>
        ) : (
          <Button asChild>
            <a href={`mailto:${email}`}>{labels.contact.write}</a>
          </Button>
        )}
      </FormSection>
      {data.legalTexts.map(({ id, title: name, text }) => (
        <TextBlocks id={id} key={id} tone="surface" items={[{ title: name, paragraphs: [text] }]} />
      ))}
    </>
  );
}
