import type { Page } from "playwright/test";

/**
 * Returns the texts that cannot be read in the current layout: outside the viewport, clipped by a box, or overflowing
 * their own box. Scrollable content, such as tables and rows of slides, is accepted, because scrolling shows the rest.
 */
export const unreadable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** One pixel, plus the sum of rounding errors. */
    const tolerance = 2;
    const found = new Set<string>();
    // Content with lazy layout (`content-visibility`) has an estimated height until it comes close to the viewport.
    for (const element of document.querySelectorAll<HTMLElement>("main *"))
      if (getComputedStyle(element).contentVisibility === "auto") element.style.contentVisibility = "visible";
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (wide > 0) found.add(`the page overflows horizontally by ${wide} px`);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.textContent?.trim();
      const parent = text.parentElement;
      if (!words || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (parent.closest("script, style, noscript, template, option, svg")) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      if (box.width === 0) continue;
      const report = (what: string, by: Element) =>
        found.add(`${what}: “${words.slice(0, 30)}” in ${by.outerHTML.slice(0, 90)}`);
      for (let around: Element | null = parent; ; around = around.parentElement) {
        if (!around || around === document.body) {
          if (box.right > innerWidth + tolerance || box.left < -tolerance)
            report("outside the viewport", parent);
          break;
        }
        const { overflowX, overflowY, display, position, clipPath } = getComputedStyle(around);
        // The last breadcrumb may be cut with an ellipsis. The window's title shows it in full.
        if (around.matches("ol [aria-current=page]")) break;
        // Visible only to screen readers.
        if (clipPath !== "none" && around.clientWidth <= 1) break;
        if (/auto|scroll/.test(overflowX) || around.closest("[data-carousel], [role=group] > [tabindex='0']"))
          break;
        const edge = around.getBoundingClientRect();
        const out = {
          x: box.right > edge.right + tolerance || box.left < edge.left - tolerance,
          y: box.bottom > edge.bottom + tolerance || box.top < edge.top - tolerance,
        };
        if (/hidden|clip/.test(overflowX) && out.x) report("clipped horizontally", around);
        if (/hidden|clip/.test(overflowY) && out.y) report("clipped vertically", around);
        if (
          display !== "inline" &&
          around.matches("header, button, a, summary, label, [role=tab], th, td") &&
          (out.x || out.y)
        )
          report("overflows its box", around);
        if (position === "fixed") break;
      }
    }
    return [...found];
  });

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

/** Returns the texts that cannot be read with one of these settings, after the setting. */
export async function unreadableWithZoom(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const { name, width, style } of settings) {
    await page.setViewportSize({ width, height: 900 });
    // A constructed style sheet, because the content security policy blocks style elements.
    await page.evaluate((style) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(style);
      document.adoptedStyleSheets = [sheet];
    }, style);
    found.push(...(await unreadable(page)).map((text) => `${name}: ${text}`));
  }
  return found;
}
