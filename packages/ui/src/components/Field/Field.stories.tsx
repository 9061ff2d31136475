import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { TextInput } from "../TextInput/index.ts";
import { examples } from "./Field.examples.ts";
import { Field } from "./Field.tsx";

const meta = {
  component: Field,
  args: { children: <TextInput name="company" autoComplete="organization" /> },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = fromExamples(examples, "default");

export const Required: Story = {
  ...fromExamples(examples, "required"),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("textbox")).toBeRequired();
  },
};

export const WithHint: Story = fromExamples(examples, "hint");

export const WithError: Story = {
  ...fromExamples(examples, "error"),
  play: async (context) => {
    const { error, hint } = shownArgs(context);
    const control = within(context.canvasElement).getByRole("textbox");
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription(`${error} ${hint}`);
    // An error that comes while the visitor fills in the field is announced; one that was there at once is the summary's.
    const voice = context.canvasElement.querySelector("[aria-live]");
    await expect(voice).toHaveAttribute("aria-live", "off");
    await userEvent.click(control);
    await expect(voice).toHaveAttribute("aria-live", "polite");
  },
};

export const LongText: Story = fromExamples(examples, "longText");
