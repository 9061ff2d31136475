import { Heading } from "@lightmaker/ui/Heading";
import { Section } from "@lightmaker/ui/Section";
import { Text } from "@lightmaker/ui/Text";

export const example = (
  <Section labelledBy="visit" tone="surface">
    <Heading id="visit" level={2}>
      Before you come
    </Heading>
    <Text>Bring a piece of your material.</Text>
  </Section>
);
