import type { Locator, Page } from "playwright/test";
import { expect } from "./fixtures.ts";

/**
 * Returns the problem with the focus, or null: no element has it, no outline shows it, or something covers it.
 * WCAG 2.4.7 and 2.4.11. The latter allows half of the element to be covered, this check does not.
 */
const focusProblem = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return "lost";
    const name = focused.outerHTML.slice(0, 160);
    // A video with the browser's controls shows the focus inside. A native checkbox or radio may show it on its label.
    const outlined = focused.matches("video[controls]")
      ? focused
      : [focused, ...((focused as HTMLInputElement).labels ?? [])].find((element) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(element);
          return outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0;
        });
    if (!outlined) return `not shown: ${name}`;
    const box = outlined.getClientRects()[0];
    if (!box) return `not rendered: ${name}`;
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
    if (left >= right || top >= bottom) return `outside the viewport: ${name}`;
    const open = [0.2, 0.5, 0.8].flatMap((x) =>
      [0.2, 0.5, 0.8].filter((y) =>
        outlined.contains(document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y)),
      ),
    );
    return open.length < 5 ? `covered: ${name}` : null;
  });

/** Expects an element to have a visible focus. */
export const expectVisibleFocus = (page: Page) => expect.poll(() => focusProblem(page)).toBeNull();

export const focusable = "a[href], button, input, select, textarea, summary, [tabindex='0']";

/** Presses Tab until an element has the focus. The focus must be visible at every stop. */
export async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  // Twice the number, because the controls of a video are several stops.
  for (let left = 2 * (await page.locator(focusable).count()); left > 0; left -= 1) {
    await page.keyboard.press(key);
    await expectVisibleFocus(page);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${key} does not reach ${target}.`);
}
