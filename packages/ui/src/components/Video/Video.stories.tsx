import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { fromExamples, shownArgs } from "../../stories.ts";
import { examples } from "./Video.examples.ts";
import { Video } from "./Video.tsx";

const meta = {
  component: Video,
  args: { onError: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: "40rem" }}>{Story()}</div>],
} satisfies Meta<typeof Video>;
export default meta;
type Story = StoryObj<typeof meta>;

function video(canvas: HTMLElement): HTMLVideoElement {
  const element = canvas.querySelector("video");
  if (!element) throw new Error("Video did not render a video element");
  return element;
}
const soon = { timeout: 10000 };
const expectStatus = (canvas: HTMLElement, status: string) =>
  waitFor(() => expect(canvas.querySelector("div[data-state]")).toHaveAttribute("data-state", status), soon);
const plays = (canvas: HTMLElement) => waitFor(() => expect(video(canvas).paused).toBe(false), soon);
const stops = (canvas: HTMLElement) => waitFor(() => expect(video(canvas).paused).toBe(true), soon);

/** Waits for the visitor, with the browser's controls and both captions. No video data is loaded. */
export const Default: Story = {
  ...fromExamples(examples, "default"),
  play: async ({ canvasElement }) => {
    const element = video(canvasElement);
    await expect(element).toHaveAttribute("controls");
    await expect(element.paused).toBe(true);
    await expect(element.readyState).toBe(HTMLMediaElement.HAVE_NOTHING);
    await expect([...element.textTracks].map((track) => track.language)).toEqual(["zh-Hans", "en"]);
  },
};

/** A video started by the visitor pauses when less than half of it is visible, and resumes when it is back. */
export const PlayerLeavesTheScreen: Story = {
  tags: ["!autodocs", "!dev"],
  ...fromExamples(examples, "default"),
  decorators: [
    (Story) => (
      <>
        {Story()}
        <div style={{ blockSize: "300vh" }} />
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    const element = video(canvasElement);
    element.muted = true;
    element.loop = true;
    await element.play();
    await expectStatus(canvasElement, "loaded");
    window.scrollTo({ top: window.scrollY + element.getBoundingClientRect().bottom, behavior: "instant" });
    await stops(canvasElement);
    window.scrollTo({ top: 0, behavior: "instant" });
    await plays(canvasElement);
    element.pause();
  },
};

/** Plays automatically when at least half of it is visible, silently and in a loop, with a pause button. */
export const Background: Story = {
  ...fromExamples(examples, "background"),
  play: async ({ canvasElement, ...context }) => {
    const { labels, onError } = shownArgs(context);
    await plays(canvasElement);
    await expectStatus(canvasElement, "loaded");
    await expect(video(canvasElement)).toHaveProperty("muted", true);
    await expect(video(canvasElement)).toHaveAttribute("aria-hidden", "true");
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: labels.pause }));
    await stops(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: labels.play }));
    await plays(canvasElement);
    await expect(onError).not.toHaveBeenCalled();
  },
};

/** Plays only while at least half of the video is visible. Scrolling in starts it and scrolling out pauses it. */
export const BackgroundOutOfSight: Story = {
  tags: ["!autodocs", "!dev"],
  ...fromExamples(examples, "background"),
  decorators: [(Story) => <div style={{ paddingBlock: "200vh" }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const element = video(canvasElement);
    const scrollTo = (seen: number) => {
      const { top, height } = element.getBoundingClientRect();
      const target = window.scrollY + top - window.innerHeight + height * seen;
      window.scrollTo({ top: target, behavior: "instant" });
    };
    await expect(element.paused).toBe(true);
    await expect(element.preload).toBe("none");
    scrollTo(0.4);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(element.paused).toBe(true);
    scrollTo(0.6);
    await plays(canvasElement);
    scrollTo(0.4);
    await stops(canvasElement);
  },
};

/** Pauses on hover and on keyboard focus. Pressing play there starts it at once nevertheless. */
export const BackgroundHeld: Story = {
  tags: ["!autodocs", "!dev"],
  ...fromExamples(examples, "background"),
  play: async ({ canvasElement, ...context }) => {
    const { labels } = shownArgs(context);
    const canvas = within(canvasElement);
    await plays(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: labels.pause })).toHaveFocus();
    await stops(canvasElement);
    await userEvent.keyboard("{Enter}{Enter}");
    await plays(canvasElement);
    await userEvent.tab();

    await userEvent.hover(video(canvasElement));
    await stops(canvasElement);
    await userEvent.unhover(video(canvasElement));
    await plays(canvasElement);
  },
};

/** An encoding of an unknown type is skipped and does not count as a failure. */
export const Fallback: Story = {
  ...fromExamples(examples, "fallback"),
  play: async ({ canvasElement, args }) => {
    await expectStatus(canvasElement, "loaded");
    await expect(args.onError).not.toHaveBeenCalled();
  },
};

/** Every encoding that fails is counted and reported. The visitor sees an error when all have failed. */
export const Failed: Story = {
  ...fromExamples(examples, "error"),
  play: async ({ canvasElement, ...context }) => {
    const { labels, onError, film } = shownArgs(context);
    // Has the same effect as pressing play on a video without loaded data.
    video(canvasElement).preload = "auto";
    await expectStatus(canvasElement, "error");
    await expect(within(canvasElement).getByRole("alert")).toHaveTextContent(labels.error);
    await expect(onError).toHaveBeenCalledTimes(2);
    for (const [index, { src }] of film.sources.entries()) {
      await expect(onError).toHaveBeenNthCalledWith(index + 1, index + 1, expect.objectContaining({ src }));
    }
  },
};

/** The poster of a background video stays, and the button without effect is removed. */
export const BackgroundFailed: Story = {
  ...fromExamples(examples, "backgroundError"),
  play: async ({ canvasElement, ...context }) => {
    const { labels, film } = shownArgs(context);
    await expectStatus(canvasElement, "error");
    const canvas = within(canvasElement);
    await expect(canvas.getByText(labels.error)).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
    await expect(canvas.getByRole("img", { name: film.poster.alt })).toBeVisible();
  },
};

export const LongText: Story = {
  ...fromExamples(examples, "longText"),
  play: ({ canvasElement }) => expectStatus(canvasElement, "error"),
};
