import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { examples } from "./FilterChips.examples.ts";
import { FilterChips } from "./FilterChips.tsx";

const meta = { component: FilterChips, args: { onValueChange: fn() } } satisfies Meta<typeof FilterChips>;
export default meta;
type Story = StoryObj<typeof meta>;

const radioNamed = (canvasElement: HTMLElement, label: string) =>
  within(canvasElement).getByRole("radio", { name: new RegExp(`^${label}( \\d+)?$`) });

/** The group is one tab stop. The arrow keys change the choice. */
export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { items, labels, onValueChange } = shownArgs(context);
    const { canvasElement } = context;
    const at = (index: number) => radioNamed(canvasElement, items[index]?.label ?? "");
    await expect(within(canvasElement).getByRole("group", { name: labels.group })).toBeVisible();
    await userEvent.tab();
    await expect(at(0)).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(at(1)).toBeChecked();
    await expect(onValueChange).toHaveBeenLastCalledWith(items[1]?.value);
    await userEvent.keyboard("{ArrowLeft}");
    await expect(at(0)).toBeChecked();
    await userEvent.click(at(3));
    await expect(onValueChange).toHaveBeenLastCalledWith(items[3]?.value);
    await expect(within(canvasElement).getAllByRole("radio", { checked: true })).toHaveLength(1);
  },
};

export const Chosen: Story = fromExamples(examples, "chosen");

/** Two or three short choices in one frame. */
export const Segment: Story = fromExamples(examples, "segment");

/** Controlled: nothing changes until the parent updates `value`. */
export const Controlled: Story = {
  ...fromExamples(examples, "controlled"),
  play: async (context) => {
    const { items, onValueChange } = shownArgs(context);
    const { canvasElement } = context;
    await userEvent.click(radioNamed(canvasElement, items[2]?.label ?? ""));
    await expect(onValueChange).toHaveBeenCalledWith(items[2]?.value);
    await expect(radioNamed(canvasElement, items[0]?.label ?? "")).toBeChecked();
  },
};

export const LongText: Story = fromExamples(examples, "longText");
