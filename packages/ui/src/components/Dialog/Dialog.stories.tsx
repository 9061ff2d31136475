import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { Button } from "../Button/index.ts";
import { Stack } from "../Stack/index.ts";
import { Text } from "../Text/index.ts";
import { examples } from "./Dialog.examples.ts";
import { Dialog, type DialogProps } from "./Dialog.tsx";

interface Args extends Omit<DialogProps, "children"> {
  paragraphs: readonly string[];
  openLabel: string;
  footerLabels?: readonly [string, string];
}

function Example({ paragraphs, openLabel, footerLabels, ...args }: Args) {
  return (
    <Dialog
      trigger={<Button variant="secondary">{openLabel}</Button>}
      footer={
        footerLabels ? (
          <>
            <Button variant="quiet">{footerLabels[0]}</Button>
            <Button>{footerLabels[1]}</Button>
          </>
        ) : null
      }
      {...args}
    >
      <Stack gap="m">
        {paragraphs.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the example repeats its texts and never reorders them.
          <Text key={index}>{paragraph}</Text>
        ))}
      </Stack>
    </Dialog>
  );
}

const meta = {
  component: Example,
  parameters: { docs: { frame: { press: "button" } } },
  args: { onOpenChange: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story["play"]>>[0];

async function openIt(context: PlayContext) {
  const { openLabel } = shownArgs(context);
  await userEvent.click(within(context.canvasElement).getByRole("button", { name: openLabel }));
  const dialog = await screen.findByRole("dialog");
  await waitFor(() => expect(dialog.getAnimations({ subtree: true })).toHaveLength(0));
  return dialog;
}
const expectClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

/** Opens, traps the focus and returns it on close. The page behind keeps its width. */
export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { openLabel, title, description, labels, onOpenChange } = shownArgs(context);
    const width = context.canvasElement.getBoundingClientRect().width;
    const dialog = await openIt(context);
    await expect(dialog).toHaveAccessibleName(String(title));
    await expect(dialog).toHaveAccessibleDescription(String(description).trim());
    await expect(context.canvasElement.getBoundingClientRect().width).toBe(width);
    const close = within(dialog).getByRole("button", { name: labels.close });
    await expect(close).toHaveFocus();
    await userEvent.tab();
    await expect(close).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expectClosed();
    const opener = within(context.canvasElement).getByRole("button", { name: openLabel });
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await userEvent.click(
      within(await screen.findByRole("dialog")).getByRole("button", { name: labels.close }),
    );
    await expectClosed();
    await expect(onOpenChange).toHaveBeenCalledTimes(4);
    await openIt(context);
  },
};

export const Small: Story = {
  ...fromExamples(examples, "small"),
  play: async (context) => {
    await openIt(context);
  },
};

export const Large: Story = {
  ...fromExamples(examples, "large"),
  play: async (context) => {
    await openIt(context);
  },
};

export const Full: Story = {
  ...fromExamples(examples, "full"),
  play: async (context) => {
    const dialog = await openIt(context);
    await expect(dialog.getBoundingClientRect().width).toBe(window.innerWidth);
  },
};

function DialogWithOwner({ openLabel, ...args }: Args) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{openLabel}</Button>
      <Example {...args} openLabel={openLabel} trigger={undefined} open={open} onOpenChange={setOpen} />
    </>
  );
}

/** Controlled: the parent opens the dialog with its own button. The focus returns to that button. */
export const Controlled: Story = {
  ...fromExamples(examples, "small"),
  render: (args) => <DialogWithOwner {...args} />,
  play: async (context) => {
    await openIt(context);
    await userEvent.keyboard("{Escape}");
    await expectClosed();
    const opener = within(context.canvasElement).getByRole("button");
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Opened from a dark section of a light page, the dialog is dark as well. */
export const InDarkSection: Story = {
  ...fromExamples(examples, "small"),
  render: (args) => (
    <div data-theme="dark" style={{ padding: "2rem" }}>
      <Example {...args} />
    </div>
  ),
  play: async (context) => {
    const dialog = await openIt(context);
    await expect(dialog).toHaveAttribute("data-theme", "dark");
  },
};

/** Head and footer stay visible. The body scrolls and is reachable by keyboard. */
export const LongText: Story = {
  ...fromExamples(examples, "longText"),
  play: async (context) => {
    const dialog = await openIt(context);
    await expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight);
    await waitFor(() => expect(dialog.querySelector("[tabindex='0']")).not.toBeNull());
    await userEvent.tab();
    const body = document.activeElement;
    await expect(body?.scrollHeight).toBeGreaterThan(body?.clientHeight ?? Number.POSITIVE_INFINITY);
    await expect(dialog.contains(body)).toBe(true);
  },
};
