import type { Meta, StoryObj } from "@storybook/react-vite";
import { fromExamples } from "../../stories.ts";
import { Field, type FieldProps } from "../Field/index.ts";
import { examples } from "./TextArea.examples.ts";
import { TextArea, type TextAreaProps } from "./TextArea.tsx";

interface StoryArgs extends TextAreaProps {
  field: Omit<FieldProps, "children">;
}

function TextAreaInField({ field, ...args }: StoryArgs) {
  return (
    <Field {...field}>
      <TextArea {...args} />
    </Field>
  );
}

const meta = {
  component: TextAreaInField,
  subcomponents: { TextArea, Field },
} satisfies Meta<typeof TextAreaInField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = fromExamples(examples, "default");
export const Invalid: Story = fromExamples(examples, "invalid");
export const Disabled: Story = fromExamples(examples, "disabled");
export const LongText: Story = fromExamples(examples, "longText");
