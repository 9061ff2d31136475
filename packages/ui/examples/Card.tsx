import { Card } from "@lightmaker/ui/Card";
import { Heading } from "@lightmaker/ui/Heading";
import { Text } from "@lightmaker/ui/Text";

export const example = (
  <Card asChild>
    <a href="/materials/wood">
      <Heading level={3}>Wood</Heading>
      <Text tone="muted">Cuts up to 15 mm, engraves every species.</Text>
    </a>
  </Card>
);
