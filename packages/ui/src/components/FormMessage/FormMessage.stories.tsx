import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { fromExamples } from "../../stories.ts";
import { examples } from "./FormMessage.examples.ts";
import { FormMessage } from "./FormMessage.tsx";

const meta = { component: FormMessage } satisfies Meta<typeof FormMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  ...fromExamples(examples, "success"),
  play: async ({ canvasElement }) => {
    const message = within(canvasElement).getByRole("status");
    message.focus();
    await expect(message).toHaveFocus();
    await expect(message).toHaveAccessibleName(message.textContent);
  },
};

export const ErrorMessage: Story = {
  ...fromExamples(examples, "error"),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("alert")).toBeVisible();
  },
};

export const LongText: Story = fromExamples(examples, "longText");
