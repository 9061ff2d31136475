import { Heading } from "@lightmaker/ui/Heading";
import { Stack } from "@lightmaker/ui/Stack";
import { Text } from "@lightmaker/ui/Text";

export const example = (
  <Stack gap="l">
    <Heading level={2}>Before you come</Heading>
    <Text>Bring a piece of your material.</Text>
  </Stack>
);
