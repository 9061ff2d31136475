import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { examples } from "./ProductIntro.examples.ts";
import { ProductIntro } from "./ProductIntro.tsx";

const meta = { component: ProductIntro, parameters: { layout: "fullscreen" } } satisfies Meta<
  typeof ProductIntro
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { canvasElement } = context;
    const { labels, figures } = shownArgs(context);
    const canvas = within(canvasElement);
    for (const { label } of figures) await expect(canvas.getByText(label)).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector("[role=group][data-live]")).not.toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: labels.pause }));
    await userEvent.click(canvas.getByRole("button", { name: labels.goTo.replace("{index}", "3") }));
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: labels.goTo.replace("{index}", "3") })).toHaveAttribute(
        "aria-current",
        "true",
      ),
    );
  },
};

/** A series has no plate: its figures are in a row below the pictures, which lose at most a ninth of their height. */
export const WholePicture: Story = {
  ...fromExamples(examples, "series"),
  play: async ({ canvasElement }) => {
    const viewport = canvasElement.querySelector<HTMLElement>("[data-carousel] > [tabindex]");
    const { width, height } = viewport?.getBoundingClientRect() ?? new DOMRect();
    const expected = Math.min(600, 159 + (innerWidth - 390) * 0.42);
    await expect(Math.abs(height - expected)).toBeLessThan(1);
    await expect(width / height).toBeLessThan(2.3);
    // The name is above the pictures, so that both are in the first screen.
    const heading = within(canvasElement).getByRole("heading", { level: 2 });
    await expect(heading.getBoundingClientRect().bottom).toBeLessThan(
      viewport?.getBoundingClientRect().top ?? 0,
    );
  },
};

/** Title, actions, pictures and plate are in this order, and in a large window the plate is beside the pictures. */
export const Plated: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { canvasElement } = context;
    const { actions = [] } = shownArgs(context);
    const pictures = canvasElement.querySelector("[data-carousel] > [tabindex]")?.getBoundingClientRect();
    const plate = canvasElement.querySelector("[data-carousel] + div")?.getBoundingClientRect();
    if (!pictures || !plate) throw new Error("The intro has no pictures or no plate.");
    if (innerWidth > 1024) await expect(plate.left).toBeGreaterThan(pictures.right);
    else await expect(plate.top).toBeGreaterThan(pictures.bottom);
    for (const { label } of actions) {
      const link = within(canvasElement).getByRole("link", { name: label });
      await expect(link.getBoundingClientRect().bottom).toBeLessThan(pictures.top);
    }
  },
};

export const LongText: Story = fromExamples(examples, "longText");
