import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { Button } from "../Button/index.ts";
import { examples } from "./Accordion.examples.ts";
import { Accordion } from "./Accordion.tsx";

const meta = { component: Accordion, args: { onValueChange: fn() } } satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Open state of every item, in order. */
const open = (canvas: HTMLElement) => [...canvas.querySelectorAll("details")].map((item) => item.open);
async function openFirstThenSecond(canvas: HTMLElement) {
  for (const summary of [...canvas.querySelectorAll("summary")].slice(0, 2)) await userEvent.click(summary);
}

/** Follows a link to an item from far above it, and expects the item's line below the space for a sticky header. */
async function followLink(canvas: HTMLElement, id: string, line: HTMLElement) {
  const address = location.href;
  canvas.style.paddingBlock = "150vh";
  location.hash = id;
  const space = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart);
  await expect(space).toBeGreaterThan(0);
  await waitFor(() => expect(line.getBoundingClientRect().top).toBeCloseTo(space, 0));
  location.hash = "";
  history.replaceState(history.state, "", address);
  canvas.style.paddingBlock = "";
}

export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async ({ canvasElement, args }) => {
    await expect(open(canvasElement)).toEqual([false, false, false]);
    await openFirstThenSecond(canvasElement);
    await expect(open(canvasElement)).toEqual([false, true, false]);
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(["duct"]));
  },
};

export const Independent: Story = {
  ...fromExamples(examples, "independent"),
  play: async ({ canvasElement, args }) => {
    await openFirstThenSecond(canvasElement);
    await expect(open(canvasElement)).toEqual([true, true, false]);
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(["thickness", "duct"]));
  },
};

export const OpenAtFirst: Story = {
  ...fromExamples(examples, "openAtFirst"),
  play: async ({ canvasElement, args }) => {
    await expect(open(canvasElement)).toEqual([false, true, false]);
    const [first, second, third] = canvasElement.querySelectorAll("details");
    if (!first || !second || !third) throw new Error("The story has fewer than three items.");
    await userEvent.click(within(first).getByRole("heading"));
    await expect(open(canvasElement)).toEqual([true, false, false]);
    await followLink(canvasElement, "tube", third);
    await expect(open(canvasElement)).toEqual([false, false, true]);
    await userEvent.click(within(second).getByRole("heading"));
    await expect(open(canvasElement)).toEqual([false, true, false]);
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(["duct"]));
  },
};

function AccordionWithOwner({ value = [], onValueChange, ...args }: ComponentProps<typeof Accordion>) {
  const [ids, setIds] = useState(value);
  const follow = (next: readonly string[]) => {
    onValueChange?.(next);
    setIds(next);
  };
  return (
    <>
      <Accordion {...args} value={ids} onValueChange={follow} />
      <Button onClick={() => setIds([])}>×</Button>
    </>
  );
}

/** Controlled: the parent's state follows the visitor's clicks, and a button outside closes everything. */
export const Controlled: Story = {
  ...fromExamples(examples, "controlled"),
  render: ({ ref: _, ...args }) => <AccordionWithOwner {...args} />,
  play: async (context) => {
    const { canvasElement, args } = context;
    const { items } = shownArgs(context);
    const canvas = within(canvasElement);
    await expect(open(canvasElement)).toEqual([true, false, false]);
    await userEvent.click(canvas.getByText(items[2]?.title ?? ""));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(["tube"]));
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(open(canvasElement)).toEqual([false, false, true]);
    await userEvent.click(canvas.getByRole("button", { name: "×" }));
    await waitFor(() => expect(open(canvasElement)).toEqual([false, false, false]));
    await userEvent.click(canvas.getByText(items[2]?.title ?? ""));
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledTimes(2));
  },
};

/** Controlled with a constant `value`: the items return to the given state after every click. */
export const Held: Story = {
  tags: ["!autodocs", "!dev"],
  ...fromExamples(examples, "controlled"),
  play: async ({ canvasElement, args }) => {
    await openFirstThenSecond(canvasElement);
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalled());
    await waitFor(() => expect(open(canvasElement)).toEqual([true, false, false]));
  },
};

export const LongText: Story = fromExamples(examples, "longText");
