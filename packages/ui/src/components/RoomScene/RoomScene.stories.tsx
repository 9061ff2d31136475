import type { Meta, StoryObj } from "@storybook/react-vite";
import { Activity, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { Button } from "../Button/index.ts";
import { examples } from "./RoomScene.examples.ts";
import { RoomScene, type RoomSceneProps } from "./RoomScene.tsx";

const meta = {
  component: RoomScene,
  args: { load: () => import("../../model-scene.ts"), onFail: fn(), onMissing: fn() },
} satisfies Meta<typeof RoomScene>;
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
  // All models are there, or are known to be missing.
  await waitFor(() => expect(stage.querySelector("[style*=inline-size]")).toBeNull(), slow);
  return stage;
}
const shows = (stage: HTMLElement, name: string, wanted: (value: number) => boolean) =>
  waitFor(() => expect(wanted(Number(stage.dataset[name]))).toBe(true), slow);
const placeOf = (stage: HTMLElement, id: string) =>
  stage.querySelector<HTMLElement>(`[data-mark=${id}]`)?.style.getPropertyValue("translate") ?? "";

/** Turns and zooms by keyboard and buttons, not below the floor, and comes back. */
export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async (context) => {
    const { labels } = shownArgs(context);
    const canvas = within(context.canvasElement);
    const stage = await ready(context.canvasElement);
    await expect(stage).toHaveAccessibleName(labels.stage);
    const start = Number(stage.dataset["azimuth"]);
    stage.focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await shows(stage, "azimuth", (azimuth) => azimuth === start + 30);
    await userEvent.keyboard("{ArrowDown>12/}");
    await shows(stage, "elevation", (elevation) => elevation === 6);
    await userEvent.click(canvas.getByRole("button", { name: labels.zoomIn }));
    await shows(stage, "zoom", (zoom) => zoom > 1.2);
    await userEvent.click(canvas.getByRole("button", { name: labels.whole }));
    await shows(stage, "azimuth", (azimuth) => azimuth === start);
    await shows(stage, "zoom", (zoom) => zoom === 1);
    await expect(stage.querySelectorAll("[data-mark]")).toHaveLength(3);
  },
};

/** What is broken says so on the floor, at its number, and in words. */
export const Broken: Story = {
  ...fromExamples(examples, "broken"),
  play: async (context) => {
    const stage = await ready(context.canvasElement);
    const [machine] = shownArgs(context).items;
    await expect(stage.querySelector("[data-mark=machine]")).toHaveAttribute("data-state", "broken");
    await expect(within(context.canvasElement).getByRole("list")).toHaveTextContent(machine?.notes[0] ?? "");
  },
};

export const Board: Story = {
  ...fromExamples(examples, "board"),
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
  },
};

/** A machine whose model is not to be had stays a block, and a sentence says so. */
export const Missing: Story = {
  ...fromExamples(examples, "missing"),
  play: async (context) => {
    await ready(context.canvasElement);
    const status = within(context.canvasElement).getByRole("status");
    await waitFor(() => expect(status).toHaveTextContent(shownArgs(context).labels.missing), slow);
    await expect(context.args.onMissing).toHaveBeenCalledOnce();
    await expect(context.args.onFail).not.toHaveBeenCalled();
  },
};

function ChangingScene(args: RoomSceneProps) {
  const [isShown, setShown] = useState(true);
  const [x, setX] = useState(0);
  const items = args.items.map((item) => ({ ...item, x: item.x + x }));
  return (
    <>
      <Activity mode={isShown ? "visible" : "hidden"}>
        <RoomScene {...args} items={items} />
      </Activity>
      <Button onClick={() => setX(x + 800)}>→</Button>
      <Button onClick={() => setShown(!isShown)}>⏻</Button>
    </>
  );
}

/** It follows the plan. A removed scene gives its graphics context back, and one that is shown again gets a new one. */
export const Changing: Story = {
  ...fromExamples(examples, "default"),
  render: (args) => <ChangingScene {...args} />,
  play: async ({ canvasElement, args }) => {
    const press = (name: string) => userEvent.click(within(canvasElement).getByRole("button", { name }));
    const stage = await ready(canvasElement);
    const before = placeOf(stage, "machine");
    await press("→");
    await waitFor(() => expect(placeOf(stage, "machine")).not.toBe(before), slow);
    const context = canvasElement.querySelector("canvas")?.getContext("webgl2");
    await expect(context?.isContextLost()).toBe(false);
    await press("⏻");
    await waitFor(() => expect(context?.isContextLost()).toBe(true));
    // The next frame says it again.
    delete stage.dataset["azimuth"];
    await press("⏻");
    await ready(canvasElement);
    await expect(args.onFail).not.toHaveBeenCalled();
    await press("⏻");
    await waitFor(() => expect(canvasElement.querySelector("canvas")).toBeNull());
  },
};

export const LongText: Story = {
  ...fromExamples(examples, "longText"),
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
  },
};
