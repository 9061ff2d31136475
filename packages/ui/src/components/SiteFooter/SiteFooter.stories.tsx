import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { fromExamples } from "../../stories.ts";
import { examples } from "./SiteFooter.examples.ts";
import { SiteFooter } from "./SiteFooter.tsx";

const meta = { component: SiteFooter, parameters: { layout: "fullscreen" } } satisfies Meta<
  typeof SiteFooter
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async ({ canvasElement }) => {
    const groups = [...canvasElement.querySelectorAll("details")];
    await expect(groups.some((group) => group.open)).toBe(false);
    for (const group of groups.slice(0, 2)) {
      const summary = group.querySelector("summary");
      if (summary) await userEvent.click(summary);
    }
    await expect(groups.map((group) => group.open).slice(0, 3)).toEqual([true, true, false]);
  },
};

export const LongText: Story = fromExamples(examples, "longText");
