import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { fromExamples } from "../../stories.ts";
import { Text } from "../Text/index.ts";
import { examples } from "./Stack.examples.ts";
import { Stack, type StackProps } from "./Stack.tsx";

interface Args extends Omit<StackProps, "children"> {
  items: readonly string[];
}

function TextStack({ items, ...args }: Args) {
  return (
    <Stack {...args} asChild>
      <ul>
        {items.map((item) => (
          <Text as="li" key={item}>
            {item}
          </Text>
        ))}
      </ul>
    </Stack>
  );
}

const meta = { component: TextStack } satisfies Meta<typeof TextStack>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Applied to a list with `asChild`, without an additional element. */
export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("list")).toHaveStyle({
      display: "flex",
      flexDirection: "column",
      rowGap: "16px",
    });
  },
};
export const Row: Story = fromExamples(examples, "row");
export const Spread: Story = fromExamples(examples, "spread");
export const LongText: Story = fromExamples(examples, "longText");
