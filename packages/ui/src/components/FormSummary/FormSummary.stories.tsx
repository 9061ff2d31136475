import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { Button } from "../Button/index.ts";
import { Field } from "../Field/index.ts";
import { Stack } from "../Stack/index.ts";
import { TextInput } from "../TextInput/index.ts";
import { examples } from "./FormSummary.examples.ts";
import { FormSummary, type FormSummaryProps } from "./FormSummary.tsx";

interface StoryArgs extends FormSummaryProps {
  fields: readonly { controlId: string; label: string }[];
}

function SummaryWithFields({ fields, ...args }: StoryArgs) {
  const [attempt, setAttempt] = useState(0);
  return (
    <Stack gap="xl">
      <FormSummary {...args} attempt={attempt} />
      {fields.map(({ controlId, label }) => (
        <Field
          key={controlId}
          controlId={controlId}
          label={label}
          error={args.errors.find((error) => error.controlId === controlId)?.message}
        >
          <TextInput name={controlId} />
        </Field>
      ))}
      <Button onClick={() => setAttempt(attempt + 1)}>→</Button>
    </Stack>
  );
}

const meta = {
  component: SummaryWithFields,
} satisfies Meta<typeof SummaryWithFields>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Receives the focus when it appears and after every further attempt. Its links lead to the fields. */
export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { title, errors } = shownArgs(context);
    const canvas = within(context.canvasElement);
    const summary = canvas.getByRole("group", { name: title });
    await expect(summary).toHaveFocus();
    const address = window.location.href;
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getAllByRole("textbox")[0]).toHaveFocus();
    await userEvent.click(canvas.getByRole("link", { name: errors[1]?.message ?? "" }));
    await expect(canvas.getAllByRole("textbox")[1]).toHaveFocus();
    await expect(window.location.href).toBe(address);
    await userEvent.click(canvas.getByRole("button"));
    await expect(summary).toHaveFocus();
  },
};

export const LongText: Story = fromExamples(examples, "longText");
