import type { Meta, StoryObj } from "@storybook/react-vite";
import { fromExamples } from "../../stories.ts";
import { Field, type FieldProps } from "../Field/index.ts";
import { examples } from "./Select.examples.ts";
import { Select, type SelectProps } from "./Select.tsx";

interface StoryArgs extends SelectProps {
  field: Omit<FieldProps, "children">;
}

function SelectInField({ field, ...args }: StoryArgs) {
  return (
    <Field {...field}>
      <Select {...args} />
    </Field>
  );
}

const meta = {
  component: SelectInField,
} satisfies Meta<typeof SelectInField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = fromExamples(examples, "default");
export const Invalid: Story = fromExamples(examples, "invalid");
export const Disabled: Story = fromExamples(examples, "disabled");
export const LongText: Story = fromExamples(examples, "longText");
