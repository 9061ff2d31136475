import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { figureNames, type InstalmentFigure } from "./entries.ts";
import { examples } from "./InstalmentCalculator.examples.ts";
import { InstalmentCalculator } from "./InstalmentCalculator.tsx";

const meta = {
  component: InstalmentCalculator,
  args: { onValueChange: fn() },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof InstalmentCalculator>;
export default meta;
type Story = StoryObj<typeof meta>;

function field(canvasElement: HTMLElement, name: InstalmentFigure): HTMLInputElement {
  const input = canvasElement.querySelector<HTMLInputElement>(`[data-figure=${name}]`);
  if (!input) throw new Error(`Field ${name} is missing.`);
  return input;
}

/** Returns the value beside a name in the list of results. */
function sumOf(canvasElement: HTMLElement, name: string): HTMLElement {
  const value = within(canvasElement).getByText(name, { selector: "dt" }).nextElementSibling;
  if (!(value instanceof HTMLElement)) throw new Error(`Result “${name}” has no value.`);
  return value;
}

/** Shows a worked example first. The fields are filled in with the keyboard alone, and the results are announced. */
export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { canvasElement } = context;
    const { labels, onValueChange } = shownArgs(context);
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { name: labels.sums.example })).toBeVisible();
    await expect(sumOf(canvasElement, labels.payment)).toHaveTextContent("2,127.39");

    field(canvasElement, "price").focus();
    for (const typed of ["1,200", "", "0", "12", "8"]) {
      if (typed) await userEvent.keyboard(typed);
      await userEvent.tab();
    }
    await expect(canvas.getByRole("heading", { name: labels.sums.yours })).toBeVisible();
    await expect(sumOf(canvasElement, labels.payment)).toHaveTextContent("100.00");
    await expect(canvas.getByText(new RegExp(labels.figures.margin), { selector: "p" })).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("100.00");
    await userEvent.keyboard("25{Enter}");
    await expect(onValueChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ price: "1,200", term: "12", margin: "25" }),
    );
    await expect(canvas.getByRole("status")).toHaveTextContent(labels.templates.jobs.replace("{count}", "4"));
    await expect(sumOf(canvasElement, labels.left)).toHaveTextContent("100.00");

    await userEvent.click(canvas.getByRole("button", { name: labels.clear }));
    for (const name of figureNames) await expect(field(canvasElement, name)).toHaveValue("");
    await expect(canvas.getByRole("heading", { name: labels.sums.example })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: labels.useExample }));
    await expect(field(canvasElement, "price")).toHaveValue("60000");
  },
};

/** The currency changes the symbol only; amounts are not converted. */
export const Filled: Story = {
  ...fromExamples(examples, "filled"),
  play: async (context) => {
    const { canvasElement } = context;
    const { labels } = shownArgs(context);
    const canvas = within(canvasElement);
    const digits = () => sumOf(canvasElement, labels.payment).textContent?.replace(/[^\d.,]/g, "");
    const before = digits();
    await expect(sumOf(canvasElement, labels.payment)).toHaveTextContent("€");
    await userEvent.click(canvas.getByRole("radio", { name: labels.currencies.USD }));
    await expect(sumOf(canvasElement, labels.payment)).toHaveTextContent("$");
    await expect(digits()).toBe(before);
  },
};

/** No interest, and too few jobs: the shortfall has its own label. */
export const FallsShort: Story = {
  ...fromExamples(examples, "fallsShort"),
  play: async (context) => {
    const { labels } = shownArgs(context);
    await expect(sumOf(context.canvasElement, labels.short)).toBeVisible();
    await expect(within(context.canvasElement).getAllByRole("math")[0]).toHaveAccessibleName("A = P ÷ n");
  },
};

/** Errors appear when a field loses focus, and disappear once corrected. */
export const Faulty: Story = {
  ...fromExamples(examples, "faulty"),
  play: async (context) => {
    const { canvasElement } = context;
    const { labels } = shownArgs(context);
    const canvas = within(canvasElement);
    await expect(canvas.queryByText(labels.faults.whole)).toBeNull();
    for (const name of figureNames) {
      field(canvasElement, name).focus();
      await userEvent.tab();
    }
    await expect(field(canvasElement, "term")).toHaveAccessibleDescription(labels.faults.whole);
    await expect(canvas.getByText(labels.faults.deposit)).toBeVisible();
    await expect(canvas.getByText(labels.faults.number)).toBeVisible();
    await userEvent.clear(field(canvasElement, "term"));
    await userEvent.type(field(canvasElement, "term"), "24");
    await expect(canvas.queryByText(labels.faults.whole)).toBeNull();
  },
};

export const LongText: Story = fromExamples(examples, "longText");
