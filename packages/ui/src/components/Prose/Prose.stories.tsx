import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { examples } from "./Prose.examples.ts";
import { Prose } from "./Prose.tsx";

const meta = { component: Prose } satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The highest heading of the text gets the given heading level. */
export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { labels, headingLevel } = shownArgs(context);
    const canvas = within(context.canvasElement);
    const [first, second] = canvas.getAllByRole("heading");
    await expect(first?.tagName).toBe(`H${headingLevel}`);
    await expect(second?.tagName).toBe(`H${headingLevel + 1}`);
    await expect(canvas.getByRole("group", { name: labels.table })).toHaveAttribute("tabindex", "0");
  },
};

/** Event handlers, scripts and dangerous URLs are removed; the text remains. */
export const Hostile: Story = {
  ...fromExamples(examples, "hostile"),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("link")).toBeNull();
    await expect(canvasElement.querySelector("script, [onclick], [onerror]")).toBeNull();
  },
};

export const Plain: Story = fromExamples(examples, "plain");

export const LongText: Story = {
  ...fromExamples(examples, "longText"),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
