import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { examples } from "./Counters.examples.ts";
import { Counters } from "./Counters.tsx";

const meta = { component: Counters, parameters: { layout: "fullscreen" } } satisfies Meta<typeof Counters>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All figures count together and end at their final values. */
export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { items } = shownArgs(context);
    const running = () => context.canvasElement.querySelectorAll("li [aria-hidden]");
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches)
      await waitFor(() => expect(running()).toHaveLength(items.length));
    await waitFor(() => expect(running()).toHaveLength(0));
    const shown = [...context.canvasElement.querySelectorAll("li")].map((item) => item.textContent);
    await expect(shown).toEqual(items.map(({ value, label }) => `${label}${value}+`));
  },
};

export const Titled: Story = fromExamples(examples, "titled");

export const Dark: Story = fromExamples(examples, "dark");

export const LongText: Story = fromExamples(examples, "longText");
