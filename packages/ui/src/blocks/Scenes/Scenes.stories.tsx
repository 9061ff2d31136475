import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { examples } from "./Scenes.examples.ts";
import { Scenes } from "./Scenes.tsx";

const meta = { component: Scenes, parameters: { layout: "fullscreen" } } satisfies Meta<typeof Scenes>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All scenes are closed initially, and open and close independently. */
export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const canvas = within(context.canvasElement);
    const { items } = shownArgs(context);
    for (const { title, description } of items) {
      await expect(canvas.getByText(description)).not.toBeVisible();
      await userEvent.click(canvas.getByRole("heading", { name: title }));
    }
    for (const { description } of items) await expect(canvas.getByText(description)).toBeVisible();
    await userEvent.click(canvas.getByRole("heading", { name: items[1]?.title ?? "" }));
    await expect(canvas.getByText(items[0]?.description ?? "")).toBeVisible();
    await expect(canvas.getByText(items[1]?.description ?? "")).not.toBeVisible();
  },
};

export const OnSurface: Story = fromExamples(examples, "onSurface");

export const LongText: Story = fromExamples(examples, "longText");
