import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { Button } from "../Button/index.ts";
import { examples } from "./MobileMenu.examples.ts";
import { MobileMenu, type MobileMenuProps } from "./MobileMenu.tsx";

const meta = {
  component: MobileMenu,
  args: { onOpenChange: fn() },
  globals: { viewport: { value: "phone" } },
  parameters: { docs: { frame: { press: "button" } } },
} satisfies Meta<typeof MobileMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { canvasElement } = context;
    const { labels, items } = shownArgs(context);
    const canvas = within(canvasElement);
    const toggle = canvas.getByRole("button", { name: labels.toggle });
    const panel = canvasElement.querySelector("[popover]");
    await userEvent.click(toggle);
    await waitFor(() => expect(panel).toBeVisible());
    await expect(getComputedStyle(document.documentElement).overflow).toBe("hidden");

    const submenus = [...canvasElement.querySelectorAll("details")];
    for (const submenu of submenus) {
      const summary = submenu.querySelector("summary");
      if (summary) await userEvent.click(summary);
    }
    // Several submenus can be open at the same time.
    await expect(submenus.every((submenu) => submenu.open)).toBe(true);

    const last = canvas.getByRole("link", { name: items.at(-1)?.label ?? "" });
    last.addEventListener("click", (event) => event.preventDefault(), { once: true });
    await userEvent.click(last);
    await waitFor(() => expect(panel).not.toBeVisible());
    await expect(getComputedStyle(document.documentElement).overflow).not.toBe("hidden");
  },
};

/** Tab cycles through the button and the visible links. Closed submenus are skipped. */
export const KeepsFocusInside: Story = {
  tags: ["!autodocs", "!dev"],
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { labels, items } = shownArgs(context);
    const canvas = within(context.canvasElement);
    const toggle = canvas.getByRole("button", { name: labels.toggle });
    await userEvent.click(toggle);
    const last = canvas.getByRole("link", { name: items.at(-1)?.label ?? "" });
    toggle.focus();
    await userEvent.tab({ shift: true });
    await expect(last).toHaveFocus();
    await userEvent.tab();
    await expect(toggle).toHaveFocus();
    await expect(context.canvasElement.querySelectorAll(":popover-open")).toHaveLength(1);
  },
};

function MenuWithOwner({ open = false, onOpenChange, ...args }: MobileMenuProps) {
  const [isOpen, setOpen] = useState(open);
  const follow = (next: boolean) => {
    onOpenChange?.(next);
    setOpen(next);
  };
  return (
    <>
      <MobileMenu {...args} open={isOpen} onOpenChange={follow} />
      <Button onClick={() => setOpen(true)}>☰</Button>
    </>
  );
}

/** Controlled: a button elsewhere opens the menu, and the parent is notified when a link closes it. */
export const Controlled: Story = {
  ...fromExamples(examples, "controlled"),
  render: ({ ref: _, ...args }) => <MenuWithOwner {...args} />,
  play: async (context) => {
    const { canvasElement, args } = context;
    const canvas = within(canvasElement);
    const panel = canvasElement.querySelector("[popover]");
    await userEvent.click(canvas.getByRole("button", { name: "☰" }));
    await waitFor(() => expect(panel).toBeVisible());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    const link = canvas.getByRole("link", { name: shownArgs(context).items.at(-1)?.label ?? "" });
    link.addEventListener("click", (event) => event.preventDefault(), { once: true });
    await userEvent.click(link);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
    await waitFor(() => expect(panel).not.toBeVisible());
  },
};

export const LongText: Story = fromExamples(examples, "longText");
