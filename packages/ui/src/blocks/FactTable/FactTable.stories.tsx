import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { examples } from "./FactTable.examples.ts";
import { FactTable } from "./FactTable.tsx";

const meta = { component: FactTable, parameters: { layout: "fullscreen" } } satisfies Meta<typeof FactTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { title, columns, rows } = shownArgs(context);
    const table = within(within(context.canvasElement).getByRole("table", { name: title }));
    await expect(table.getAllByRole("columnheader")).toHaveLength(columns.length + 1);
    await expect(table.getAllByRole("rowheader")).toHaveLength(rows.length);
  },
};

export const OnSurface: Story = fromExamples(examples, "onSurface");

export const LongText: Story = fromExamples(examples, "longText");
