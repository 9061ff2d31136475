import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { Field } from "../Field/index.ts";
import { examples } from "./Combobox.examples.ts";
import { Combobox, type ComboboxProps } from "./Combobox.tsx";

/** Filters the options by their labels, as a parent component does. */
function Filtering({ options, onValueChange, ...props }: ComboboxProps) {
  const [text, setText] = useState(props.defaultValue ?? "");
  const fitting = options.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
  return (
    <Combobox
      {...props}
      onValueChange={(next) => {
        setText(next);
        onValueChange?.(next);
      }}
      options={fitting}
    />
  );
}

const meta = {
  component: Combobox,
  args: { onChoose: fn(), onValueChange: fn() },
  render: (props) => (
    <Field label={props.labels.options}>
      <Filtering {...props} />
    </Field>
  ),
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return { canvas, field: canvas.getByRole("combobox"), options: () => canvas.queryAllByRole("option") };
};

/** Keyboard only: arrow keys wrap around, Enter chooses, Escape first closes the list and then clears the field. */
export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { options: all, onChoose } = shownArgs(context);
    const { field, options } = parts(context.canvasElement);
    await userEvent.click(field);
    await expect(field).toHaveAttribute("aria-expanded", "true");
    await expect(options()).toHaveLength(all.length);
    await userEvent.keyboard("{ArrowUp}");
    await expect(options().at(-1)).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{ArrowDown}");
    await expect(field).toHaveAttribute("aria-activedescendant", options()[0]?.id);
    await userEvent.keyboard("{Enter}");
    await expect(onChoose).toHaveBeenLastCalledWith(all[0]);
    await expect(field).toHaveValue(all[0]?.label);
    await expect(field).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("{ArrowDown}{Escape}");
    await expect(field).toHaveValue(all[0]?.label);
    await userEvent.keyboard("{Escape}");
    await expect(field).toHaveValue("");
  },
};

/** Typing filters the options. A click chooses an option and keeps the focus in the field. */
export const Filled: Story = {
  ...fromExamples(examples, "filled"),
  play: async (context) => {
    const { options: all, labels, onChoose } = shownArgs(context);
    const { canvas, field, options } = parts(context.canvasElement);
    await userEvent.clear(field);
    await userEvent.type(field, all[2]?.label ?? "");
    await expect(options()).toHaveLength(1);
    await userEvent.clear(field);
    await userEvent.click(canvas.getByRole("button", { name: labels.open, hidden: true }));
    await userEvent.click(canvas.getByRole("button", { name: labels.open, hidden: true }));
    await expect(options()).toHaveLength(all.length);
    const [, second] = options();
    if (second) await userEvent.click(second);
    await expect(onChoose).toHaveBeenLastCalledWith(all[1]);
    await expect(field).toHaveFocus();
  },
};

/** While an input method composes, the list stays closed and ignores the keys. */
export const Composing: Story = {
  tags: ["!autodocs", "!dev"],
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { onChoose, options: all } = shownArgs(context);
    const { field, options } = parts(context.canvasElement);
    await userEvent.click(field);
    await userEvent.keyboard("{ArrowDown}");
    await fireEvent.compositionStart(field);
    await expect(options()).toHaveLength(0);
    await fireEvent.keyDown(field, { key: "Enter", isComposing: true });
    await expect(onChoose).not.toHaveBeenCalled();
    await fireEvent.input(field, { target: { value: all[1]?.label } });
    await fireEvent.compositionEnd(field);
    await expect(options()).toHaveLength(1);
  },
};

export const LongText: Story = fromExamples(examples, "longText");
