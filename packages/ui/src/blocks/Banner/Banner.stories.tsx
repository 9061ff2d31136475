import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { examples } from "./Banner.examples.ts";
import { Banner } from "./Banner.tsx";

const meta = { component: Banner, parameters: { layout: "fullscreen" } } satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = fromExamples(examples, "default");

export const WordsOnly: Story = fromExamples(examples, "wordsOnly");

/** Takes about a sixth of the first screen. */
export const Compact: Story = {
  ...fromExamples(examples, "compact"),
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole("heading", { level: 1 });
    const section = heading.closest("section");
    await expect(section?.offsetHeight).toBeLessThan(innerHeight / 6 + 40);
    await expect(canvasElement.querySelector("img")).toBeNull();
  },
};

export const OnCanvas: Story = fromExamples(examples, "onCanvas");

/** Black text on a light picture and white text on a dark one, in every theme of the page. */
export const LightPicture: Story = {
  ...fromExamples(examples, "lightPicture"),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading", { level: 1 })).toHaveStyle({ color: "#0e1216" });
  },
};

export const DarkPicture: Story = {
  ...fromExamples(examples, "darkPicture"),
  play: async ({ canvasElement }) => {
    // No section has the tone `picture`, so the next section keeps its own padding.
    await expect(canvasElement.querySelector("[data-tone]")).toHaveAttribute("data-tone", "picture");
    await expect(within(canvasElement).getByRole("heading", { level: 1 })).toHaveStyle({ color: "#f3f5f6" });
  },
};

/** Ends a page: its heading has level 2, and its picture is lazy. */
export const Foot: Story = {
  ...fromExamples(examples, "foot"),
  play: async (context) => {
    const { canvasElement } = context;
    const { title } = shownArgs(context);
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { level: 2, name: title })).toBeVisible();
    await expect(canvas.getByRole("img")).toHaveAttribute("loading", "lazy");
  },
};

export const LongText: Story = fromExamples(examples, "longText");
