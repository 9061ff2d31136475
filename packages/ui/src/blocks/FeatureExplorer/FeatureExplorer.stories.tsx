import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { examples } from "./FeatureExplorer.examples.ts";
import { FeatureExplorer } from "./FeatureExplorer.tsx";

const meta = { component: FeatureExplorer, parameters: { layout: "fullscreen" } } satisfies Meta<
  typeof FeatureExplorer
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const canvas = within(context.canvasElement);
    const { items, title } = shownArgs(context);
    await expect(canvas.getByRole("tablist")).toHaveAccessibleName(title);
    const tabs = canvas.getAllByRole("tab");
    await expect(tabs).toHaveLength(items.length);
    await expect(tabs[0]).toHaveAttribute("aria-selected", "true");
    await expect(canvas.getByRole("tabpanel")).toHaveTextContent(items[0]?.description ?? "");
    const [last] = tabs.slice(-1);
    if (!last) throw new Error("The example has no items.");
    await userEvent.click(last);
    await expect(last).toHaveAttribute("aria-selected", "true");
    await expect(canvas.getByRole("tabpanel")).toHaveTextContent(items.at(-1)?.description ?? "");
    // Every detail is in the document, whichever is shown.
    await expect(context.canvasElement.querySelectorAll("[role=tabpanel] img")).toHaveLength(items.length);
  },
};

export const OnCanvas: Story = fromExamples(examples, "onCanvas");

export const LongText: Story = fromExamples(examples, "longText");
