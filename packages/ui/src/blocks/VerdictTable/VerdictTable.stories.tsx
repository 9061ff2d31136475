import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { examples } from "./VerdictTable.examples.ts";
import { VerdictTable } from "./VerdictTable.tsx";

const meta = { component: VerdictTable, parameters: { layout: "fullscreen" } } satisfies Meta<
  typeof VerdictTable
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every verdict has a word, not only an icon. */
export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { title, rows, labels } = shownArgs(context);
    const table = within(within(context.canvasElement).getByRole("table", { name: title }));
    await expect(table.getAllByRole("rowheader")).toHaveLength(rows.length);
    for (const level of ["yes", "partly", "no"] as const) {
      const said = rows.flatMap((row) => row.levels).filter((each) => each === level);
      await expect(table.getAllByText(labels[level])).toHaveLength(said.length);
    }
  },
};

export const WithLead: Story = fromExamples(examples, "withLead");

export const OnSurface: Story = fromExamples(examples, "onSurface");

export const Dark: Story = fromExamples(examples, "dark");

export const LongText: Story = fromExamples(examples, "longText");
