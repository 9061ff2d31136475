import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { Field, type FieldProps } from "../Field/index.ts";
import { examples } from "./FileInput.examples.ts";
import { FileInput, type FileInputProps } from "./FileInput.tsx";

interface StoryArgs extends FileInputProps {
  field: Omit<FieldProps, "children">;
}

function FileInputInField({ field, ...args }: StoryArgs) {
  return (
    <Field {...field}>
      <FileInput {...args} />
    </Field>
  );
}

const meta = {
  component: FileInputInField,
  args: { onSelect: fn(), onRefuse: fn(), onRemove: fn(), onRetry: fn() },
} satisfies Meta<typeof FileInputInField>;
export default meta;
type Story = StoryObj<typeof meta>;

const drawing = (name = "plate.dxf", content = "0 SECTION") => new File([content], name);

function inputIn(canvas: HTMLElement): HTMLInputElement {
  const input = canvas.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("The example has no file input.");
  return input;
}

function transferOf(...files: File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

const travelling = { bubbles: true, cancelable: true };

/**
 * Expects the reason for the refusal as visible text and as accessible description, and an empty input, so that the
 * file is not submitted.
 */
async function expectRefusal(canvas: HTMLElement, message: string) {
  await waitFor(() => expect(within(canvas).getByRole("status")).toHaveTextContent(message));
  await expect(inputIn(canvas)).toHaveAccessibleDescription(expect.stringContaining(message));
  await expect(inputIn(canvas)).toBeInvalid();
  await expect(inputIn(canvas).files).toHaveLength(0);
}

export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { canvasElement, args } = context;
    const { labels, field } = shownArgs(context);
    const input = inputIn(canvasElement);
    await expect(input).toHaveAccessibleName(String(field.label));
    await expect(input).toHaveAccessibleDescription(`${field.hint} ${labels.limits}`);
    await userEvent.upload(input, drawing());
    await expect(args.onSelect).toHaveBeenLastCalledWith(expect.objectContaining({ name: "plate.dxf" }));

    await userEvent.upload(input, drawing("plate.exe"), { applyAccept: false });
    await expectRefusal(canvasElement, labels.refused.type.replace("{name}", "plate.exe"));
    await expect(args.onRefuse).toHaveBeenLastCalledWith("type");
    await userEvent.upload(input, drawing("empty.dxf", ""));
    await expectRefusal(canvasElement, labels.refused.empty.replace("{name}", "empty.dxf"));
    await expect(args.onSelect).toHaveBeenCalledTimes(1);
  },
};

/** Files can also be dropped and pasted. Two files at once are refused. */
export const DroppedAndPasted: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { canvasElement, args } = context;
    const input = inputIn(canvasElement);
    input.dispatchEvent(
      new DragEvent("drop", {
        dataTransfer: transferOf(drawing("one.dxf"), drawing("two.dxf")),
        ...travelling,
      }),
    );
    await expectRefusal(canvasElement, shownArgs(context).labels.refused.many);
    await expect(args.onSelect).not.toHaveBeenCalled();

    input.dispatchEvent(
      new DragEvent("drop", { dataTransfer: transferOf(drawing("dropped.dxf")), ...travelling }),
    );
    await expect(args.onSelect).toHaveBeenLastCalledWith(expect.objectContaining({ name: "dropped.dxf" }));
    await expect(input.files?.[0]?.name).toBe("dropped.dxf");
    await waitFor(() => expect(input).not.toBeInvalid());

    input.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: transferOf(drawing("pasted.dxf")), ...travelling }),
    );
    await expect(args.onSelect).toHaveBeenLastCalledWith(expect.objectContaining({ name: "pasted.dxf" }));
    await expect(input.files?.[0]?.name).toBe("pasted.dxf");
  },
};

type Upload = Pick<FileInputProps, "file" | "status">;

function FileInputWithOwner({
  onSelect,
  onRemove,
  onRetry,
  ...args
}: ComponentProps<typeof FileInputInField>) {
  const [upload, setUpload] = useState<Upload>({ file: args.file, status: args.status ?? "idle" });
  return (
    <FileInputInField
      {...args}
      {...upload}
      onSelect={(file) => {
        onSelect(file);
        setUpload({ file, status: "uploading" });
      }}
      onRemove={() => {
        onRemove();
        setUpload({ file: null, status: "idle" });
      }}
      onRetry={() => {
        onRetry?.();
        setUpload({ ...upload, status: "uploading" });
      }}
    />
  );
}

/** Tab reaches the drop zone, then retry and remove. After either action, the focus returns to the drop zone. */
export const ByKeyboard: Story = {
  ...fromExamples(examples, "failed"),
  render: ({ ref: _, ...args }) => <FileInputWithOwner {...args} />,
  play: async (context) => {
    const { canvasElement, args } = context;
    const { labels, file } = shownArgs(context);
    const canvas = within(canvasElement);
    const button = (label: string) =>
      canvas.queryByRole("button", { name: label.replace("{name}", file?.name ?? "") });
    await userEvent.tab();
    await expect(inputIn(canvasElement)).toHaveFocus();
    await userEvent.tab();
    await expect(button(labels.retry)).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await expect(inputIn(canvasElement)).toHaveFocus();
    await expect(canvas.getByRole("progressbar")).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent(labels.uploading);
    await userEvent.tab();
    await expect(button(labels.cancel)).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
    await expect(inputIn(canvasElement)).toHaveFocus();
    await expect(button(labels.remove)).toBeNull();
    await expect(canvas.getByRole("status")).toHaveTextContent("");
  },
};

export const Chosen: Story = fromExamples(examples, "chosen");

export const Uploading: Story = {
  ...fromExamples(examples, "uploading"),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("progressbar")).toHaveProperty("value", 0.4);
  },
};

export const Done: Story = fromExamples(examples, "done");

export const Failed: Story = fromExamples(examples, "failed");

export const Invalid: Story = fromExamples(examples, "invalid");

export const LongText: Story = fromExamples(examples, "longText");
