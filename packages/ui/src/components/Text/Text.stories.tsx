import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { fromExamples } from "../../stories.ts";
import { examples } from "./Text.examples.ts";
import { Text } from "./Text.tsx";

const meta = { component: Text } satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = fromExamples(examples, "default");
export const Lead: Story = fromExamples(examples, "lead");
export const Small: Story = fromExamples(examples, "small");
export const Muted: Story = fromExamples(examples, "muted");
export const Accent: Story = fromExamples(examples, "accent");
export const Measure: Story = fromExamples(examples, "measure");

/** Lines stay readable on any screen: at most 38 em wide. */
export const LongText: Story = {
  ...fromExamples(examples, "longText"),
  play: async ({ canvasElement }) => {
    const paragraph = canvasElement.querySelector("p");
    if (!paragraph) throw new Error("Text did not render a paragraph");
    const em = Number.parseFloat(getComputedStyle(paragraph).fontSize);
    await expect(paragraph.offsetWidth).toBeLessThanOrEqual(Math.ceil(38 * em));
  },
};
