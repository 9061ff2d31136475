import type { Meta, StoryObj } from "@storybook/react-vite";
import { Activity, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { Button } from "../Button/index.ts";
import { examples } from "./ModelViewer.examples.ts";
import { ModelViewer, type ModelViewerProps } from "./ModelViewer.tsx";

const meta = {
  component: ModelViewer,
  args: { load: () => import("../../model-scene.ts"), onFail: fn() },
} satisfies Meta<typeof ModelViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without a graphics card the first picture takes its time. */
const slow = { timeout: 60_000 };

async function ready(canvasElement: HTMLElement): Promise<HTMLElement> {
  await waitFor(
    () => expect(canvasElement.querySelector("[data-status]")).toHaveAttribute("data-status", "ready"),
    slow,
  );
  const stage = within(canvasElement).getByRole("img");
  await waitFor(() => expect(stage).toHaveAttribute("data-azimuth"), slow);
  return stage;
}
const shows = (stage: HTMLElement, name: string, wanted: (value: number) => boolean) =>
  waitFor(() => expect(wanted(Number(stage.dataset[name]))).toBe(true), slow);

/** Turns, zooms and opens by keyboard and buttons, and turns to a part. */
export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { labels, parts, openings } = shownArgs(context);
    const canvas = within(context.canvasElement);
    const stage = await ready(context.canvasElement);
    await expect(stage).toHaveAccessibleName(labels.stage);
    const start = Number(stage.dataset["azimuth"]);
    stage.focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await shows(stage, "azimuth", (azimuth) => azimuth === start + 30);
    await userEvent.keyboard("{ArrowUp}+");
    await shows(stage, "zoom", (zoom) => zoom > 1.2);
    await userEvent.keyboard("{Home}");
    await shows(stage, "azimuth", (azimuth) => azimuth === start);
    await shows(stage, "zoom", (zoom) => zoom === 1);
    await userEvent.click(canvas.getByRole("button", { name: labels.turnLeft }));
    await shows(stage, "azimuth", (azimuth) => azimuth === start - 30);
    const lid = canvas.getByRole("button", { name: openings[0]?.label ?? "" });
    await userEvent.click(lid);
    await expect(lid).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(canvas.getByRole("button", { name: parts[0]?.label ?? "" }));
    await shows(stage, "azimuth", (azimuth) => Math.abs(azimuth) === 180);
    await expect(stage).toHaveAttribute("data-part", parts[0]?.node);
    const measure = canvas.getByRole("button", { name: labels.dimensions });
    await userEvent.click(measure);
    await expect(stage.querySelector("[data-arrow]")).toBeNull();
    await userEvent.click(measure);
    await expect(stage.querySelectorAll("[data-arrow]")).toHaveLength(3);
  },
};

/** A machine with nothing to open has no buttons for it. */
export const Closed: Story = {
  ...fromExamples(examples, "closed"),
  play: async (context) => {
    await ready(context.canvasElement);
    await expect(within(context.canvasElement).queryByRole("group")).toBeNull();
  },
};

/** The owner hears of a model that cannot be shown, once, and shows something else. */
export const Missing: Story = {
  ...fromExamples(examples, "missing"),
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(args.onFail).toHaveBeenCalledOnce(), slow);
    await expect(canvasElement.querySelector("[data-status]")).toHaveAttribute("data-status", "failed");
  },
};

function HidableViewer(args: ModelViewerProps) {
  const [isShown, setShown] = useState(true);
  return (
    <>
      <Activity mode={isShown ? "visible" : "hidden"}>
        <ModelViewer {...args} />
      </Activity>
      <Button onClick={() => setShown(!isShown)}>⏻</Button>
    </>
  );
}

/** A removed viewer gives its graphics context back. One that a router hides and shows again gets a new one. */
export const Removed: Story = {
  tags: ["!autodocs", "!dev"],
  ...fromExamples(examples, "default"),
  render: (args) => <HidableViewer {...args} />,
  play: async ({ canvasElement, args }) => {
    const press = () => userEvent.click(within(canvasElement).getByRole("button", { name: "⏻" }));
    const stage = await ready(canvasElement);
    const context = canvasElement.querySelector("canvas")?.getContext("webgl2");
    await expect(context?.isContextLost()).toBe(false);
    await press();
    await waitFor(() => expect(context?.isContextLost()).toBe(true));
    // The next frame says it again.
    delete stage.dataset["azimuth"];
    await press();
    await ready(canvasElement);
    await expect(args.onFail).not.toHaveBeenCalled();
    await press();
    await waitFor(() => expect(canvasElement.querySelector("canvas")).toBeNull());
  },
};

export const LongText: Story = {
  ...fromExamples(examples, "longText"),
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
  },
};
