import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { Button } from "../Button/index.ts";
import { examples } from "./Disclosure.examples.ts";
import { Disclosure, type DisclosureProps } from "./Disclosure.tsx";

const meta = { component: Disclosure, args: { onOpenChange: fn() } } satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const canvas = within(context.canvasElement);
    const { summary, children } = shownArgs(context);
    await expect(canvas.getByText(String(children))).not.toBeVisible();
    await userEvent.click(canvas.getByText(String(summary)));
    await expect(canvas.getByText(String(children))).toBeVisible();
    await waitFor(() => expect(context.args.onOpenChange).toHaveBeenLastCalledWith(true));
  },
};

export const WithHeading: Story = {
  ...fromExamples(examples, "heading"),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("summary > h3")).not.toBeNull();
  },
};

export const OpenAtFirst: Story = {
  ...fromExamples(examples, "openAtFirst"),
  play: async ({ canvasElement, args }) => {
    const details = canvasElement.querySelector("details");
    const summary = canvasElement.querySelector("summary");
    await expect(details).toHaveAttribute("open");
    if (summary) await userEvent.click(summary);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await expect(details).not.toHaveAttribute("open");
  },
};

function DisclosureWithOwner({ open = false, onOpenChange, ...args }: DisclosureProps) {
  const [isOpen, setOpen] = useState(open);
  const follow = (next: boolean) => {
    onOpenChange?.(next);
    setOpen(next);
  };
  return (
    <>
      <Disclosure {...args} open={isOpen} onOpenChange={follow} />
      <Button onClick={() => setOpen(!isOpen)}>⇅</Button>
    </>
  );
}

/** Controlled: the parent's state follows the visitor's clicks, and buttons outside open and close the disclosure. */
export const Controlled: Story = {
  ...fromExamples(examples, "controlled"),
  render: ({ ref: _, ...args }) => <DisclosureWithOwner {...args} />,
  play: async (context) => {
    const { canvasElement, args } = context;
    const canvas = within(canvasElement);
    const details = canvasElement.querySelector("details");
    const button = canvas.getByRole("button", { name: "⇅" });
    await userEvent.click(button);
    await waitFor(() => expect(details).toHaveAttribute("open"));
    await userEvent.click(canvas.getByText(String(shownArgs(context).summary)));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await expect(details).not.toHaveAttribute("open");
    await userEvent.click(button);
    await waitFor(() => expect(details).toHaveAttribute("open"));
  },
};

/** Controlled with a constant `open`: the disclosure returns to the given state after every click. */
export const Held: Story = {
  tags: ["!autodocs", "!dev"],
  ...fromExamples(examples, "controlled"),
  play: async ({ canvasElement, args }) => {
    const summary = canvasElement.querySelector("summary");
    if (summary) await userEvent.click(summary);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(true));
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvasElement.querySelector("details")).not.toHaveAttribute("open"));
  },
};

export const LongText: Story = fromExamples(examples, "longText");
