import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { examples } from "./FeatureBlocks.examples.ts";
import { FeatureBlocks } from "./FeatureBlocks.tsx";

const meta = { component: FeatureBlocks, parameters: { layout: "fullscreen" } } satisfies Meta<
  typeof FeatureBlocks
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = fromExamples(examples, "default");

/** With a title, the headings of the features are one level below it. */
export const Titled: Story = {
  ...fromExamples(examples, "titled"),
  play: async (context) => {
    const { items } = shownArgs(context);
    const canvas = within(context.canvasElement);
    await expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(items.length);
  },
};

/** Details follow the description of each feature. */
export const Points: Story = {
  ...fromExamples(examples, "points"),
  play: async (context) => {
    const { items } = shownArgs(context);
    const lists = within(context.canvasElement).getAllByRole("list");
    await expect(lists).toHaveLength(items.length);
    for (const [index, list] of lists.entries())
      await expect(within(list).getAllByRole("listitem")).toHaveLength(items[index]?.points?.length ?? 0);
  },
};

export const Single: Story = fromExamples(examples, "single");

export const LongText: Story = fromExamples(examples, "longText");
