import type { Meta, StoryObj } from "@storybook/react-vite";
import { fromExamples } from "../../stories.ts";
import { examples } from "./SpecList.examples.ts";
import { SpecList } from "./SpecList.tsx";

const meta = { component: SpecList } satisfies Meta<typeof SpecList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = fromExamples(examples, "default");
export const TwoColumns: Story = fromExamples(examples, "twoColumns");
export const Single: Story = fromExamples(examples, "single");
export const LongText: Story = fromExamples(examples, "longText");
