import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { examples } from "./SolutionTabs.examples.ts";
import { SolutionTabs } from "./SolutionTabs.tsx";

const meta = { component: SolutionTabs, parameters: { layout: "fullscreen" } } satisfies Meta<
  typeof SolutionTabs
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first solution is selected initially. Every tab shows its own picture. */
export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const canvas = within(context.canvasElement);
    const { items, title } = shownArgs(context);
    await expect(canvas.getByRole("tablist")).toHaveAccessibleName(title);
    await expect(canvas.getAllByRole("tab")[0]).toHaveAttribute("aria-selected", "true");
    for (const item of items) {
      await userEvent.click(canvas.getByRole("tab", { name: item.title }));
      await expect(await canvas.findByRole("img", { name: item.picture.alt })).toBeVisible();
      await expect(canvas.getByRole("tabpanel")).toHaveTextContent(item.description ?? "");
    }
  },
};

export const Dark: Story = fromExamples(examples, "dark");

export const LongText: Story = fromExamples(examples, "longText");
