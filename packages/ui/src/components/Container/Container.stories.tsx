import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { fromExamples } from "../../stories.ts";
import { examples } from "./Container.examples.ts";
import { Container } from "./Container.tsx";

const meta = { component: Container, parameters: { layout: "fullscreen" } } satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

/** At most 1280 px wide, with a gutter at the edges of the viewport. */
export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async ({ canvasElement }) => {
    const container = canvasElement.querySelector("div");
    if (!container) throw new Error("Container did not render a div");
    const { paddingLeft, width } = getComputedStyle(container);
    await expect(Number.parseFloat(paddingLeft)).toBeGreaterThanOrEqual(20);
    await expect(Number.parseFloat(width)).toBeLessThanOrEqual(1280);
  },
};
