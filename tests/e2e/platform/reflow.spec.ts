import { type PageId, pagePath, routes } from "@lightmaker/content/routes";
import { expect, hydrated, test } from "../fixtures.ts";
import { unreadable } from "../reflow.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** https://www.w3.org/WAI/WCAG22/Understanding/text-spacing */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`;

/** Settings that WCAG 1.4.10, 1.4.4 and 1.4.12 require, by the width of the window. */
const settings = [
  { name: "320 px wide, which is 1280 px at 400 %", width: 320, style: "" },
  { name: "640 px wide, which is 1280 px at 200 %", width: 640, style: "" },
  { name: "text spaced, 390 px wide", width: 390, style: spacing },
  { name: "text spaced, 1280 px wide", width: 1280, style: spacing },
];

// In English, because its words are longer and break only at spaces.
for (const id of Object.keys(routes) as PageId[]) {
  const path = pagePath(id, "en");
  test(`${path} is readable with zoom, narrow and with text spacing`, async ({ page, consoleMessages }) => {
    await page.goto(path);
    await page.locator(hydrated).waitFor();
    if (id === "notFound") consoleMessages.splice(0); // Chromium reports every 404 itself.
    for (const { name, width, style } of settings) {
      await page.setViewportSize({ width, height: 900 });
      // A constructed style sheet, because the content security policy blocks style elements.
      await page.evaluate((style) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(style);
        document.adoptedStyleSheets = [sheet];
      }, style);
      expect.soft(await unreadable(page), name).toEqual([]);
    }
  });
}
