import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { examples } from "./TestGrid.examples.ts";
import { TestGrid } from "./TestGrid.tsx";

const meta = {
  component: TestGrid,
  parameters: { layout: "fullscreen" },
  args: { onChosenChange: fn() },
} satisfies Meta<typeof TestGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One tab stop. The arrow keys choose along the rows and the columns; the answer follows. */
export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { power, speed, start, verdicts, squares, onChosenChange } = shownArgs(context);
    const canvas = within(context.canvasElement);
    const radios = canvas.getAllByRole("radio");
    const columns = speed.values.length;
    const at = (row: number, column: number) => radios[row * columns + column];
    const [row, column] = start;
    await expect(radios).toHaveLength(power.values.length * columns);
    await expect(at(row, column)).toBeChecked();
    await userEvent.tab();
    await expect(at(row, column)).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}");
    await expect(at(row - 1, column)).toBeChecked();
    await expect(at(row - 1, column)).toHaveFocus();
    await expect(onChosenChange).toHaveBeenLastCalledWith([row - 1, column]);
    await userEvent.keyboard("{ArrowDown}{ArrowRight}");
    await expect(at(row, column + 1)).toBeChecked();
    // The weakest square: its verdict and its figures stand beside the plate.
    const weakest = at(0, columns - 1);
    if (weakest) await userEvent.click(weakest);
    const verdict = verdicts[squares[0]?.[columns - 1]?.verdict ?? -1];
    await expect(canvas.getByText(verdict?.text ?? "")).toBeVisible();
  },
};

export const Dark: Story = fromExamples(examples, "dark");

/** Nothing is known: no pictures of results, and the weakest square is the one to begin with. */
export const Unknown: Story = {
  ...fromExamples(examples, "unknown"),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("img")).toHaveLength(0);
  },
};

export const LongText: Story = fromExamples(examples, "longText");
