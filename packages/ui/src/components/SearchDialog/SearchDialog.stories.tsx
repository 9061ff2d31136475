import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { Button } from "../Button/index.ts";
import { Stack } from "../Stack/index.ts";
import { Text } from "../Text/index.ts";
import { examples } from "./SearchDialog.examples.ts";
import { SearchDialog, type SearchDialogProps } from "./SearchDialog.tsx";

interface Args extends Omit<SearchDialogProps, "children"> {
  openLabel: string;
  nothing: string;
}

function Example({ openLabel, nothing, ...args }: Args) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: prevents the results' links from leaving the story.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link fires a click.
    <div onClick={(event) => event.preventDefault()}>
      <SearchDialog trigger={<Button variant="secondary">{openLabel}</Button>} {...args}>
        <Text>{nothing}</Text>
      </SearchDialog>
    </div>
  );
}

const meta = {
  component: Example,
  parameters: { docs: { frame: { press: "button" } } },
  args: { onChoose: fn(), onOpenChange: fn(), onValueChange: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story["play"]>>[0];

async function openIt(context: PlayContext) {
  const { openLabel } = shownArgs(context);
  await userEvent.click(within(context.canvasElement).getByRole("button", { name: openLabel }));
  const dialog = await screen.findByRole("dialog");
  await waitFor(() => expect(dialog.getAnimations()).toHaveLength(0));
  return { dialog, field: within(dialog).getByRole("combobox") };
}
const expectClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

/**
 * Keyboard only: the first result is highlighted, arrow keys wrap around, Enter follows the link, Escape closes the
 * dialog and keeps the text.
 */
export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { groups, labels, onChoose, defaultValue, status, openLabel } = shownArgs(context);
    const { dialog, field } = await openIt(context);
    const all = groups.flatMap(({ results }) => results);
    const options = within(dialog).getAllByRole("option");
    await expect(dialog).toHaveAccessibleName(labels.title);
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue(defaultValue);
    await expect(within(dialog).getByRole("status")).toHaveTextContent(status);
    await expect(within(dialog).getAllByRole("group")).toHaveLength(groups.length);
    await expect(field).toHaveAttribute("aria-activedescendant", options[0]?.id);
    await userEvent.keyboard("{ArrowUp}");
    await expect(options.at(-1)).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(field).toHaveAttribute("aria-activedescendant", options[1]?.id);
    await userEvent.keyboard("{Enter}");
    await expect(onChoose).toHaveBeenLastCalledWith(all[1]);
    await expectClosed();
    await openIt(context);
    await userEvent.keyboard("{Escape}");
    await expectClosed();
    const opener = within(context.canvasElement).getByRole("button", { name: openLabel });
    await waitFor(() => expect(opener).toHaveFocus());
    await openIt(context);
  },
};

/** While an input method composes, its intermediate text is not searched and its keys are ignored. */
export const Composing: Story = {
  tags: ["!autodocs", "!dev"],
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { onChoose, onValueChange } = shownArgs(context);
    const { field } = await openIt(context);
    await fireEvent.compositionStart(field);
    await fireEvent.change(field, { target: { value: "ya ke" } });
    await expect(field).toHaveValue("ya ke");
    await fireEvent.keyDown(field, { key: "Enter", isComposing: true });
    await fireEvent.keyDown(field, { key: "Escape", isComposing: true });
    await expect(onChoose).not.toHaveBeenCalled();
    await expect(onValueChange).not.toHaveBeenCalled();
    await expect(field).toBeVisible();
    await fireEvent.change(field, { target: { value: "亚克力板" } });
    await fireEvent.compositionEnd(field);
    await expect(onValueChange).toHaveBeenLastCalledWith("亚克力板");
  },
};

export const NothingFound: Story = {
  ...fromExamples(examples, "nothingFound"),
  play: async (context) => {
    const { nothing, status } = shownArgs(context);
    const { dialog, field } = await openIt(context);
    await expect(field).toHaveAttribute("aria-expanded", "false");
    await expect(within(dialog).getByRole("status")).toHaveTextContent(status);
    await expect(within(dialog).getByText(nothing)).toBeVisible();
  },
};

export const Loading: Story = {
  ...fromExamples(examples, "loading"),
  play: async (context) => {
    const { labels } = shownArgs(context);
    const { dialog } = await openIt(context);
    await expect(within(dialog).getByText(labels.loading)).toBeInTheDocument();
  },
};

function SearchWithOwner({ groups, ...args }: Args) {
  const [value, setValue] = useState("");
  return (
    <Stack direction="row" gap="m">
      <Example {...args} groups={value ? groups : []} onValueChange={setValue} value={value} />
      <Button onClick={() => setValue("Light 530")}>Light 530</Button>
    </Stack>
  );
}

/** Controlled: the parent searches and changes the text in the field. */
export const Controlled: Story = {
  ...fromExamples(examples, "default"),
  render: (args) => <SearchWithOwner {...args} />,
  play: async (context) => {
    const words = within(context.canvasElement).getByRole("button", { name: "Light 530" });
    const { dialog, field } = await openIt(context);
    await expect(within(dialog).queryAllByRole("option")).toHaveLength(0);
    await userEvent.type(field, "x");
    await expect(within(dialog).getAllByRole("option").length).toBeGreaterThan(0);
    await userEvent.keyboard("{Escape}");
    await expectClosed();
    await userEvent.click(words);
    const again = await openIt(context);
    await expect(again.field).toHaveValue("Light 530");
  },
};

export const LongText: Story = {
  ...fromExamples(examples, "longText"),
  play: async (context) => {
    const { dialog } = await openIt(context);
    await expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight);
    await userEvent.keyboard("{ArrowUp}");
    const last = within(dialog).getAllByRole("option").at(-1);
    const { bottom } = last?.getBoundingClientRect() ?? { bottom: Number.POSITIVE_INFINITY };
    await expect(bottom).toBeLessThanOrEqual(dialog.getBoundingClientRect().bottom);
  },
};
