import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { Button } from "../Button/index.ts";
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
} satisfies Meta<typeof TextAreaInField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  ...fromExamples(examples, "default"),
  /** `rows` is the minimum height, also where the field grows with its text. */
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole<HTMLTextAreaElement>("textbox");
    const line = Number.parseFloat(getComputedStyle(field).lineHeight);
    const heightOf = (rows: number) => {
      field.rows = rows;
      return field.clientHeight;
    };
    const [few, many] = [heightOf(4), heightOf(10)];
    await expect(Math.abs(many - few - 6 * line)).toBeLessThan(line / 2);
  },
};
/** Counts the typed characters and announces when the maximum is reached. */
export const Counted: Story = {
  ...fromExamples(examples, "counted"),
  decorators: [
    (Story) => (
      <form>
        <Story />
        <Button type="submit">→</Button>
      </form>
    ),
  ],
  play: async (context) => {
    const { maxLength = 0, defaultValue } = shownArgs(context);
    const canvas = within(context.canvasElement);
    const field = canvas.getByRole<HTMLTextAreaElement>("textbox");
    const first = String(defaultValue).length;
    const count = () => canvas.getByText(/^\d+ \/ \d+$/).textContent;
    await expect(count()).toBe(`${first} / ${maxLength}`);
    await userEvent.type(field, "!");
    await expect(count()).toBe(`${first + 1} / ${maxLength}`);
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await userEvent.click(field);
    await userEvent.paste("x".repeat(maxLength));
    await expect(count()).toBe(`${maxLength} / ${maxLength}`);
    await expect(canvas.getByRole("status")).toHaveTextContent(String(maxLength));
    field.form?.reset();
    await waitFor(() => expect(count()).toBe(`${first} / ${maxLength}`));
  },
};

export const Invalid: Story = fromExamples(examples, "invalid");
export const Disabled: Story = fromExamples(examples, "disabled");
export const LongText: Story = fromExamples(examples, "longText");
