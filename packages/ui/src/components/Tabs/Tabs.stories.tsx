import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { fromExamples } from "../../stories.ts";
import { examples } from "./Tabs.examples.ts";
import { Tabs, type TabsProps } from "./Tabs.tsx";

const meta = { component: Tabs, args: { onValueChange: fn() } } satisfies Meta<typeof Tabs>;
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
    await waitFor(() =>
      expect(within(canvasElement).getByRole("tabpanel")).toHaveAccessibleName(second.textContent ?? ""),
    );
    await userEvent.keyboard("{End}");
    await expect(last).toHaveFocus();
    await expect(last).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{ArrowRight}");
    await expect(first).toHaveFocus();
    // Inactive panels stay in the DOM, hidden by CSS only.
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

/** More tabs than fit: the tab list scrolls until the active tab is visible. */
export const ManyOnPhone: Story = {
  ...fromExamples(examples, "many"),
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole("tablist").getBoundingClientRect();
    const chosen = within(canvasElement).getByRole("tab", { selected: true });
    const inSight = () => {
      const { left, right } = chosen.getBoundingClientRect();
      return left >= list.left && right <= list.right;
    };
    await waitFor(() => expect(inSight()).toBe(true));
    await expect(window.scrollX).toBe(0);
  },
};

/** In right-to-left layouts, the left arrow key leads to the next tab. */
export const RightToLeft: Story = {
  ...fromExamples(examples, "default"),
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const [first, second, , last] = within(canvasElement).getAllByRole("tab");
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(second).toHaveFocus();
    await expect(second).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(last).toHaveFocus();
    await expect(getComputedStyle(within(canvasElement).getByRole("tabpanel")).direction).toBe("rtl");
  },
};

function TabsWithOwner({ value = "", onValueChange, ...args }: TabsProps) {
  const [chosen, setChosen] = useState(value);
  const follow = (next: string) => {
    onValueChange?.(next);
    setChosen(next);
  };
  return <Tabs {...args} value={chosen} onValueChange={follow} />;
}

/** Controlled: the parent holds the active tab. */
export const Controlled: Story = {
  ...fromExamples(examples, "controlled"),
  render: ({ ref: _, ...args }) => <TabsWithOwner {...args} />,
  play: async ({ canvasElement, args }) => {
    const [first, , third] = within(canvasElement).getAllByRole("tab");
    await expect(third).toHaveAttribute("aria-selected", "true");
    if (first) await userEvent.click(first);
    await expect(first).toHaveAttribute("aria-selected", "true");
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenLastCalledWith("wood");
  },
};

export const LongText: Story = fromExamples(examples, "longText");
