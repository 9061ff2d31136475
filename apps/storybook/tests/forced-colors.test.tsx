import { afterEach, beforeAll, expect, it } from "vitest";
import { commands, page } from "vitest/browser";
import { clear, setPage, showAll, storiesByFolder } from "./stage.tsx";

const controls = "button, input:not([type=hidden]), select, textarea, a[href], summary";

beforeAll(async () => {
  await page.viewport(1280, 800);
  setPage({ language: "zh" });
});
// The next stories are rendered without forced colours.
afterEach(async () => {
  clear();
  await commands.emulateMedia({ forcedColors: "none" });
});

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

/** Returns the visible controls that have a shape, and lose it with forced colours. */
async function controlsWithoutEdge(stage: HTMLElement): Promise<string[]> {
  const withShape = [...stage.querySelectorAll(controls)].filter(
    (control) => onPage(control) && shaped(control),
  );
  await commands.emulateMedia({ forcedColors: "active" });
  // A film that fails meanwhile takes its button away.
  return withShape
    .filter((control) => onPage(control) && !hasLine(control))
    .map(({ outerHTML }) => outerHTML.slice(0, 160));
}

it.each(storiesByFolder)("%s keeps its controls' edges in forced colours", async (_, stories) => {
  expect(await controlsWithoutEdge(await showAll(stories, "zh"))).toEqual([]);
});
