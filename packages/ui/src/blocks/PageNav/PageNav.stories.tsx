import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { examples } from "./PageNav.examples.ts";
import { PageNav } from "./PageNav.tsx";

const meta = { component: PageNav, parameters: { layout: "fullscreen" } } satisfies Meta<typeof PageNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { label, items, current } = shownArgs(context);
    const canvas = within(context.canvasElement);
    await expect(canvas.getByRole("navigation")).toHaveAccessibleName(label);
    const shown = items.find(({ href }) => href === current);
    await expect(canvas.getByRole("link", { current: "page" })).toHaveTextContent(shown?.label ?? "");
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: items[0]?.label ?? "" })).toHaveFocus();
  },
};

/** On a page outside the group no link is marked as current. */
export const Outside: Story = fromExamples(examples, "outside");

export const LongText: Story = fromExamples(examples, "longText");
