import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { commands, page } from "vitest/browser";
import { clear, nextFrame, StoryIn, setPage, show, stories, titleOf } from "./stage.tsx";

/**
 * Simulated time, longer than every interval: carousels advance after 3 to 6 s, figures count for 2 s. In few steps,
 * because each one waits for a real frame: 25 steps took 200 s of the whole run.
 */
const watched = { steps: 5, milliseconds: 2500 };

beforeEach(async () => {
  await page.viewport(1280, 800);
  setPage({ language: "zh" });
});
afterEach(async () => {
  clear();
  vi.useRealTimers();
  await commands.emulateMedia({ reducedMotion: "no-preference" });
});

/** Returns the position, size and text of every element. */
const places = (stage: HTMLElement) =>
  new Map(
    [...stage.querySelectorAll("*")].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const words = element.children.length === 0 ? element.textContent : "";
      return [element, `${[x, y, width, height].map(Math.round)} ${words}`];
    }),
  );

/** Advances the fake timers, with a real frame after each step for observers and layout. */
async function letTimePass(steps: number) {
  for (let step = 0; step < steps; step += 1) {
    await vi.advanceTimersByTimeAsync(watched.milliseconds);
    await nextFrame();
  }
}

/** Returns elements that changed their position, size or text without interaction, have a running animation, or play a film. */
async function movingByItself(stage: HTMLElement): Promise<string[]> {
  await letTimePass(1);
  const before = places(stage);
  await letTimePass(watched.steps);
  const after = places(stage);
  const moved = [...before].filter(([element, place]) => (after.get(element) ?? place) !== place);
  const animated = document
    .getAnimations()
    // Scroll-driven animations follow the reader's scrolling.
    .filter(({ playState, timeline }) => playState === "running" && timeline instanceof DocumentTimeline)
    .map(({ effect }) => effect)
    .filter((effect) => effect instanceof KeyframeEffect)
    // Fading is not motion (WCAG 2.3.3). With reduced motion a spinner fades instead of turning.
    .filter((effect) => effect.getKeyframes().some((keyframe) => !("opacity" in keyframe)))
    .map(({ target }) => target);
  const playing = [...stage.querySelectorAll("video")].filter((film) => !film.paused);
  return [...moved.map(([element]) => element), ...animated, ...playing]
    .filter((element) => element !== null)
    .slice(0, 3)
    .map((element) => element.outerHTML.slice(0, 160));
}

async function watch(story: (typeof stories)[number]) {
  vi.useFakeTimers({
    toFake: [
      "setTimeout",
      "clearTimeout",
      "setInterval",
      "clearInterval",
      "requestAnimationFrame",
      "cancelAnimationFrame",
      "performance",
      "Date",
    ],
  });
  return movingByItself(await show(<StoryIn story={story} language="zh" />));
}

describe.each(stories.map((story) => [titleOf(story), story] as const))("%s", (_, story) => {
  it("does not move by itself where the reader asked for less motion", async () => {
    await commands.emulateMedia({ reducedMotion: "reduce" });
    expect(await watch(story)).toEqual([]);
  });
});

/** Control test: proves that the test above can detect motion. */
describe.each(["components/Marquee Default", "components/Spinner Default"])("%s", (title) => {
  it("moves where the reader asked for nothing", async () => {
    const story = stories.find((candidate) => titleOf(candidate) === title);
    if (!story) throw new Error(`There is no story "${title}" to compare with.`);
    expect(await watch(story)).not.toEqual([]);
  });
});
