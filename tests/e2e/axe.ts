import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Language } from "@lightmaker/content/routes";
import type { RunOptions } from "axe-core";
import type { Page } from "playwright/test";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** All rules of axe, including the one WCAG 2.2 AA rule that is off by default. */
const allRules: RunOptions = { rules: { "target-size": { enabled: true } } };

/** Returns the rule and the elements of each axe finding on the page, with transitions finished. */
export async function axeFindings(page: Page, options = allRules): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
  return page.evaluate(async (options) => {
    const frame = () => new Promise(requestAnimationFrame);
    // Wait until scrolling has finished: while it lasts, the header covers targets that are free at the final position.
    let before: number;
    do {
      before = scrollY;
      await frame();
      await frame();
    } while (scrollY !== before);
    // During a colour transition axe would check an intermediate colour.
    const noTransitions = new CSSStyleSheet();
    noTransitions.replaceSync(
      "*, ::before, ::after, ::backdrop, ::details-content { transition: none !important }",
    );
    document.adoptedStyleSheets.push(noTransitions);
    const axe = (globalThis as unknown as { axe: typeof import("axe-core") }).axe;
    const { violations } = await axe.run(document, {
      ...options,
      resultTypes: ["violations"],
      preload: false,
    });
    document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(noTransitions), 1);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  }, options);
}

/** Rules whose result depends on sizes and distances. */
const layoutRules: RunOptions = { runOnly: ["target-size"] };

/** Rules whose result depends on the width, the theme, or the length of words. */
const appearanceRules: RunOptions = { runOnly: ["color-contrast", "link-in-text-block", "target-size"] };

/**
 * Returns the axe findings of the page: all rules on a phone in Chinese and on a desktop in English, appearance on the other
 * one in the dark theme. Both languages have the same elements and colours, so together they check each width in each theme.
 * A tablet shows the elements and colours of the phone in another arrangement, so only layout rules are checked there, and in
 * English, whose words are longer.
 */
export async function axeFindingsEverywhere(page: Page, language: Language): Promise<string[]> {
  const found: string[] = [];
  const check = async (width: number, theme: "light" | "dark", options: RunOptions) => {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate((theme) => document.documentElement.setAttribute("data-theme", theme), theme);
    const findings = await axeFindings(page, options);
    found.push(...findings.map((finding) => `${width} px, ${theme}: ${finding}`));
  };
  const [first, second] = language === "zh" ? [390, 1440] : [1440, 390];
  await check(first, "light", allRules);
  await check(second, "dark", appearanceRules);
  if (language === "en") await check(768, "light", layoutRules);
  return found;
}
