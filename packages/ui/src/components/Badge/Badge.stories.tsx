import type { Meta, StoryObj } from "@storybook/react-vite";
import { fromExamples } from "../../stories.ts";
import { examples } from "./Badge.examples.ts";
import { Badge } from "./Badge.tsx";

const meta = { component: Badge } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = fromExamples(examples, "default");
export const Accent: Story = fromExamples(examples, "accent");
export const Cool: Story = fromExamples(examples, "cool");
export const Success: Story = fromExamples(examples, "success");
export const Danger: Story = fromExamples(examples, "danger");
export const LongText: Story = fromExamples(examples, "longText");
