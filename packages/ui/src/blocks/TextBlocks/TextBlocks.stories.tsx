import type { Meta, StoryObj } from "@storybook/react-vite";
import { fromExamples } from "../../stories.ts";
import { examples } from "./TextBlocks.examples.ts";
import { TextBlocks } from "./TextBlocks.tsx";

const meta = { component: TextBlocks, parameters: { layout: "fullscreen" } } satisfies Meta<
  typeof TextBlocks
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = fromExamples(examples, "default");

export const Untitled: Story = fromExamples(examples, "untitled");

export const LongText: Story = fromExamples(examples, "longText");
