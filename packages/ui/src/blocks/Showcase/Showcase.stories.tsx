import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { examples } from "./Showcase.examples.ts";
import { Showcase } from "./Showcase.tsx";

const meta = { component: Showcase, parameters: { layout: "fullscreen" } } satisfies Meta<typeof Showcase>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { canvasElement } = context;
    const { labels, items } = shownArgs(context);
    const canvas = within(canvasElement);
    for (const { title } of items) await expect(canvas.getByText(title)).toBeInTheDocument();
    await waitFor(() => expect(canvasElement.querySelector("[role=group][data-live]")).not.toBeNull());
    // Someone who asked for reduced motion finds it paused already.
    const paused = canvas.queryByRole("button", { name: labels.play });
    if (!paused) await userEvent.click(canvas.getByRole("button", { name: labels.pause }));
    await expect(canvas.getByRole("button", { name: labels.play })).toBeVisible();
  },
};

export const Dark: Story = fromExamples(examples, "dark");

export const LongText: Story = fromExamples(examples, "longText");
