import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { fromExamples } from "../../stories.ts";
import { examples } from "./SpecHighlights.examples.ts";
import { SpecHighlights } from "./SpecHighlights.tsx";

const meta = { component: SpecHighlights } satisfies Meta<typeof SpecHighlights>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = fromExamples(examples, "default");

export const Large: Story = fromExamples(examples, "large");

/** Two columns in a narrow container; no figure overflows its cell. */
export const Narrow: Story = {
  ...fromExamples(examples, "large"),
  render: (args) => (
    <div style={{ inlineSize: "21rem" }}>
      <SpecHighlights {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const cells = [...canvasElement.querySelectorAll("dl > div")];
    const tops = cells.map((cell) => Math.round(cell.getBoundingClientRect().top));
    await expect(new Set(tops).size).toBe(2);
    for (const cell of cells) await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
  },
};

export const LongText: Story = fromExamples(examples, "longText");
