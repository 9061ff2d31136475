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
    // Under reduced motion it is paused initially.
    const paused = canvas.queryByRole("button", { name: labels.play });
    if (!paused) await userEvent.click(canvas.getByRole("button", { name: labels.pause }));
    await expect(canvas.getByRole("button", { name: labels.play })).toBeVisible();
  },
};

/** Moves across the whole width of the screen; every picture has a link. */
export const Continuous: Story = {
  ...fromExamples(examples, "continuous"),
  play: async (context) => {
    const { canvasElement } = context;
    const { labels, items, title } = shownArgs(context);
    const canvas = within(canvasElement);
    const row = canvas.getByRole("group", { name: title });
    await waitFor(() => expect(row).toHaveAttribute("data-live"));
    const links = canvas.getAllByRole("link");
    await expect(links).toHaveLength(items.length);
    for (const [position, link] of links.entries()) {
      await expect(link).toHaveTextContent(items[position]?.title ?? "");
      await expect(link).toHaveAttribute("href", "#how");
    }
    const viewport = row.querySelector("[tabindex='0']")?.getBoundingClientRect();
    await expect(viewport?.left).toBeLessThanOrEqual(0);
    await expect(viewport?.right).toBeGreaterThanOrEqual(document.documentElement.clientWidth);
    const paused = canvas.queryByRole("button", { name: labels.play });
    if (!paused) await userEvent.click(canvas.getByRole("button", { name: labels.pause }));
    await waitFor(() => expect(row).not.toHaveAttribute("data-playing"));
  },
};

export const Dark: Story = fromExamples(examples, "dark");

export const LongText: Story = fromExamples(examples, "longText");
