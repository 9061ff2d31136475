import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, userEvent, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { examples } from "./Comparison.examples.ts";
import { Comparison } from "./Comparison.tsx";

const meta = { component: Comparison, parameters: { layout: "fullscreen" } } satisfies Meta<
  typeof Comparison
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { title, labels } = shownArgs(context);
    const canvas = within(context.canvasElement);
    await expect(canvas.getByRole("table")).toHaveAccessibleName(title);
    const all = canvas.getAllByRole("rowheader").length;
    await userEvent.click(canvas.getByRole("checkbox", { name: labels.differencesOnly }));
    await expect(canvas.getAllByRole("rowheader").length).toBeLessThan(all);
  },
};

export const OnSurface: Story = fromExamples(examples, "onSurface");

/** Copies the address, saves the shown table and prints it. */
export const WithTools: Story = {
  ...fromExamples(examples, "withTools"),
  play: async (context) => {
    const { tools, labels, models } = shownArgs(context);
    if (!tools) throw new Error("The example has no tools.");
    const canvas = within(context.canvasElement);
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue(undefined);
    await userEvent.click(canvas.getByRole("button", { name: tools.copyLink }));
    await expect(await canvas.findByRole("status")).toHaveTextContent(tools.copied);
    await expect(write).toHaveBeenCalledWith(location.href);
    write.mockRestore();

    const made = spyOn(URL, "createObjectURL");
    // Prevents the download of the file when the story runs.
    const click = spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue(undefined);
    await userEvent.click(canvas.getByRole("radio", { name: labels.imperial }));
    await userEvent.click(canvas.getByRole("button", { name: tools.csv }));
    const [file] = made.mock.lastCall ?? [];
    if (!(file instanceof Blob)) throw new Error("No file was made.");
    const bytes = new Uint8Array(await file.arrayBuffer());
    await expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head = "", ...lines] = new TextDecoder().decode(bytes).split("\r\n");
    const shown = canvas.getAllByRole("columnheader").map((header) => header.textContent);
    await expect(head).toBe(["", ...shown].join());
    await expect(shown.length).toBeLessThan(models.length);
    await expect(lines.some((line) => line.includes(labels.imperialUnits.in))).toBe(true);
    made.mockRestore();
    click.mockRestore();

    const printed = spyOn(window, "print").mockReturnValue(undefined);
    await userEvent.click(canvas.getByRole("button", { name: tools.print }));
    await expect(printed).toHaveBeenCalled();
    printed.mockRestore();
  },
};

export const LongText: Story = fromExamples(examples, "longText");
