import type { Meta, StoryObj } from "@storybook/react-vite";
import { fromExamples } from "../../stories.ts";
import { examples } from "./Steps.examples.ts";
import { Steps } from "./Steps.tsx";

const meta = { component: Steps, parameters: { layout: "fullscreen" } } satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = fromExamples(examples, "default");

export const WordsOnly: Story = fromExamples(examples, "wordsOnly");

/** One picture for all steps. */
export const BesidePicture: Story = fromExamples(examples, "besidePicture");

export const LongText: Story = fromExamples(examples, "longText");
