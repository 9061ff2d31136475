import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { RunOptions } from "axe-core";
import type { Page } from "playwright/test";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Everything axe knows, with the one rule of WCAG 2.2 AA that it leaves out by itself. */
const everything: RunOptions = { rules: { "target-size": { enabled: true } } };

/** Rules whose answer depends on colours; the others cannot tell one theme from another. */
const ofColours: RunOptions = { runOnly: ["color-contrast", "link-in-text-block"] };

/** What axe finds wrong with the page as it stands now, with its transitions at their end: the rule and the elements. */
export async function axeFindings(page: Page, options = everything): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
  return page.evaluate(async (options) => {
    const frame = () => new Promise(requestAnimationFrame);
    // Scrolling has come to its end: on the way, the header hides targets that it leaves free where the way leads.
    let before: number;
    do {
      before = scrollY;
      await frame();
      await frame();
    } while (scrollY !== before);
    // A colour on its way is not the one that stays.
    const still = new CSSStyleSheet();
    still.replaceSync("*, ::before, ::after, ::backdrop, ::details-content { transition: none !important }");
    document.adoptedStyleSheets.push(still);
    const axe = (globalThis as unknown as { axe: typeof import("axe-core") }).axe;
    const { violations } = await axe.run(document, {
      ...options,
      resultTypes: ["violations"],
      preload: false,
    });
    document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(still), 1);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  }, options);
}

/** The widths of a phone, a tablet and a desk; a width alone lays the page out anew. */
const widths = [390, 768, 1440] as const;

/** What axe finds wrong with the page on each width in each theme. The second theme is asked for its colours alone. */
export async function axeFindingsEverywhere(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const theme of ["light", "dark"]) {
      await page.evaluate((theme) => document.documentElement.setAttribute("data-theme", theme), theme);
      const findings = await axeFindings(page, theme === "light" ? everything : ofColours);
      found.push(...findings.map((finding) => `${width} px, ${theme}: ${finding}`));
    }
  }
  return found;
}
