import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { examples } from "./Counter.examples.ts";
import { Counter } from "./Counter.tsx";

const meta = { component: Counter } satisfies Meta<typeof Counter>;
export default meta;
type Story = StoryObj<typeof meta>;

const running = (canvasElement: HTMLElement) => canvasElement.querySelector("[aria-hidden]");

/** Starts when it becomes visible. Screen readers get the final figure from the start, and nothing shifts. */
export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { canvasElement } = context;
    const { value, label } = shownArgs(context);
    const final = [...canvasElement.querySelectorAll("span")].find(
      (span) => span.textContent === `${value}+`,
    );
    await expect(final).toBeDefined();
    await document.fonts.ready;
    const width = final?.getBoundingClientRect().width;
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches) {
      await waitFor(() => expect(running(canvasElement)).not.toBeNull());
      await expect(final).toHaveTextContent(`${value}+`);
    }
    await waitFor(() => expect(running(canvasElement)).toBeNull());
    await expect(final?.getBoundingClientRect().width).toBe(width);
    await expect(canvasElement).toHaveTextContent(`${label}${value}+`);
  },
};

export const Exact: Story = fromExamples(examples, "exact");

/** The parent starts the counter with `start`. Until then the final figure is shown. */
export const Waiting: Story = {
  ...fromExamples(examples, "waiting"),
  play: async (context) => {
    const { value } = shownArgs(context);
    await expect(running(context.canvasElement)).toBeNull();
    await expect(context.canvasElement).toHaveTextContent(`${value}+`);
  },
};

export const LongText: Story = fromExamples(examples, "longText");
