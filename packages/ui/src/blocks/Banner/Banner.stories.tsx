import type { Meta, StoryObj } from "@storybook/react-vite";
import { fromExamples } from "../../stories.ts";
import { examples } from "./Banner.examples.ts";
import { Banner } from "./Banner.tsx";

const meta = { component: Banner, parameters: { layout: "fullscreen" } } satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = fromExamples(examples, "default");

export const WordsOnly: Story = fromExamples(examples, "wordsOnly");

export const OnCanvas: Story = fromExamples(examples, "onCanvas");

export const LongText: Story = fromExamples(examples, "longText");
