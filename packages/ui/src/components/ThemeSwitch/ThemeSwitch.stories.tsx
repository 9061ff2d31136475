import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { examples } from "./ThemeSwitch.examples.ts";
import { ThemeSwitch } from "./ThemeSwitch.tsx";

const meta = { component: ThemeSwitch, args: { onValueChange: fn() } } satisfies Meta<typeof ThemeSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { labels, onValueChange } = shownArgs(context);
    const canvas = within(context.canvasElement);
    await expect(canvas.getByRole("group", { name: labels.group })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: labels.system })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: labels.light })).toBeChecked();
    await userEvent.click(canvas.getByRole("radio", { name: labels.dark }));
    await expect(canvas.getByRole("radio", { name: labels.dark })).toBeChecked();
    await expect(onValueChange).toHaveBeenLastCalledWith("dark");
  },
};

export const Dark: Story = fromExamples(examples, "dark");

/** Controlled: nothing changes until the parent updates `value`. */
export const Controlled: Story = {
  ...fromExamples(examples, "controlled"),
  play: async (context) => {
    const { labels, onValueChange } = shownArgs(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole("radio", { name: labels.dark }));
    await expect(onValueChange).toHaveBeenCalledWith("dark");
    await expect(canvas.getByRole("radio", { name: labels.light })).toBeChecked();
  },
};
