import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { commands, page } from "vitest/browser";
import { axeFindings } from "./axe.ts";
import { clear, StoryIn, setPage, show, stories, titleOf } from "./stage.tsx";

const controls = "button, input:not([type=hidden]), select, textarea, a[href], summary";

beforeAll(() => page.viewport(1280, 800));
afterEach(async () => {
  clear();
  await commands.emulateMedia({ forcedColors: "none" });
});
afterAll(() => commands.emulateMedia({ forcedColors: "none" }));

const opaque = (colour: string) => !/^(transparent|rgba\(.*, 0\)|.*\/ 0\))$/.test(colour);

/** Whether an element has a line around it or along one of its sides, or keeps a ground of system colours. */
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

/** A shape that is told by its ground alone is gone when the browser paints all grounds alike. */
const shaped = (element: Element) => hasLine(element) || opaque(getComputedStyle(element).backgroundColor);

/** A skip link waits above the page and comes with the focus, whose ring then is its edge. */
const onPage = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().bottom > 0;

/** Positions of the story's visible controls for which something holds. */
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
    // axe 4.14 reads -webkit-text-fill-color, which Chromium reports as written, not as forced.
    expect(await axeFindings(["color-contrast"])).toEqual([]);
  });
});
