import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, userEvent, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { examples } from "./SpecSection.examples.ts";
import { SpecSection } from "./SpecSection.tsx";

const meta = { component: SpecSection, parameters: { layout: "fullscreen" } } satisfies Meta<
  typeof SpecSection
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { title, labels } = shownArgs(context);
    const canvas = within(context.canvasElement);
    await expect(canvas.getByRole("region", { name: title })).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: labels.imperial }));
    await expect(canvas.getByRole("radio", { name: labels.imperial })).toBeChecked();
  },
};

export const OnSurface: Story = fromExamples(examples, "onSurface");

export const Dark: Story = fromExamples(examples, "dark");

/** Prints the table, or downloads its data. */
export const WithSheet: Story = {
  ...fromExamples(examples, "withSheet"),
  play: async (context) => {
    const { sheet } = shownArgs(context);
    if (!sheet) throw new Error("The example has no sheet.");
    const canvas = within(context.canvasElement);
    const printed = spyOn(window, "print").mockReturnValue(undefined);
    await userEvent.click(canvas.getByRole("button", { name: sheet.print }));
    await expect(printed).toHaveBeenCalled();
    printed.mockRestore();
    await expect(canvas.getByRole("link", { name: sheet.data.label })).toHaveAttribute("download");
    await expect(canvas.getByText(sheet.contact)).not.toBeVisible();
  },
};

export const LongText: Story = fromExamples(examples, "longText");
