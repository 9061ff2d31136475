import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { fromExamples } from "../../stories.ts";
import { examples } from "./Tabs.examples.ts";
import { Tabs } from "./Tabs.tsx";

const meta = { component: Tabs } satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async ({ canvasElement }) => {
    const tabs = within(canvasElement).getAllByRole("tab");
    const [first, second, , last] = tabs;
    if (!first || !second || !last) throw new Error("The example has fewer than four tabs.");
    await expect(first).toHaveAttribute("aria-selected", "true");
    await userEvent.click(second);
    await expect(second).toHaveAttribute("aria-selected", "true");
    await expect(within(canvasElement).getByRole("tabpanel")).toHaveAccessibleName(second.textContent ?? "");
    await userEvent.keyboard("{End}");
    await expect(last).toHaveFocus();
    await expect(last).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{ArrowRight}");
    await expect(first).toHaveFocus();
    // Closed panels stay in the document, hidden by CSS alone.
    await expect(canvasElement.querySelectorAll("[role=tabpanel]")).toHaveLength(tabs.length);
  },
};

export const Chip: Story = fromExamples(examples, "chip");

export const Vertical: Story = {
  ...fromExamples(examples, "vertical"),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("tab")[1]).toHaveAttribute("aria-selected", "true");
  },
};

export const LongText: Story = fromExamples(examples, "longText");
