import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { examples } from "./MaterialShowcase.examples.ts";
import { MaterialShowcase } from "./MaterialShowcase.tsx";

const meta = { component: MaterialShowcase, parameters: { layout: "fullscreen" } } satisfies Meta<
  typeof MaterialShowcase
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const canvas = within(context.canvasElement);
    const { materials } = shownArgs(context);
    const tabs = canvas.getAllByRole("tab");
    await expect(tabs).toHaveLength(materials.length);
    const [first, second] = materials;
    const [, tab] = tabs;
    if (!first || !second || !tab) throw new Error("The example has fewer than two materials.");
    await expect(canvas.getByRole("link", { name: first.link.label })).toBeVisible();
    await userEvent.click(tab);
    const panel = await canvas.findByRole("tabpanel", { name: second.name });
    await expect(within(panel).getByRole("link")).toHaveAttribute("href", second.link.href);
    for (const { title } of second.samples) await expect(within(panel).getByText(title)).toBeVisible();
    // Closed panels are in the document, but their lazy pictures are not loaded.
    const closed = context.canvasElement.querySelectorAll<HTMLImageElement>(
      "[role=tabpanel][data-state=inactive] img",
    );
    await expect(closed).toHaveLength((materials.length - 1) * (second.samples.length + 1));
    for (const image of closed) await expect(image).toHaveAttribute("loading", "lazy");
  },
};

export const OnCanvas: Story = fromExamples(examples, "onCanvas");

export const LongText: Story = fromExamples(examples, "longText");
