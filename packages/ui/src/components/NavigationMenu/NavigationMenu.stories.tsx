import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { examples } from "./NavigationMenu.examples.ts";
import { NavigationMenu } from "./NavigationMenu.tsx";

const meta = { component: NavigationMenu } satisfies Meta<typeof NavigationMenu>;
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
    // The click that follows hovering means the menu that is already there.
    await userEvent.click(opener);
    await expect(openPopovers(canvasElement)).toBe(1);
    await userEvent.unhover(opener);
    await waitFor(() => expect(openPopovers(canvasElement)).toBe(0));
  },
};

export const LongText: Story = fromExamples(examples, "longText");
