import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { examples } from "./Spinner.examples.ts";
import { Spinner } from "./Spinner.tsx";

const meta = { component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async ({ canvasElement, ...context }) => {
    const args = shownArgs(context);
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent(args.label);
  },
};
export const Small: Story = fromExamples(examples, "small");
export const Large: Story = fromExamples(examples, "large");
