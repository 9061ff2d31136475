import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { examples } from "./DrawingPreview.examples.ts";
import { DrawingPreview } from "./DrawingPreview.tsx";

const meta = { component: DrawingPreview } satisfies Meta<typeof DrawingPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

const widthOf = (drawing: HTMLElement) => Number(drawing.getAttribute("viewBox")?.split(" ")[2]);

/** Zooms by keyboard and by buttons, and shows the whole again. */
export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { labels } = shownArgs(context);
    const canvas = within(context.canvasElement);
    const drawing = canvas.getByRole("img", { name: labels.drawing });
    const whole = widthOf(drawing);
    await userEvent.tab();
    await expect(drawing).toHaveFocus();
    await userEvent.keyboard("++");
    await expect(widthOf(drawing)).toBeLessThan(whole / 2);
    const before = drawing.getAttribute("viewBox");
    await userEvent.keyboard("{ArrowRight}");
    await expect(drawing.getAttribute("viewBox")).not.toBe(before);
    await userEvent.keyboard("0");
    await expect(widthOf(drawing)).toBe(whole);
    await userEvent.click(canvas.getByRole("button", { name: labels.zoomIn }));
    await expect(widthOf(drawing)).toBeLessThan(whole);
    await userEvent.click(canvas.getByRole("button", { name: labels.zoomOut }));
    await expect(widthOf(drawing)).toBe(whole);
  },
};

export const Marked: Story = fromExamples(examples, "marked");

/** A place of a finding, shown large. */
export const Place: Story = {
  ...fromExamples(examples, "place"),
  play: async (context) => {
    const { labels, width } = shownArgs(context);
    const drawing = within(context.canvasElement).getByRole("img", { name: labels.drawing });
    await expect(widthOf(drawing)).toBeLessThan(width / 4);
    await userEvent.click(within(context.canvasElement).getByRole("button", { name: labels.whole }));
    await expect(widthOf(drawing)).toBeGreaterThan(width);
  },
};

export const LongText: Story = fromExamples(examples, "longText");
