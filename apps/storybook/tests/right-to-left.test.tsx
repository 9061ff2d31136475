import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { clear, faultsOf, setPage, storiesByFolder } from "./stage.tsx";

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
  if (!onlyWide.has(folder)) {
    await page.viewport(390, 844);
    expect(await faultsOf(stories, "en", reachingOut), "at 390 px").toEqual({});
  }
  await page.viewport(1280, 800);
  expect(await faultsOf(stories, "en", reachingOut), "at 1280 px").toEqual({});
});
