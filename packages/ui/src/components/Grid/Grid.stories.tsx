import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { fromExamples } from "../../stories.ts";
import { Text } from "../Text/index.ts";
import { examples } from "./Grid.examples.ts";
import { Grid, type GridProps } from "./Grid.tsx";

interface Args extends Omit<GridProps, "children"> {
  items: readonly string[];
}

function TextGrid({ items, ...args }: Args) {
  return (
    <Grid {...args} asChild>
      <ul>
        {items.map((item) => (
          <Text as="li" key={item}>
            {item}
          </Text>
        ))}
      </ul>
    </Grid>
  );
}

const meta = { component: TextGrid } satisfies Meta<typeof TextGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A breakpoint without a number of columns uses that of the next smaller breakpoint. */
export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async ({ canvasElement }) => {
    const columns = getComputedStyle(within(canvasElement).getByRole("list")).gridTemplateColumns.split(" ");
    await expect(columns).toHaveLength(window.innerWidth > 768 ? 3 : 2);
    await expect(new Set(columns).size).toBe(1);
  },
};
export const One: Story = fromExamples(examples, "one");
export const Dense: Story = fromExamples(examples, "dense");
export const LongText: Story = fromExamples(examples, "longText");
