import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, userEvent, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { examples } from "./Downloads.examples.ts";
import { Downloads } from "./Downloads.tsx";

const meta = { component: Downloads, parameters: { layout: "fullscreen" } } satisfies Meta<typeof Downloads>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One tab for each group. A missing file has a message and a link to contact. */
export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { groups, contact, labels } = shownArgs(context);
    const canvas = within(context.canvasElement);
    await expect(canvas.getAllByRole("tab")).toHaveLength(groups.length);
    await expect(canvas.getByText(labels.missing)).toBeVisible();
    await expect(canvas.getByRole("link", { name: contact.label })).toHaveAttribute("href", contact.href);
    await userEvent.click(canvas.getByRole("tab", { name: groups[1]?.title ?? "" }));
    const file = groups[1]?.files[0];
    const name = labels.downloadFile.replace("{name}", file?.name ?? "");
    await expect(await canvas.findByRole("link", { name })).toHaveAttribute("href", file?.href);
  },
};

/** A single group has no tabs. The row shows a message after the checksum was copied, and another if the browser refused. */
export const OneGroup: Story = {
  ...fromExamples(examples, "oneGroup"),
  play: async (context) => {
    const { groups, labels } = shownArgs(context);
    const canvas = within(context.canvasElement);
    await expect(canvas.queryByRole("tab")).toBeNull();
    const file = groups[0]?.files[0];
    const button = canvas.getByRole("button", { name: labels.copyOf.replace("{name}", file?.name ?? "") });
    const write = spyOn(navigator.clipboard, "writeText");
    write.mockResolvedValueOnce(undefined);
    await userEvent.click(button);
    await expect(await canvas.findByRole("status")).toHaveTextContent(labels.copied);
    await expect(write).toHaveBeenCalledWith(file?.sha256);
    write.mockRejectedValueOnce(new DOMException("Not allowed.", "NotAllowedError"));
    await userEvent.click(button);
    await expect(
      await canvas.findByText(labels.copyFailed, { selector: "[role=status] *" }),
    ).toBeInTheDocument();
    write.mockRestore();
  },
};

export const OnSurface: Story = fromExamples(examples, "onSurface");

export const LongText: Story = fromExamples(examples, "longText");
