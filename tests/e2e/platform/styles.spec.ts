import type { Page } from "playwright/test";
import { expect, expected, hydrated, test } from "../fixtures.ts";

/** Pages of every kind, with most blocks among them. */
const paths = [
  "/",
  "/en",
  "/products/morning-light",
  "/products/accessories",
  "/applications/medical",
  "/materials/acrylic",
  "/support/settings/light-640",
  "/support/faq",
  "/support/drawing-check",
  "/support/room",
  "/about/company",
  "/about/sample",
  "/contact/contactus",
  "/privacy",
];

/** What the visitor sees of each element: place, size, colours and font. */
const looks = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.body.querySelectorAll("*"), (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, fontSize, display, visibility, opacity } = getComputedStyle(element);
      const place = [x, y, width, height].map((each) => each.toFixed(1));
      return [
        element.outerHTML.slice(0, 100),
        ...place,
        color,
        backgroundColor,
        fontSize,
        display,
        visibility,
        opacity,
      ].join(" ");
    }),
  );

for (const path of paths)
  test(`${path} looks the same before and after the style sheet`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/css/*.css", async (route) => {
      await released;
      await route.continue();
    });
    // React would change the page as well.
    await page.route("**/js/**", (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
    const asked = page.waitForRequest("**/css/*.css");
    // The held style sheet may hold the `load` event as well.
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await asked;
    const atEachWidth = async () => {
      const seen: Record<number, string[]> = {};
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate(() => document.fonts.ready);
        seen[width] = await looks(page);
      }
      return seen;
    };
    expect(await page.evaluate(() => document.styleSheets.length)).toBe(1);
    const before = await atEachWidth();
    expect(before[390]?.length).toBeGreaterThan(100);
    release();
    await page.waitForFunction(() => document.styleSheets.length === 2);
    expect(await atEachWidth()).toEqual(before);
  });

test("React starts without the style sheet as well", async ({ page, consoleMessages }) => {
  await page.route("**/css/*.css", (route) => route.abort());
  await page.goto("/support/faq");
  await expect(page.locator(hydrated)).toBeVisible();
  expected(consoleMessages, /net::ERR_FAILED/);
});

test("fonts are declared once: a second declaration would move text that is painted", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator(hydrated)).toBeVisible();
  const declared = await page.evaluate(() =>
    Array.from(document.styleSheets, ({ cssRules }) =>
      Array.from(cssRules, (rule) => rule.constructor.name).filter((name) => name === "CSSFontFaceRule"),
    ),
  );
  expect(declared.map(({ length }) => length)).toEqual([2, 0]);
});

test("no declaration is dropped for a minus sign before a variable", async ({ page, request }) => {
  const asked = page.waitForRequest("**/css/*.css");
  await page.goto("/");
  const text = await (await request.get((await asked).url())).text();
  // `inset: -var(--space)` is invalid, and browsers skip the whole declaration: it must be `calc(-1 * var(--space))`.
  expect(text.match(/[\s:,(]-var\([^)]*\)/g)).toBeNull();
});
