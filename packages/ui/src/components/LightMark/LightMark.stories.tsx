import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { fromExamples } from "../../stories.ts";
import { examples } from "./LightMark.examples.ts";
import { LightMark } from "./LightMark.tsx";

const meta = { component: LightMark } satisfies Meta<typeof LightMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = fromExamples(examples, "default");
export const Rf: Story = fromExamples(examples, "rf");
export const Diode: Story = fromExamples(examples, "diode");
export const Fibre: Story = fromExamples(examples, "fibre");

/** The bar has the colour of the word, so it is as legible as the word. */
export const OneColour: Story = {
  ...fromExamples(examples, "fibre"),
  play: async ({ canvasElement }) => {
    const mark = canvasElement.querySelector("span:last-of-type") ?? canvasElement;
    const { color, borderInlineStartColor } = getComputedStyle(mark);
    await expect(borderInlineStartColor).toBe(color);
  },
};

export const LongText: Story = fromExamples(examples, "longText");
