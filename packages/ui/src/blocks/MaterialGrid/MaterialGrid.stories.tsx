import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { examples } from "./MaterialGrid.examples.ts";
import { MaterialGrid } from "./MaterialGrid.tsx";

const meta = {
  component: MaterialGrid,
  args: { onPageChange: fn() },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof MaterialGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { canvasElement } = context;
    const { items, labels, onPageChange, title } = shownArgs(context);
    const canvas = within(canvasElement);
    for (const { name } of items) await expect(canvas.getByText(name)).toBeInTheDocument();
    await waitFor(() => expect(canvasElement.querySelector("[role=group][data-live]")).not.toBeNull());
    await expect(canvas.getByRole("group", { name: title })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: labels.next }));
    await waitFor(() => expect(onPageChange).toHaveBeenLastCalledWith(1));
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: labels.next })).toHaveAttribute("aria-disabled", "true"),
    );
  },
};

export const Dark: Story = fromExamples(examples, "dark");

export const Padded: Story = fromExamples(examples, "padded");

/** The parent controls the page, and resets it when another model is selected. */
export const Controlled: Story = {
  ...fromExamples(examples, "controlled"),
  play: async (context) => {
    const { canvasElement } = context;
    const { labels, onPageChange } = shownArgs(context);
    await waitFor(() => expect(canvasElement.querySelector("[role=group][data-live]")).not.toBeNull());
    await userEvent.click(within(canvasElement).getByRole("button", { name: labels.previous }));
    await waitFor(() => expect(onPageChange).toHaveBeenCalledWith(0));
  },
};

export const LongText: Story = fromExamples(examples, "longText");
