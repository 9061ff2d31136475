import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { examples } from "./Breadcrumbs.examples.ts";
import { Breadcrumbs } from "./Breadcrumbs.tsx";

const meta = { component: Breadcrumbs } satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const args = shownArgs(context);
    const canvas = within(context.canvasElement);
    await expect(canvas.getByRole("navigation")).toHaveAccessibleName(args.labels.navigation);
    await expect(canvas.getByText(args.current)).toHaveAttribute("aria-current", "page");
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: args.items[0]?.label ?? "" })).toHaveFocus();
  },
};

export const Deep: Story = fromExamples(examples, "deep");

/** In a narrow container, only the first page and the parent remain above the current page. */
export const Narrow: Story = {
  ...fromExamples(examples, "deep"),
  render: (args) => (
    <div style={{ inlineSize: "22rem" }}>
      <Breadcrumbs {...args} />
    </div>
  ),
  play: async (context) => {
    const { items } = shownArgs(context);
    const shown = within(context.canvasElement).getAllByRole("link");
    await expect(shown.map((link) => link.textContent)).toEqual([items[0]?.label, items.at(-1)?.label]);
    await expect(context.canvasElement.scrollWidth).toBeLessThanOrEqual(context.canvasElement.clientWidth);
  },
};

export const OneAbove: Story = fromExamples(examples, "oneAbove");

/** A long title is shortened first, then the names of the pages above it. Nothing overflows the line. */
export const LongText: Story = {
  ...fromExamples(examples, "longText"),
  play: async ({ canvasElement }) => {
    const line = canvasElement.querySelector("ol");
    await expect(line?.scrollWidth).toBe(line?.clientWidth);
  },
};
