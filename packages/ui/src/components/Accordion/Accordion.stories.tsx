import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { fromExamples } from "../../stories.ts";
import { examples } from "./Accordion.examples.ts";
import { Accordion } from "./Accordion.tsx";

const meta = { component: Accordion } satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Which items are open, in order. */
const open = (canvas: HTMLElement) => [...canvas.querySelectorAll("details")].map((item) => item.open);
async function openFirstThenSecond(canvas: HTMLElement) {
  for (const summary of [...canvas.querySelectorAll("summary")].slice(0, 2)) await userEvent.click(summary);
}

export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async ({ canvasElement }) => {
    await openFirstThenSecond(canvasElement);
    await expect(open(canvasElement)).toEqual([false, true, false]);
  },
};

export const Independent: Story = {
  ...fromExamples(examples, "independent"),
  play: async ({ canvasElement }) => {
    await openFirstThenSecond(canvasElement);
    await expect(open(canvasElement)).toEqual([true, true, false]);
  },
};

export const LongText: Story = fromExamples(examples, "longText");
