import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import type { Picture } from "../../data.ts";
import { fromExamples, shownArgs } from "../../stories.ts";
import { Button } from "../Button/index.ts";
import { Image } from "../Image/index.ts";
import { examples } from "./EmptyState.examples.ts";
import { EmptyState, type EmptyStateProps } from "./EmptyState.tsx";

interface Args extends EmptyStateProps {
  actionLabel?: string;
  image?: Picture;
  imageError?: string;
}

function EmptyStateWithAction({ actionLabel, image, imageError = "", ...args }: Args) {
  return (
    <EmptyState
      {...args}
      action={actionLabel ? <Button variant="secondary">{actionLabel}</Button> : null}
      picture={image ? <Image picture={image} sizes="18rem" rounded errorLabel={imageError} /> : null}
    />
  );
}

const meta = {
  // Made of the content of the example.
  argTypes: { action: { control: false }, picture: { control: false } },
  component: EmptyStateWithAction,
} satisfies Meta<typeof EmptyStateWithAction>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const args = shownArgs(context);
    const canvas = within(context.canvasElement);
    await expect(canvas.getByRole("heading", { level: 2 })).toHaveTextContent(args.title);
    await expect(canvas.getByRole("button")).toHaveTextContent(args.actionLabel ?? "");
  },
};

export const Failed: Story = fromExamples(examples, "failed");
export const WithPicture: Story = fromExamples(examples, "withPicture");
export const WithoutAction: Story = fromExamples(examples, "withoutAction");
export const LongText: Story = fromExamples(examples, "longText");
