import { pagePath } from "@lightmaker/content/routes";
import { chromiumFlags, findHeadlessShell } from "../../browser.ts";
import { expect, hydrated, test } from "../fixtures.ts";
import { unreadable } from "../reflow.ts";

test.use({
  launchOptions: {
    executablePath: findHeadlessShell(),
    args: [...chromiumFlags, "--blink-settings=defaultFontSize=32"],
  },
  contextOptions: { reducedMotion: "reduce" },
  viewport: { width: 1280, height: 900 },
});

// WCAG 1.4.4, by the browser's own setting for text.
for (const id of ["home", "products", "zhongtian", "downloads", "sample"] as const)
  test(`${pagePath(id, "en")} is readable with text at 200 %`, async ({ page }) => {
    await page.goto(pagePath(id, "en"));
    await page.locator(hydrated).waitFor();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
    expect(await unreadable(page)).toEqual([]);
  });
