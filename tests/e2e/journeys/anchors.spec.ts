import { type Language, languages, type PageId, pagePath, routes } from "@lightmaker/content/routes";
import type { Page } from "playwright/test";
import { expect, test } from "../fixtures.ts";
import { navigate, open, setUpVisitor } from "./visitor.ts";

/** Links to a place on another page. */
const links = [
  ["products", "home", "#lead"],
  ["partner", "contactus", "#message"],
  ["specifications", "products", "#comparison"],
  ["finance", "products", "#comparison"],
  ["finance", "sample", "#apply"],
  ["wood", "materials", "#check"],
  ["support", "maintenance", "#no-cut"],
  ["support", "warranty", "#report"],
  ["support", "faq", "#technical"],
  ["machine", "downloads", "#documents"],
  ["wood", "settings", "?material=plywood&operation=cut#finder"],
  ["zhongtian", "room", "?machine=light-640#plan"],
  ["room", "safety", "#co2-glass"],
] as const satisfies readonly (readonly [PageId, PageId, `${string}#${string}`])[];

const addressOf = (id: PageId, place: string, language: Language) => pagePath(id, language) + place;

/**
 * Returns the distance of a place from its expected position: below the header, or as close to that as the end of the
 * page allows.
 */
const distance = (page: Page, place: string) =>
  page.evaluate((place) => {
    const node = document.querySelector(place);
    if (!node) return "not on the page";
    const root = document.documentElement;
    const margin = Number.parseFloat(getComputedStyle(root).scrollPaddingBlockStart);
    const room = root.scrollHeight - innerHeight - scrollY;
    return Math.round(Math.min(Math.abs(node.getBoundingClientRect().top - margin), Math.max(room, 0)));
  }, place);

/** Expects the page to be scrolled to a place and to stay there. */
async function expectAt(page: Page, place: string, how: string): Promise<void> {
  await expect.poll(() => distance(page, place), `${how}: distance from the anchor`).toBeLessThanOrEqual(2);
}

// Each in one language, because both have the same layout.
for (const [index, [from, to, suffix]] of links.entries())
  for (const language of languages.filter((_, position) => position === index % languages.length)) {
    const address = addressOf(to, suffix, language);
    const place = suffix.slice(suffix.indexOf("#"));
    const how = `${pagePath(from, language)} → ${address}`;

    test(`${how} ends at its anchor, and stays there when pictures load late`, async ({ page }) => {
      const released = Promise.withResolvers<void>();
      await setUpVisitor(page);
      await open(page, pagePath(from, language));
      await page.route("**/media/**", async (route) => {
        await released.promise;
        await route.continue();
      });
      const link = page.locator(`main a[href='${address}']:visible`).first();
      const closed = page.locator("main details:not([open])", { has: page.locator(`a[href='${address}']`) });
      if (!(await link.isVisible())) await closed.first().locator("> summary").click();
      const { heights } = await navigate(page, () => link.click());
      await expect(page).toHaveURL(address);
      await expectAt(page, place, how);
      expect(heights, `${how}: scroll positions`).toHaveLength(1);
      await expect(page.locator(place), `${how}: focus at the anchor`).toBeFocused();
      const far = page.locator("#content img");
      released.resolve();
      await expect
        .poll(() =>
          far.evaluateAll((all) =>
            all
              .filter((image) => image.getBoundingClientRect().top < innerHeight && image.checkVisibility())
              .every(
                (image) =>
                  (image as HTMLImageElement).complete || (image as HTMLImageElement).loading === "lazy",
              ),
          ),
        )
        .toBe(true);
      await expectAt(page, place, `${how}, with its pictures`);
      await navigate(page, () => page.goBack());
      await navigate(page, () => page.goForward());
      await expectAt(page, place, `${how}, back and there again`);
    });
  }

test("every anchor that pages link to is tested", async ({ request }) => {
  const withoutQuery = (href: string) => href.replace(/\?[^#]*/, "");
  const known = new Set(links.map(([, to, suffix]) => withoutQuery(addressOf(to, suffix, "zh"))));
  const unlisted = ["sent", "notSent", "notFound"];
  const missing: string[] = [];
  for (const id of Object.keys(routes) as PageId[]) {
    if (unlisted.includes(id)) continue;
    const html = await (await request.get(pagePath(id, "zh"))).text();
    const seen = html.replaceAll(/<noscript>.*?<\/noscript>/gs, "");
    for (const [, href = ""] of seen.matchAll(/<a\b[^>]*?\shref="(\/[^"]*#[^"]*)"/g))
      if (!href.startsWith(`${pagePath(id, "zh")}#`) && !known.has(withoutQuery(href)))
        missing.push(`${id} ${href}`);
  }
  expect([...new Set(missing)]).toEqual([]);
});
