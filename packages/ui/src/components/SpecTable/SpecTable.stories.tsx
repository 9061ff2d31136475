import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { formatValue } from "./format.ts";
import { examples } from "./SpecTable.examples.ts";
import { SpecTable } from "./SpecTable.tsx";

const meta = { component: SpecTable, args: { onUnitsChange: fn() } } satisfies Meta<typeof SpecTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The unit switch is one tab stop. The HTML contains both systems of units, one of which is visible. */
export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { groups, labels, language, onUnitsChange } = shownArgs(context);
    const canvas = within(context.canvasElement);
    const row = groups[0]?.rows[0];
    if (!row) throw new Error("The example has no row.");
    const metric = canvas.getByText(formatValue(row.value, language, labels), { collapseWhitespace: false });
    const imperial = canvas.getByText(formatValue(row.value, language, labels, "imperial"), {
      collapseWhitespace: false,
    });
    await expect(metric).toBeVisible();
    await expect(imperial).not.toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: labels.metric })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(imperial).toBeVisible();
    await expect(metric).not.toBeVisible();
    await expect(onUnitsChange).toHaveBeenLastCalledWith("imperial");
    // Values that are not measurements are the same in both systems.
    await expect(canvas.getAllByRole("link")[0]).toBeVisible();
  },
};

export const OneGroup: Story = fromExamples(examples, "oneGroup");

export const Inches: Story = {
  ...fromExamples(examples, "inches"),
  play: async (context) => {
    const { labels } = shownArgs(context);
    await expect(within(context.canvasElement).getByRole("radio", { name: labels.imperial })).toBeChecked();
  },
};

/** Controlled: the parent holds the system of units. */
export const Controlled: Story = {
  ...fromExamples(examples, "controlled"),
  play: async (context) => {
    const { labels, onUnitsChange } = shownArgs(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole("radio", { name: labels.imperial }));
    await expect(onUnitsChange).toHaveBeenCalledWith("imperial");
    await expect(canvas.getByRole("radio", { name: labels.metric })).toBeChecked();
  },
};

/** Without quantities to convert there is no switch. */
export const WithoutQuantities: Story = {
  ...fromExamples(examples, "withoutQuantities"),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("radio")).toBeNull();
  },
};

/** In a narrow container, the pairs are stacked in the same order. */
export const Narrow: Story = {
  ...fromExamples(examples, "default"),
  render: (args) => (
    <div style={{ inlineSize: "22rem" }}>
      <SpecTable {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const terms = [...canvasElement.querySelectorAll("dt")].map((term) => term.getBoundingClientRect().left);
    await expect(new Set(terms).size).toBe(1);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const LongText: Story = fromExamples(examples, "longText");
