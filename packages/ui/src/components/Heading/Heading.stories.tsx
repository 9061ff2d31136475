import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { fromExamples } from "../../stories.ts";
import { examples } from "./Heading.examples.ts";
import { Heading } from "./Heading.tsx";

const meta = { component: Heading } satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = fromExamples(examples, "default");
export const Display: Story = fromExamples(examples, "display");
export const Page: Story = fromExamples(examples, "page");
export const Part: Story = fromExamples(examples, "part");
export const Item: Story = fromExamples(examples, "item");

/** Level and size are independent. Latin letters have tighter spacing at large sizes; Chinese characters never do. */
export const LowRankLargeSize: Story = {
  ...fromExamples(examples, "lowRankLargeSize"),
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole("heading", { level: 3 });
    const { letterSpacing, fontSize } = getComputedStyle(heading);
    const isChinese = heading.matches(":lang(zh)");
    await expect(Number.parseFloat(letterSpacing) || 0).toBeCloseTo(
      isChinese ? 0 : Number.parseFloat(fontSize) * -0.01,
    );
  },
};

export const LongText: Story = fromExamples(examples, "longText");
