import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { examples } from "./UnitSwitch.examples.ts";
import { UnitSwitch } from "./UnitSwitch.tsx";

const meta = { component: UnitSwitch, args: { onUnitsChange: fn() } } satisfies Meta<typeof UnitSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The switch is one tab stop. The arrow keys change the units. */
export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { labels, onUnitsChange } = shownArgs(context);
    const { getByRole } = within(context.canvasElement);
    await expect(getByRole("group", { name: labels.units })).toBeVisible();
    await userEvent.tab();
    await expect(getByRole("radio", { name: labels.metric })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(getByRole("radio", { name: labels.imperial })).toBeChecked();
    await expect(onUnitsChange).toHaveBeenLastCalledWith("imperial");
  },
};

export const Imperial: Story = fromExamples(examples, "imperial");

export const LongText: Story = fromExamples(examples, "longText");
