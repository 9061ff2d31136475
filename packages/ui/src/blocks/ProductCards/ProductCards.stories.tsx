import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { examples } from "./ProductCards.examples.ts";
import { ProductCards } from "./ProductCards.tsx";

const meta = { component: ProductCards, parameters: { layout: "fullscreen" } } satisfies Meta<
  typeof ProductCards
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const canvas = within(context.canvasElement);
    for (const { name, link, specs } of shownArgs(context).cards) {
      // "Learn more" alone would not distinguish the cards.
      // A label that says the name is the whole name.
      const way = canvas.getByRole("link", {
        name: link.label.includes(name) ? link.label : `${link.label} ${name}`,
      });
      await expect(way).toHaveAttribute("href", link.href);
      const [first] = specs;
      if (!first) throw new Error("The example has no specifications.");
      // Figures are above the link that covers the card, so visitors can select them.
      const figure = within(way.closest("li") ?? context.canvasElement).getByText(first.value);
      figure.scrollIntoView({ block: "center", behavior: "instant" });
      const { x, y, width, height } = figure.getBoundingClientRect();
      await expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(figure);
    }
  },
};

export const LongText: Story = fromExamples(examples, "longText");
