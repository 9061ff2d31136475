import type { Meta, StoryObj } from "@storybook/react-vite";
import { fromExamples } from "../../stories.ts";
import { examples } from "./FeatureIcons.examples.ts";
import { FeatureIcons } from "./FeatureIcons.tsx";

const meta = { component: FeatureIcons, parameters: { layout: "fullscreen" } } satisfies Meta<
  typeof FeatureIcons
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = fromExamples(examples, "default");

export const FiveOnSurface: Story = fromExamples(examples, "fiveOnSurface");

export const LongText: Story = fromExamples(examples, "longText");
