import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { examples } from "./RuleList.examples.ts";
import { RuleList } from "./RuleList.tsx";

const meta = { component: RuleList } satisfies Meta<typeof RuleList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each rule has the word of its state, its sentence and its source. */
export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { items, labels } = shownArgs(context);
    const rows = within(context.canvasElement).getAllByRole("listitem");
    await expect(rows).toHaveLength(items.length);
    for (const [index, { state, text, source }] of items.entries()) {
      await expect(rows[index]).toHaveTextContent(labels.states[state]);
      await expect(rows[index]).toHaveTextContent(text);
      await expect(rows[index]).toHaveTextContent(source);
    }
  },
};

export const LongText: Story = fromExamples(examples, "longText");
