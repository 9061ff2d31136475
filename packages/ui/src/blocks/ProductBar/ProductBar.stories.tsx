import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { examples } from "./ProductBar.examples.ts";
import { ProductBar } from "./ProductBar.tsx";

const meta = { component: ProductBar, parameters: { layout: "fullscreen" } } satisfies Meta<
  typeof ProductBar
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The bar is a region with the name of the product. Both actions are links, and the labels of the figures are read out. */
export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { plate, figures, actions } = shownArgs(context);
    const bar = within(within(context.canvasElement).getByRole("region", { name: plate.name }));
    for (const { label, href } of actions)
      await expect(bar.getByRole("link", { name: label })).toHaveAttribute("href", href);
    for (const { label } of figures) await expect(bar.getByText(label)).toBeInTheDocument();
  },
};

/** Stays at the bottom of a narrow window until its place is reached, and at the top of a wide one from there on. */
export const Stays: Story = {
  ...fromExamples(examples, "default"),
  parameters: {
    ...fromExamples(examples, "default").parameters,
    docs: { frame: { height: 400, scroll: 500 } },
  },
  render: (args) => (
    <div>
      <div style={{ blockSize: "150vh" }} />
      <ProductBar {...args} />
      <div style={{ blockSize: "150vh" }} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector("section");
    scrollTo(0, innerWidth > 768 ? document.documentElement.scrollHeight : 0);
    const { top, bottom } = bar?.getBoundingClientRect() ?? new DOMRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(innerHeight + 1);
    scrollTo(0, 0);
  },
};

export const LongText: Story = fromExamples(examples, "longText");
