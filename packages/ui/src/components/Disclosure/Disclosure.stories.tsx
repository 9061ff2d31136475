import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { examples } from "./Disclosure.examples.ts";
import { Disclosure } from "./Disclosure.tsx";

const meta = { component: Disclosure } satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const canvas = within(context.canvasElement);
    const { summary, children } = shownArgs(context);
    await expect(canvas.getByText(String(children))).not.toBeVisible();
    await userEvent.click(canvas.getByText(String(summary)));
    await expect(canvas.getByText(String(children))).toBeVisible();
  },
};

export const WithHeading: Story = {
  ...fromExamples(examples, "heading"),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("summary > h3")).not.toBeNull();
  },
};

export const LongText: Story = fromExamples(examples, "longText");
