import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../../components/Button/index.ts";
import { fromExamples, shownArgs } from "../../stories.ts";
import { examples } from "./Faq.examples.ts";
import { Faq, type FaqProps } from "./Faq.tsx";

const meta = { component: Faq, parameters: { layout: "fullscreen" } } satisfies Meta<typeof Faq>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = (canvas: HTMLElement) => [...canvas.querySelectorAll("details")].map((item) => item.open);

/** All questions are closed initially, and at most one is open at a time. */
export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { canvasElement } = context;
    const { title, items, contact } = shownArgs(context);
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("region", { name: title })).toBeVisible();
    await expect(canvas.getByRole("link", { name: contact?.link.label ?? "" })).toBeVisible();
    await expect(open(canvasElement)).toEqual(items.map(() => false));
    for (const item of items.slice(0, 2)) await userEvent.click(canvas.getByText(item.question));
    await expect(open(canvasElement)).toEqual(items.map((_, index) => index === 1));
  },
};

function FaqOfModel(props: FaqProps) {
  const [turn, setTurn] = useState(0);
  return (
    <>
      <Faq {...props} resetKey={`${props.resetKey}-${turn}`} />
      <Button onClick={() => setTurn(turn + 1)}>→</Button>
    </>
  );
}

/** Switching to another model closes the open question. */
export const OnSurface: Story = {
  ...fromExamples(examples, "onSurface"),
  render: ({ ref: _, ...props }) => <FaqOfModel {...props} />,
  play: async (context) => {
    const { canvasElement } = context;
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText(shownArgs(context).items[2]?.question ?? ""));
    await expect(open(canvasElement)).toContain(true);
    await userEvent.click(canvas.getByRole("button", { name: "→" }));
    await waitFor(() => expect(open(canvasElement)).not.toContain(true));
  },
};

export const LongText: Story = fromExamples(examples, "longText");
