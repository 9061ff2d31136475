import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { commands, page } from "vitest/browser";
import { clear, faultsOf, nextFrame, setPage, stories, storiesByFolder } from "./stage.tsx";

/**
 * Simulated time, longer than every interval: carousels advance after 3 to 6 s, figures count for 2 s. In few steps,
 * because each one waits for a real frame: 25 steps took 200 s of the whole run.
 */
const watched = { steps: 2, milliseconds: 6250 };

beforeAll(async () => {
  await page.viewport(1280, 800);
  setPage({ language: "zh" });
});
beforeEach(() =>
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
  }),
);
afterEach(() => {
  clear();
  vi.useRealTimers();
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

/** Returns elements that changed their position, size or text without interaction, have a running animation, or play a film. */
async function movingByItself(stage: HTMLElement): Promise<string[]> {
  // A real frame after each step lets observers and layout follow.
  const letTimePass = async () => {
    await vi.advanceTimersByTimeAsync(watched.milliseconds);
    await nextFrame();
  };
  await letTimePass();
  const before = places(stage);
  const moved = new Set<Element>();
  for (let step = 0; step < watched.steps; step += 1) {
    await letTimePass();
    for (const [element, place] of places(stage))
      if ((before.get(element) ?? place) !== place) moved.add(element);
  }
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
  return [...moved, ...animated, ...playing]
    .filter((element) => element !== null)
    .slice(0, 3)
    .map((element) => element.outerHTML.slice(0, 160));
}

describe("where the reader asked for less motion", () => {
  beforeAll(() => commands.emulateMedia({ reducedMotion: "reduce" }));
  afterAll(() => commands.emulateMedia({ reducedMotion: "no-preference" }));

  it.each(storiesByFolder)("%s does not move by itself", async (_, stories) => {
    expect(await faultsOf(stories, "zh", movingByItself)).toEqual({});
  });
});

/** Proves that the tests above can detect motion. */
describe("where the reader asked for nothing", () => {
  it.each(["components/Marquee", "components/Spinner"])("%s moves", async (folder) => {
    const story = stories.find((story) => story.folder === folder && story.name === "Default");
    if (!story) throw new Error(`${folder} has no story "Default" to compare with.`);
    expect(await faultsOf([story], "zh", movingByItself)).not.toEqual({});
  });
});
