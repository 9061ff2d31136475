import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { examples } from "./NavigationMenu.examples.ts";
import { NavigationMenu } from "./NavigationMenu.tsx";

const meta = { component: NavigationMenu, args: { onValueChange: fn() } } satisfies Meta<
  typeof NavigationMenu
>;
export default meta;
type Story = StoryObj<typeof meta>;

const openPopovers = (canvas: HTMLElement) => canvas.querySelectorAll(":popover-open").length;

export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { canvasElement } = context;
    const { items, labels } = shownArgs(context);
    const canvas = within(canvasElement);
    const product = items[0];
    if (!product?.items?.[0]) throw new Error("The example's first entry has no submenu.");
    const opener = canvas.getByRole("button", { name: labels.submenu.replace("{label}", product.label) });
    await userEvent.click(opener);
    await expect(openPopovers(canvasElement)).toBe(1);
    await userEvent.keyboard("{Tab}");
    await expect(canvas.getByRole("link", { name: product.items[0].label })).toHaveFocus();
    const current = canvasElement.querySelectorAll("[aria-current=page]");
    await expect(current).toHaveLength(1);
    await userEvent.click(opener);
    await expect(openPopovers(canvasElement)).toBe(0);
    await userEvent.hover(opener);
    await waitFor(() => expect(openPopovers(canvasElement)).toBe(1));
    // A click right after hovering must not close the submenu that hovering has opened.
    await userEvent.click(opener);
    await expect(openPopovers(canvasElement)).toBe(1);
    await userEvent.unhover(opener);
    await waitFor(() => expect(openPopovers(canvasElement)).toBe(0));
    await expect(context.args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

/** Opening one submenu closes the other, and `onValueChange` is called once. */
export const OneAtATime: Story = {
  tags: ["!autodocs", "!dev"],
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { items, labels } = shownArgs(context);
    const canvas = within(context.canvasElement);
    const [products, materials] = items.map((item) => item.label);
    if (!products || !materials) throw new Error("The example has fewer than two entries.");
    for (const label of [products, materials]) {
      canvas.getByRole("button", { name: labels.submenu.replace("{label}", label) }).focus();
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(context.args.onValueChange).toHaveBeenLastCalledWith(label));
    }
    await expect(context.args.onValueChange).toHaveBeenCalledTimes(2);
    await expect(openPopovers(context.canvasElement)).toBe(1);
  },
};

/** Controlled with a constant `value`: the visitor's changes are reported and then reverted. */
export const Held: Story = {
  tags: ["!autodocs", "!dev"],
  ...fromExamples(examples, "controlled"),
  play: async (context) => {
    const { canvasElement, args } = context;
    const { items, labels, value } = shownArgs(context);
    const canvas = within(canvasElement);
    const shown = () => canvasElement.querySelector<HTMLElement>(":popover-open")?.dataset["entry"];
    await waitFor(() => expect(shown()).toBe(value));
    const other = items.find((item) => item.items && item.label !== value)?.label ?? "";
    await userEvent.click(canvas.getByRole("button", { name: labels.submenu.replace("{label}", other) }));
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith(other));
    await waitFor(() => expect(shown()).toBe(value));
  },
};

export const LongText: Story = fromExamples(examples, "longText");
