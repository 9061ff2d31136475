import type { Meta, StoryObj } from "@storybook/react-vite";
import { fromExamples } from "../../stories.ts";
import { examples } from "./CallToAction.examples.ts";
import { CallToAction } from "./CallToAction.tsx";

const meta = { component: CallToAction, parameters: { layout: "fullscreen" } } satisfies Meta<
  typeof CallToAction
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = fromExamples(examples, "default");

export const Dark: Story = fromExamples(examples, "dark");

export const LongText: Story = fromExamples(examples, "longText");
