import { Button } from "@lightmaker/ui/Button";
import { Field } from "@lightmaker/ui/Field";
import { FormSection } from "@lightmaker/ui/FormSection";
import { Link } from "@lightmaker/ui/Link";
import { Stack } from "@lightmaker/ui/Stack";
import { Text } from "@lightmaker/ui/Text";
import { TextArea } from "@lightmaker/ui/TextArea";
import { TextBlocks } from "@lightmaker/ui/TextBlocks";
import { TextInput } from "@lightmaker/ui/TextInput";
import { useEffect, useState } from "react";
import { data } from "../../data.ts";
import { labels } from "../labels.ts";

const { title, lead, email, phone, address, hours, formAction } = data.contact;
const intro = { title, lead, headingLevel: 1, labels: labels.pictures } as const;
const details = [
  { label: labels.contact.phone, value: phone, href: `tel:${phone.replaceAll(" ", "")}` },
  { label: labels.contact.email, value: email, href: `mailto:${email}` },
  { label: labels.contact.address, value: address },
  { label: labels.contact.hours, value: hours },
];

/** How to reach the dealer: a form if `data.ts` says where it goes, else a link that opens the visitor's e-mail program. */
export function Contact() {
  const about = useAbout();
  return (
    <>
      {formAction ? (
        <FormSection {...intro} details={details}>
          <Form action={formAction} about={about} />
        </FormSection>
      ) : (
        <FormSection {...intro}>
          <Write about={about} />
        </FormSection>
      )}
      {data.legalTexts.map(({ id, title: name, text }) => (
        <TextBlocks id={id} key={id} tone="surface" items={[{ title: name, paragraphs: [text] }]} />
      ))}
    </>
  );
}

/**
 * What the visitor asks about, from the address (`askAbout`). The prerendered page is the same for every visitor, so it is known
 * after start only; without scripts the field is empty, and the visitor fills it in.
 */
function useAbout(): string {
  const [about, setAbout] = useState("");
  useEffect(() => setAbout(new URLSearchParams(location.search).get("about") ?? ""), []);
  return about;
}

const Form = ({ action, about }: { action: string; about: string }) => (
  <form action={action} method="post">
    <Stack gap="xl">
      <Text size="small" tone="muted">
        {labels.contact.required}
      </Text>
      <Field label={labels.contact.name} required>
        <TextInput name="name" autoComplete="name" />
      </Field>
      <Field label={labels.contact.email} required>
        <TextInput name="email" type="email" autoComplete="email" />
      </Field>
      <Field label={labels.contact.about}>
        {/* A default and no value: it does not replace what the visitor has typed before the page started. */}
        <TextInput name="about" defaultValue={about} />
      </Field>
      <Field label={labels.contact.message} required>
        <TextArea name="message" rows={6} />
      </Field>
      <div>
        <Button type="submit">{labels.contact.send}</Button>
      </div>
    </Stack>
  </form>
);

const Write = ({ about }: { about: string }) => (
  <Stack gap="xl">
    <Stack asChild gap="m">
      <dl>
        {details.map(({ label, value, href }) => (
          <div key={label}>
            <Text as="dt" size="small" tone="muted">
              {label}
            </Text>
            <dd>{href ? <Link href={href}>{value}</Link> : value}</dd>
          </div>
        ))}
      </dl>
    </Stack>
    <div>
      <Button asChild>
        <a href={`mailto:${email}${about && `?subject=${encodeURIComponent(about)}`}`}>
          {labels.contact.write}
        </a>
      </Button>
    </div>
  </Stack>
);
