import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { examples } from "./CompareTable.examples.ts";
import { CompareTable } from "./CompareTable.tsx";
import type { CompareTableProps } from "./CompareTable.types.ts";
import { phoneQuery } from "./phone-query.ts";

const meta = {
  component: CompareTable,
  args: { onChosenChange: fn(), onDifferencesOnlyChange: fn(), onUnitsChange: fn() },
} satisfies Meta<typeof CompareTable>;
export default meta;
type Story = StoryObj<typeof meta>;

const columns = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole("columnheader")
    .map((header) => header.textContent);
const rows = (canvasElement: HTMLElement) => within(canvasElement).getAllByRole("rowheader").length;

/** On phones, two lists choose one model each. Choosing the model of the other list swaps the two. */
async function chooseByLists(canvasElement: HTMLElement, args: CompareTableProps) {
  const { models, labels } = args;
  const list = (number: number) =>
    within(canvasElement).getByRole("combobox", { name: labels.place.replace("{index}", String(number)) });
  await expect(columns(canvasElement)).toEqual(models.slice(0, 2).map(({ name }) => name));
  await userEvent.selectOptions(list(1), models[3]?.id ?? "");
  await expect(columns(canvasElement)).toEqual([models[1]?.name, models[3]?.name]);
  await userEvent.selectOptions(list(1), models[1]?.id ?? "");
  await expect(list(2)).toHaveValue(models[3]?.id);
}

/** Checkboxes choose two to four models. Tab moves from the checkboxes over the switches to the table. */
export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { canvasElement } = context;
    const { caption, models, labels, onChosenChange } = shownArgs(context);
    if (matchMedia(phoneQuery).matches) return chooseByLists(canvasElement, shownArgs(context));
    const canvas = within(canvasElement);
    const box = (index: number) => canvas.getByRole("checkbox", { name: models[index]?.name ?? "" });
    await expect(columns(canvasElement)).toEqual(models.slice(0, 3).map(({ name }) => name));
    await userEvent.tab();
    await expect(box(0)).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(columns(canvasElement)).toEqual(models.slice(1, 3).map(({ name }) => name));
    await expect(onChosenChange).toHaveBeenLastCalledWith([models[1]?.id, models[2]?.id]);
    // Two is the minimum, so neither model can be removed.
    await expect(box(1)).toBeDisabled();
    await userEvent.keyboard(" ");
    await userEvent.click(box(4));
    await expect(columns(canvasElement)).toHaveLength(4);
    // Four is the maximum.
    await expect(box(3)).toBeDisabled();
    await userEvent.click(canvas.getByRole("checkbox", { name: labels.differencesOnly }));
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: labels.metric })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("group", { name: caption })).toHaveFocus();
  },
};

export const Pictured: Story = {
  ...fromExamples(examples, "pictured"),
  play: async ({ canvasElement }) => {
    const names = [...canvasElement.querySelectorAll("thead th")];
    const pictured = [...canvasElement.querySelectorAll<HTMLTableCellElement>("[data-pictures] td:has(img)")];
    await expect(pictured.length).toBeGreaterThan(1);
    // The header of each picture cell is the model name below it.
    await expect(pictured.map(({ headers }) => canvasElement.querySelector(`[id="${headers}"]`))).toEqual(
      names,
    );
  },
};

/** With the switch on, rows with equal values for all chosen models are hidden. */
export const DifferencesOnly: Story = {
  ...fromExamples(examples, "differencesOnly"),
  play: async (context) => {
    const { canvasElement } = context;
    const { labels, groups, onDifferencesOnlyChange } = shownArgs(context);
    const few = rows(canvasElement);
    await userEvent.click(within(canvasElement).getByRole("checkbox", { name: labels.differencesOnly }));
    await expect(onDifferencesOnlyChange).toHaveBeenLastCalledWith(false);
    const all = groups.reduce((sum, group) => sum + group.rows.length + 1, 0);
    await expect(rows(canvasElement)).toBe(all);
    await expect(few).toBeLessThan(all);
  },
};

/** Controlled: the parent holds the chosen models. */
export const Controlled: Story = {
  ...fromExamples(examples, "controlled"),
  play: async (context) => {
    const { canvasElement } = context;
    const { models, onChosenChange } = shownArgs(context);
    if (matchMedia(phoneQuery).matches) {
      const [first] = within(canvasElement).getAllByRole("combobox");
      await userEvent.selectOptions(first ?? canvasElement, models[2]?.id ?? "");
      await expect(onChosenChange).toHaveBeenCalledWith([models[2]?.id, models[1]?.id]);
      await expect(columns(canvasElement)).toEqual(models.slice(0, 2).map(({ name }) => name));
      return;
    }
    await userEvent.click(within(canvasElement).getByRole("checkbox", { name: models[2]?.name ?? "" }));
    await expect(onChosenChange).toHaveBeenCalledWith(models.slice(0, 3).map(({ id }) => id));
    await expect(columns(canvasElement)).toHaveLength(2);
  },
};

export const NothingDiffers: Story = {
  ...fromExamples(examples, "nothingDiffers"),
  play: async (context) => {
    const { labels } = shownArgs(context);
    const canvas = within(context.canvasElement);
    await expect(canvas.getByText(labels.noDifferences)).not.toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: labels.differencesOnly }));
    await waitFor(() => expect(canvas.getByText(labels.noDifferences)).toBeVisible());
  },
};

export const LongText: Story = fromExamples(examples, "longText");
