import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { Button } from "../Button/index.ts";
import { examples } from "./LiveRegion.examples.ts";
import { LiveRegion, type LiveRegionProps } from "./LiveRegion.tsx";

interface Args extends LiveRegionProps {
  copyLabel: string;
}

function Copy({ copyLabel, message, ...args }: Args) {
  const [turn, setTurn] = useState(0);
  return (
    <>
      <Button variant="secondary" onClick={() => setTurn(turn + 1)}>
        {copyLabel}
      </Button>
      <LiveRegion {...args} message={turn ? message : ""} turn={turn} />
    </>
  );
}

const meta = { component: Copy } satisfies Meta<typeof Copy>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each press changes the live region, also if the text stays the same. */
export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { copyLabel, message } = shownArgs(context);
    const canvas = within(context.canvasElement);
    const region = canvas.getByRole("status");
    await expect(region).toHaveTextContent("");
    const added: string[] = [];
    const observer = new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) added.push(node.textContent ?? "");
    });
    observer.observe(region, { childList: true });
    await userEvent.click(canvas.getByRole("button", { name: copyLabel }));
    await userEvent.click(canvas.getByRole("button", { name: copyLabel }));
    await waitFor(() => expect(added).toEqual([message, message]));
    observer.disconnect();
  },
};

export const Assertive: Story = {
  ...fromExamples(examples, "assertive"),
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole("button"));
    await expect(canvas.getByRole("alert")).toHaveTextContent(shownArgs(context).message);
  },
};
