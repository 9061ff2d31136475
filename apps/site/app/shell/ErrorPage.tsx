import { Button, Heading, Section, Stack, Text } from "@lightmaker/ui";

export interface ErrorPageProps {
  title: string;
  text: string;
  /** Label of the button that loads the page again. */
  reload: string;
}

/** Stands in for a page that could not be shown; the shell around it keeps working. */
export function ErrorPage({ title, text, reload }: ErrorPageProps) {
  return (
    <Section>
      <Stack gap="l" align="start">
        <Heading level={1}>{title}</Heading>
        <Text>{text}</Text>
        <Button onClick={() => location.reload()}>{reload}</Button>
      </Stack>
    </Section>
  );
}
