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

/** With a title the features are one level below it. */
export const Titled: Story = {
  ...fromExamples(examples, "titled"),
  play: async (context) => {
    const { items } = shownArgs(context);
    const canvas = within(context.canvasElement);
    await expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(items.length);
  },
};

export const Single: Story = fromExamples(examples, "single");

export const LongText: Story = fromExamples(examples, "longText");
