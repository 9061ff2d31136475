import { languages, pageAt, pagePath, routes } from "@lightmaker/content/routes";
import type { Page } from "playwright/test";
import { axeFindingsEverywhere } from "../axe.ts";
import { expect, hydrated, test } from "../fixtures.ts";
import { unreadableWithZoom } from "../reflow.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** URLs that have already been checked. Most pages share them. */
const isReachable = new Set<string>();
const pageIds = Object.keys(routes) as (keyof typeof routes)[];

/** Loads all pictures, also those far from the viewport, and returns those that do not exist. */
const missingPictures = (page: Page) =>
  page.evaluate(async () => {
    for (const picture of document.images) picture.loading = "eager";
    await Promise.all(
      [...document.images]
        .filter((picture) => !picture.complete)
        .map((picture) => new Promise((resolve) => (picture.onload = picture.onerror = resolve))),
    );
    return [...document.images]
      .filter(({ naturalWidth }) => naturalWidth === 0)
      .map(({ outerHTML }) => outerHTML.slice(0, 160));
  });

for (const language of languages) {
  for (const id of pageIds) {
    const path = pagePath(id, language);
    test(`${path} shows its page within its policy, is accessible, readable with zoom, and has no dead link or picture`, async ({
      page,
      request,
      consoleMessages,
    }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(id === "notFound" ? 404 : 200);
      expect(response?.headers()["content-security-policy"]).toContain("script-src 'self' 'sha256-");
      await page.locator(hydrated).waitFor();
      if (id === "notFound") consoleMessages.splice(0); // Chromium reports every 404 itself.
      await expect(page.locator("h1")).toHaveCount(1);
      await expect(page).toHaveTitle(/.+ \| LightMaker$/);

      expect(await axeFindingsEverywhere(page, language)).toEqual([]);

      // The console would show anything that the content security policy blocks.
      // Both languages show the same pictures.
      if (language === "zh") expect(await missingPictures(page)).toEqual([]);
      // In English, because its words are longer and break only at spaces.
      if (language === "en") expect(await unreadableWithZoom(page)).toEqual([]);

      const links = await page.locator("a[href]").evaluateAll((all) =>
        all
          .map((link) => new URL((link as HTMLAnchorElement).href))
          .filter(({ origin }) => origin === location.origin)
          .map(({ pathname }) => pathname),
      );
      for (const link of new Set(links).difference(isReachable)) {
        // The language switch of the 404 page leads to the 404 page of the other language.
        const missing = link === pagePath("notFound", pageAt(link).language);
        expect((await request.head(link)).status(), link).toBe(missing ? 404 : 200);
        isReachable.add(link);
      }
    });
  }
}

for (const [path, lang] of [
  ["/no-such-page", "zh-Hans"],
  ["/en/no/such/page", "en"],
] as const) {
  test(`${path} gets 404 with the page of its language, which hydrates`, async ({
    page,
    consoleMessages,
  }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await page.locator(hydrated).waitFor();
    consoleMessages.splice(0, 1); // Chromium reports every 404 itself.
    await expect(page).toHaveURL(path);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await expect(page.locator("h1")).toBeVisible();
  });
}

test("no Chinese page overflows horizontally", async ({ page }) => {
  for (const path of ["/", "/products", "/materials/wood"]) {
    await page.goto(path);
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${path}, ${width} px wide`).toBeLessThanOrEqual(0);
    }
  }
});

test("all home content is readable without JavaScript", async ({ browser, product }) => {
  const withScripts = await browser.newContext({ baseURL: product.origin });
  const without = await browser.newContext({ baseURL: product.origin, javaScriptEnabled: false });
  for (const path of ["/", "/en"]) {
    const [live_, plain] = await Promise.all([withScripts.newPage(), without.newPage()]);
    await Promise.all([live_.goto(path), plain.goto(path)]);
    await live_.locator(hydrated).waitFor();
    const headings = await live_.locator("main :is(h1,h2,h3)").allTextContents();
    expect(headings.length).toBeGreaterThan(20);
    expect(await plain.locator("main :is(h1,h2,h3)").allTextContents()).toEqual(headings);
    for (const heading of await plain.locator("main h2").all()) await expect(heading).toBeVisible();
  }
  await Promise.all([withScripts.close(), without.close()]);
});
