import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { fromExamples } from "../../stories.ts";
import { examples } from "./SkipLink.examples.ts";
import { SkipLink } from "./SkipLink.tsx";

const meta = {
  component: SkipLink,
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="main" tabIndex={-1} style={{ minBlockSize: "6rem" }} />
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

const lowerEdge = (element: Element) => element.getBoundingClientRect().bottom;

/** Invisible until it receives keyboard focus, then fully visible. */
export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link");
    await expect(lowerEdge(link)).toBeLessThanOrEqual(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await waitFor(() => expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
  },
};

export const LongText: Story = {
  ...fromExamples(examples, "longText"),
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole("link").focus();
  },
};
