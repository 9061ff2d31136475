import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import { examples } from "./Skeleton.examples.ts";
import { Skeleton, type SkeletonProps } from "./Skeleton.tsx";

interface Args extends SkeletonProps {
  waiting: string;
}

/** The surrounding element announces the loading state; the skeleton only shows it. */
function Waiting({ waiting, ...args }: Args) {
  return (
    <div aria-busy="true" style={{ maxInlineSize: "24rem" }}>
      <VisuallyHidden role="status">{waiting}</VisuallyHidden>
      <Skeleton {...args} />
    </div>
  );
}

const meta = { component: Waiting } satisfies Meta<typeof Waiting>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { canvasElement } = context;
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent(shownArgs(context).waiting);
    await expect(canvasElement.querySelectorAll("[aria-hidden=true] > span")).toHaveLength(3);
  },
};

/** As tall as the line of text that will replace it. */
export const OneLine: Story = {
  ...fromExamples(examples, "oneLine"),
  play: async ({ canvasElement }) => {
    const skeleton = canvasElement.querySelector<HTMLElement>("[aria-hidden=true]");
    const lineHeight = Number.parseFloat(getComputedStyle(canvasElement.ownerDocument.body).lineHeight);
    await expect(Math.abs((skeleton?.offsetHeight ?? 0) - lineHeight)).toBeLessThanOrEqual(1);
  },
};

export const Picture: Story = fromExamples(examples, "picture");
export const WidePicture: Story = fromExamples(examples, "widePicture");
export const Card: Story = fromExamples(examples, "card");
