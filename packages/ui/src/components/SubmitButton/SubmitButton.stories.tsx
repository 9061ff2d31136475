import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { fromExamples } from "../../stories.ts";
import { examples } from "./SubmitButton.examples.ts";
import { SubmitButton } from "./SubmitButton.tsx";

const send = fn();

const meta = {
  component: SubmitButton,
  decorators: [
    (Story) => (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Story />
      </form>
    ),
  ],
  beforeEach: () => {
    send.mockClear();
  },
} satisfies Meta<typeof SubmitButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button"));
    await expect(send).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  ...fromExamples(examples, "loading"),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button"));
    await expect(send).not.toHaveBeenCalled();
  },
};

export const LongText: Story = fromExamples(examples, "longText");
