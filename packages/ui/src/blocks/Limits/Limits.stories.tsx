import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { examples } from "./Limits.examples.ts";
import { Limits } from "./Limits.tsx";

const meta = { component: Limits, parameters: { layout: "fullscreen" } } satisfies Meta<typeof Limits>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is not possible has the same size as what is. */
export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { can, cannot } = shownArgs(context);
    const canvas = within(context.canvasElement);
    const size = (name = "") => getComputedStyle(canvas.getByText(name)).fontSize;
    await expect(size(cannot.items[0]?.name)).toBe(size(can.items[0]?.name));
    for (const { link } of cannot.items)
      if (link)
        await expect(canvas.getByRole("link", { name: link.label })).toHaveAttribute("href", link.href);
  },
};
export const Light: Story = fromExamples(examples, "light");
export const LongText: Story = fromExamples(examples, "longText");
