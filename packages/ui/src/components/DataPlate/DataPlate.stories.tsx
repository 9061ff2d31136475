import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { examples } from "./DataPlate.examples.ts";
import { DataPlate } from "./DataPlate.tsx";

const meta = { component: DataPlate } satisfies Meta<typeof DataPlate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { plate } = shownArgs(context);
    await expect(context.canvasElement).toHaveTextContent(plate.source);
  },
};
export const Rf: Story = fromExamples(examples, "rf");
export const Diode: Story = fromExamples(examples, "diode");
export const Fibre: Story = fromExamples(examples, "fibre");

/** Beside a picture: one figure below the other, and none wider than the plate. */
export const Narrow: Story = {
  ...fromExamples(examples, "longText"),
  render: (args) => (
    <div style={{ inlineSize: "17rem" }}>
      <DataPlate {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const cells = [...canvasElement.querySelectorAll("dl > div")];
    const starts = new Set(cells.map((cell) => Math.round(cell.getBoundingClientRect().left)));
    await expect(starts.size).toBe(1);
    for (const cell of cells) await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
  },
};

export const LongText: Story = fromExamples(examples, "longText");
