import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { examples } from "./ProductModule.examples.ts";
import { ProductModule } from "./ProductModule.tsx";

const meta = { component: ProductModule, parameters: { layout: "fullscreen" } } satisfies Meta<
  typeof ProductModule
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first product is selected initially; arrow keys select the others. */
export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const canvas = within(context.canvasElement);
    const { items } = shownArgs(context);
    await userEvent.click(canvas.getAllByRole("tab")[0] ?? context.canvasElement);
    for (const item of items) {
      await expect(canvas.getByRole("tab", { selected: true })).toHaveTextContent(item.title);
      await expect(await canvas.findByRole("heading", { name: item.title1 })).toBeVisible();
      await expect(canvas.getByRole("tabpanel")).toHaveTextContent(item.description);
      await userEvent.keyboard("{ArrowRight}");
    }
    await expect(context.canvasElement.querySelectorAll("[role=tabpanel] img")).toHaveLength(items.length);
  },
};

export const Two: Story = fromExamples(examples, "two");

export const LongText: Story = fromExamples(examples, "longText");
