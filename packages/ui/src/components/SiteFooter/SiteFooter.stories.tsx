import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { examples } from "./SiteFooter.examples.ts";
import { SiteFooter } from "./SiteFooter.tsx";

const meta = { component: SiteFooter, parameters: { layout: "fullscreen" } } satisfies Meta<
  typeof SiteFooter
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Columns: every link is there to see, and there is nothing to open. */
export const Default: Story = {
  ...fromExamples(examples, "default"),
  globals: { viewport: { value: "desktop" } },
  play: async (context) => {
    const canvas = within(context.canvasElement);
    const links = shownArgs(context).groups.flatMap((group) => group.links);
    const link = (label: string) => canvas.getByRole("link", { name: label, hidden: true });
    // The matcher for visible elements does not know that a closed `details` may show its inside.
    for (const { label } of links) await expect(link(label).checkVisibility()).toBe(true);
    for (const summary of context.canvasElement.querySelectorAll("summary"))
      await expect(summary.checkVisibility()).toBe(false);
  },
};

/** Groups start closed and open independently. */
export const OnPhone: Story = {
  ...fromExamples(examples, "default"),
  globals: { viewport: { value: "mobile1" } },
  play: async ({ canvasElement }) => {
    const groups = [...canvasElement.querySelectorAll("details")];
    await expect(groups.some((group) => group.open)).toBe(false);
    for (const link of within(canvasElement).queryAllByRole("link", { hidden: true })) {
      const inClosedGroup = link.closest("details:not([open])") !== null;
      await expect(link.checkVisibility()).toBe(!inClosedGroup);
    }
    for (const group of groups.slice(0, 2)) {
      const summary = group.querySelector("summary");
      if (summary) await userEvent.click(summary);
    }
    await expect(groups.map((group) => group.open).slice(0, 3)).toEqual([true, true, false]);
  },
};

export const LongText: Story = fromExamples(examples, "longText");
