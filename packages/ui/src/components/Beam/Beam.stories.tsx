import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { fromExamples } from "../../stories.ts";
import { examples } from "./Beam.examples.ts";
import { Beam } from "./Beam.tsx";

const meta = {
  component: Beam,
  decorators: [(Story) => <div style={{ maxInlineSize: "20rem", paddingBlock: "1rem" }}>{Story()}</div>],
} satisfies Meta<typeof Beam>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = fromExamples(examples, "default");

/** The beam has shrunk to zero width. It stays in the DOM and can grow again. */
export const Inactive: Story = {
  tags: ["!autodocs"],
  ...fromExamples(examples, "inactive"),
  play: async ({ canvasElement }) => {
    const beam = canvasElement.querySelector("[data-active]");
    await expect(beam?.getBoundingClientRect().width).toBe(0);
  },
};
