import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { commands, page } from "vitest/browser";
import { clear, StoryIn, setPage, show, stories, titleOf } from "./stage.tsx";

const controls = "button, input:not([type=hidden]), select, textarea, a[href], summary";

beforeAll(() => page.viewport(1280, 800));
afterEach(async () => {
  clear();
  await commands.emulateMedia({ forcedColors: "none" });
});
afterAll(() => commands.emulateMedia({ forcedColors: "none" }));

const opaque = (colour: string) => !/^(transparent|rgba\(.*, 0\)|.*\/ 0\))$/.test(colour);

/** Returns `true` if an element has a border on any side, an outline, or a background that forced colours do not replace. */
function hasLine(element: Element): boolean {
  const style = getComputedStyle(element);
  const sides = ["Top", "Right", "Bottom", "Left"] as const;
  const border = sides.some(
    (side) =>
      style[`border${side}Style`] !== "none" &&
      Number.parseFloat(style[`border${side}Width`]) >= 1 &&
      opaque(style[`border${side}Color`]),
  );
  const outline = style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 1;
  return border || outline || (style.forcedColorAdjust === "none" && opaque(style.backgroundColor));
}

/**
 * Returns `true` if an element has a visible shape. Forced colours replace all backgrounds, so a shape made by its
 * background alone disappears.
 */
const shaped = (element: Element) => hasLine(element) || opaque(getComputedStyle(element).backgroundColor);

/**
 * Returns `true` if an element is visible on the page. A skip link is above the page until it has focus, and then has a
 * focus ring.
 */
const onPage = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().bottom > 0;

/** Returns the story's visible controls that satisfy `holds`, by their position. */
async function controlsOf(story: (typeof stories)[number], holds: (control: Element) => boolean) {
  const stage = await show(<StoryIn story={story} language="zh" />);
  return new Map(
    [...stage.querySelectorAll(controls)]
      .entries()
      .filter(([, control]) => onPage(control) && holds(control)),
  );
}

describe.each(stories.map((story) => [titleOf(story), story] as const))("%s", (_, story) => {
  it("keeps its controls' edges in forced colours", async () => {
    setPage({ language: "zh" });
    const withShape = await controlsOf(story, shaped);
    await commands.emulateMedia({ forcedColors: "active" });
    const lost = await controlsOf(story, (control) => !hasLine(control));
    expect(
      [...lost]
        .filter(([position]) => withShape.has(position))
        .map(([, { outerHTML }]) => outerHTML.slice(0, 160)),
    ).toEqual([]);
  });
});
