import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { examples } from "./MobileMenu.examples.ts";
import { MobileMenu } from "./MobileMenu.tsx";

const meta = {
  component: MobileMenu,
  globals: { viewport: { value: "mobile1" } },
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
    // Submenus open one by one and leave each other alone.
    await expect(submenus.every((submenu) => submenu.open)).toBe(true);

    const last = canvas.getByRole("link", { name: items.at(-1)?.label ?? "" });
    last.addEventListener("click", (event) => event.preventDefault(), { once: true });
    await userEvent.click(last);
    await waitFor(() => expect(panel).not.toBeVisible());
    await expect(getComputedStyle(document.documentElement).overflow).not.toBe("hidden");
  },
};

export const LongText: Story = fromExamples(examples, "longText");
