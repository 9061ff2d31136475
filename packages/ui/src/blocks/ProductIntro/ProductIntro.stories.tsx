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

/** The pictures are 2:1 and lose at most a ninth of their height, so that the whole machine stays visible. */
export const WholePicture: Story = {
  ...fromExamples(examples, "default"),
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

export const LongText: Story = fromExamples(examples, "longText");
