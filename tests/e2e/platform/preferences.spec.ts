import { pagePath } from "@lightmaker/content/routes";
import type { Page } from "playwright/test";
import { expect, hydrated, test } from "../fixtures.ts";

/** One page of each kind. */
const paths = (
  [
    "home",
    "products",
    "zhongtian",
    "accessories",
    "materials",
    "wood",
    "education",
    "company",
    "finance",
    "news",
    "sample",
    "faq",
    "downloads",
    "software",
    "notFound",
  ] as const
).map((id) => pagePath(id, "zh"));

async function open(page: Page, path: string, consoleMessages: string[]): Promise<void> {
  await page.goto(path);
  await page.locator(hydrated).waitFor();
  if (path === pagePath("notFound", "zh")) consoleMessages.splice(0); // Chromium reports every 404 itself.
}

/** Scrolls through the whole page, so that everything that starts when it comes into view has started. */
async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let top = 0; top < height; top += 600)
    await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), top);
}

/** Returns every control with the properties that make its edge visible, in page order. */
const controls = (page: Page) =>
  page.evaluate(() => {
    const opaque = (colour: string) => !/^(transparent|rgba\(.*, 0\)|.*\/ 0\))$/.test(colour);
    const edges = (element: Element) => {
      const style = getComputedStyle(element);
      const border = (["Top", "Right", "Bottom", "Left"] as const).some(
        (side) =>
          style[`border${side}Style`] !== "none" &&
          Number.parseFloat(style[`border${side}Width`]) >= 1 &&
          opaque(style[`border${side}Color`]),
      );
      const outline = style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 1;
      return {
        line: border || outline,
        ground: opaque(style.backgroundColor),
        own: style.forcedColorAdjust === "none",
      };
    };
    return [
      ...document.querySelectorAll("button, input:not([type=hidden]), select, textarea, a[href], summary"),
    ].map((element) => ({
      name: element.outerHTML.slice(0, 160),
      seen: element.checkVisibility() && element.getBoundingClientRect().bottom > 0,
      ...edges(element),
    }));
  });

for (const path of paths) {
  test(`${path} keeps control borders and focus in forced colours, and does not move with reduced motion`, async ({
    page,
    consoleMessages,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, path, consoleMessages);
    await scrollThrough(page);
    expect(await page.locator("[data-playing]").count()).toBe(0);
    const moving = await page.evaluate(() => [
      ...document
        .getAnimations()
        // Fading is not motion, and a scroll-driven animation does not move by itself (WCAG 2.3.3).
        .filter(({ playState, timeline }) => playState === "running" && timeline instanceof DocumentTimeline)
        .map(({ effect }) => effect as KeyframeEffect)
        .filter((effect) => effect.getKeyframes().some((keyframe) => !("opacity" in keyframe)))
        .map(({ target }) => target?.outerHTML.slice(0, 160)),
      ...[...document.querySelectorAll("video")]
        .filter((film) => !film.paused)
        .map(({ outerHTML }) => outerHTML),
    ]);
    expect(moving).toEqual([]);

    await page.evaluate(() => scrollTo(0, 0));
    const before = await controls(page);
    await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
    const forced = await controls(page);
    // With forced colours all backgrounds look the same, so an edge that only a background shows is lost.
    const lost = forced.filter(
      ({ seen, line, own, ground }, index) =>
        seen && !line && !(own && ground) && (before[index]?.line || before[index]?.ground),
    );
    expect(lost.map(({ name }) => name)).toEqual([]);
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press("Tab");
      const ring = await page.evaluate(() => {
        const { activeElement } = document;
        const labels = (activeElement as HTMLInputElement | null)?.labels ?? [];
        return [activeElement ?? document.body, ...labels].some((element) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(element);
          return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
        });
      });
      expect(ring, `visible focus at tab stop ${stop + 1}`).toBe(true);
    }
  });
}

test("what is still with reduced motion moves without it", async ({ page }) => {
  await page.goto("/");
  await page.locator(hydrated).waitFor();
  await expect.poll(() => page.evaluate(() => document.querySelector("video")?.paused)).toBe(false);
});
