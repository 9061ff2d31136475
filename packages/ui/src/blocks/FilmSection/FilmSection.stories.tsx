import type { Meta, StoryObj } from "@storybook/react-vite";
import { fromExamples } from "../../stories.ts";
import { examples } from "./FilmSection.examples.ts";
import { FilmSection } from "./FilmSection.tsx";

const meta = { component: FilmSection, parameters: { layout: "fullscreen" } } satisfies Meta<
  typeof FilmSection
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = fromExamples(examples, "default");

export const Dark: Story = fromExamples(examples, "dark");

export const LongText: Story = fromExamples(examples, "longText");
