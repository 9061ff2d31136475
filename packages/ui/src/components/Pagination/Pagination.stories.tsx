import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { examples } from "./Pagination.examples.ts";
import { Pagination } from "./Pagination.tsx";

const meta = { component: Pagination, args: { onPageChange: fn() } } satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

const current = (canvasElement: HTMLElement) =>
  canvasElement.querySelector("[aria-current=page]")?.textContent;

/** Keyboard: from the arrow along the numbers. On the first page, the previous arrow is disabled. */
export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { count, labels, onPageChange } = shownArgs(context);
    const { canvasElement } = context;
    const canvas = within(canvasElement);
    const button = (name: string) => canvas.getByRole("button", { name });
    await expect(canvas.getByRole("navigation")).toHaveAccessibleName(labels.navigation);
    await expect(button(labels.previous)).toHaveAttribute("aria-disabled", "true");
    await userEvent.tab();
    await expect(button(labels.previous)).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(current(canvasElement)).toBe("1");
    await expect(onPageChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.tab();
    await expect(button(labels.page.replace("{page}", "2"))).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(current(canvasElement)).toBe("2");
    await userEvent.click(button(labels.next));
    await expect(current(canvasElement)).toBe("3");
    await userEvent.click(button(labels.page.replace("{page}", String(count))));
    await expect(button(labels.next)).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(button(labels.previous));
    await expect(current(canvasElement)).toBe(String(count - 1));
  },
};

export const Many: Story = fromExamples(examples, "many");

export const Last: Story = fromExamples(examples, "last");

export const Single: Story = fromExamples(examples, "single");

/** With `hrefFor`, every number is a link. It works before hydration, and a router can handle the click. */
export const Links: Story = {
  ...fromExamples(examples, "many"),
  args: {
    ...examples.en.many,
    hrefFor: (page) => `#page-${page}`,
    onPageChange: fn((_, event) => event.preventDefault()),
  },
  play: async (context) => {
    const { labels, onPageChange } = shownArgs(context);
    const { canvasElement } = context;
    const canvas = within(canvasElement);
    const next = canvas.getByRole("link", { name: labels.next });
    await expect(next).toHaveAttribute("href", "#page-7");
    await userEvent.click(next);
    await expect(onPageChange).toHaveBeenCalledWith(7, expect.anything());
    await expect(current(canvasElement)).toBe("7");
  },
};

/** Controlled: the parent holds the page. */
export const Controlled: Story = {
  ...fromExamples(examples, "controlled"),
  play: async (context) => {
    const { labels, onPageChange } = shownArgs(context);
    const { canvasElement } = context;
    await userEvent.click(within(canvasElement).getByRole("button", { name: labels.next }));
    await expect(onPageChange).toHaveBeenCalledWith(3, expect.anything());
    await expect(current(canvasElement)).toBe("2");
  },
};

/** In a narrow container, only the first, the last and the current page remain, in one line. */
export const Narrow: Story = {
  ...fromExamples(examples, "many"),
  render: (args) => (
    <div style={{ inlineSize: "21rem" }}>
      <Pagination {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement).getAllByRole("button");
    const tops = shown.map((one) => Math.round(one.getBoundingClientRect().top));
    await expect(new Set(tops).size).toBe(1);
  },
};

/** Four-digit page numbers. */
export const LongText: Story = fromExamples(examples, "longText");
