import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { fromExamples } from "../../stories.ts";
import { examples } from "./FigureList.examples.ts";
import { FigureList } from "./FigureList.tsx";

const meta = { component: FigureList } satisfies Meta<typeof FigureList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A thin space separates figure and unit, also when copied or read by a screen reader. */
export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("dd")?.textContent).toBe("600\u2009mm/s");
  },
};

export const Vertical: Story = fromExamples(examples, "vertical");
export const End: Story = fromExamples(examples, "end");
export const LongText: Story = fromExamples(examples, "longText");
