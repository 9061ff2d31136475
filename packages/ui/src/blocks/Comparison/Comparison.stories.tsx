import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { examples } from "./Comparison.examples.ts";
import { Comparison } from "./Comparison.tsx";

const meta = { component: Comparison, parameters: { layout: "fullscreen" } } satisfies Meta<
  typeof Comparison
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { title, labels } = shownArgs(context);
    const canvas = within(context.canvasElement);
    await expect(canvas.getByRole("table")).toHaveAccessibleName(title);
    const all = canvas.getAllByRole("rowheader").length;
    await userEvent.click(canvas.getByRole("checkbox", { name: labels.differencesOnly }));
    await expect(canvas.getAllByRole("rowheader").length).toBeLessThan(all);
  },
};

export const OnSurface: Story = fromExamples(examples, "onSurface");

export const LongText: Story = fromExamples(examples, "longText");
