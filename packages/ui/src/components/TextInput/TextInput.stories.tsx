import type { Meta, StoryObj } from "@storybook/react-vite";
import { fromExamples } from "../../stories.ts";
import { Field, type FieldProps } from "../Field/index.ts";
import { examples } from "./TextInput.examples.ts";
import { TextInput, type TextInputProps } from "./TextInput.tsx";

interface StoryArgs extends TextInputProps {
  field: Omit<FieldProps, "children">;
}

function TextInputInField({ field, ...args }: StoryArgs) {
  return (
    <Field {...field}>
      <TextInput {...args} />
    </Field>
  );
}

const meta = {
  component: TextInputInField,
} satisfies Meta<typeof TextInputInField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = fromExamples(examples, "default");
export const Invalid: Story = fromExamples(examples, "invalid");
export const Disabled: Story = fromExamples(examples, "disabled");
export const LongText: Story = fromExamples(examples, "longText");
export const File: Story = fromExamples(examples, "file");
