import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { examples } from "./CardGrid.examples.ts";
import { CardGrid } from "./CardGrid.tsx";

const meta = { component: CardGrid, parameters: { layout: "fullscreen" } } satisfies Meta<typeof CardGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const canvas = within(context.canvasElement);
    const { cards } = shownArgs(context);
    await expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(cards.length);
    for (const { title, link } of cards) {
      // A label that says the title is the whole name.
      const name = link.label.includes(title) ? link.label : `${link.label} ${title}`;
      const way = canvas.getByRole("link", { name });
      await expect(way).toHaveAttribute("href", link.href);
    }
  },
};

export const WordsOnly: Story = fromExamples(examples, "wordsOnly");

export const TwoColumns: Story = fromExamples(examples, "twoColumns");

/** A note is one exact line, such as a setting. */
export const WithNotes: Story = fromExamples(examples, "withNotes");

export const LongText: Story = fromExamples(examples, "longText");
