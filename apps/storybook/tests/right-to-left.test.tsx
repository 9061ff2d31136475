import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { clear, setPage, showAll, storiesByFolder } from "./stage.tsx";

afterEach(clear);

/** Components hidden in narrow windows, where MobileMenu replaces them. */
const onlyWide = new Set(["components/NavigationMenu"]);

/**
 * Returns up to three elements that overflow the page horizontally, deepest first. Returns none if the page does not scroll
 * horizontally.
 */
function reachingOut(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [...document.body.querySelectorAll("*")]
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < -0.5 || right > clientWidth + 0.5;
    })
    .reverse()
    .slice(0, 3)
    .map((element) => element.outerHTML.slice(0, 160));
}

it.each(storiesByFolder)("%s stays on the page from right to left", async (folder, stories) => {
  setPage({ language: "en", dir: "rtl" });
  for (const width of onlyWide.has(folder) ? [1280] : [390, 1280]) {
    await page.viewport(width, 844);
    await showAll(stories, "en");
    expect(reachingOut(), `at ${width} px`).toEqual([]);
  }
});

it("turns the arrows of links", async () => {
  setPage({ language: "en", dir: "rtl" });
  await page.viewport(390, 844);
  for (const folder of ["components/Link", "components/MobileMenu"]) {
    const [, stories] = storiesByFolder.find(([name]) => name === folder) ?? [];
    if (!stories) throw new Error(`${folder} has no stories.`);
    await showAll(stories, "en");
    const arrows = [...document.querySelectorAll("a > svg:last-child, li > svg:last-child")];
    expect(arrows.length, folder).toBeGreaterThan(0);
    expect(
      arrows.map((arrow) => getComputedStyle(arrow).scale),
      folder,
    ).toEqual(arrows.map(() => "-1 1"));
  }
});
