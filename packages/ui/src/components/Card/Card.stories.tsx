import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { fromExamples } from "../../stories.ts";
import { Heading } from "../Heading/index.ts";
import { Image } from "../Image/index.ts";
import { Stack } from "../Stack/index.ts";
import { Text } from "../Text/index.ts";
import { examples } from "./Card.examples.ts";
import { Card } from "./Card.tsx";

type Args = (typeof examples)["zh"]["default"];

function LinkCard({ title, text, href, picture, errorLabel, ...rest }: Args) {
  return (
    <Card {...rest} asChild>
      <a href={href} style={{ maxInlineSize: "26rem" }}>
        <Image picture={picture} sizes="26rem" ratio={3 / 2} errorLabel={errorLabel} />
        <Stack gap="s" style={{ padding: "1.5rem" }}>
          <Heading level={3}>{title}</Heading>
          <Text tone="muted">{text}</Text>
        </Stack>
      </a>
    </Card>
  );
}

const meta = { component: LinkCard } satisfies Meta<typeof LinkCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With `asChild`, the link itself is the card: one element, no wrapper. */
export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async ({ canvasElement }) => {
    const card = canvasElement.querySelector("a");
    await expect(card).toHaveStyle({ display: "flex" });
    await expect(card?.parentElement?.closest("a, div[class*=card]")).toBeNull();
  },
};

export const LongText: Story = fromExamples(examples, "longText");
