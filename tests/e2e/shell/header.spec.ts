import type { Page } from "playwright/test";
import { expect, hydrated, test } from "../fixtures.ts";

/** Opens a page for a visitor who has chosen its language, so that the other one is not offered. */
async function open(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem("language-offered", "yes"));
  await page.goto(path);
  await page.locator(hydrated).waitFor();
}

const header = (page: Page) => page.locator("body header").first();

test("the header hides on scrolling down, shows on scrolling up, and stays while it has the focus", async ({
  page,
}) => {
  await open(page, "/support/faq");
  const away = header(page).and(page.locator("[data-away]"));
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 900);
  await expect(away).toHaveCount(1);
  await expect(header(page)).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(away).toHaveCount(0);
  await expect(header(page)).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, 600);
  await expect(away).toHaveCount(1);
  await header(page).getByRole("link").first().focus();
  await expect(away).toHaveCount(0);
});

for (const width of [390, 1440])
  test(`a sample is one click away at every scroll position of a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, "/materials/wood");
    const ways = page.locator("a[href='/about/sample']").filter({ visible: true });
    const seen = () =>
      ways.evaluateAll((links) =>
        links.some((link) => {
          const { left, top, width, height } = link.getBoundingClientRect();
          return document.elementFromPoint(left + width / 2, top + height / 2)?.closest("a") === link;
        }),
      );
    await page.mouse.move(200, 400);
    for (const step of [0, 900, 900, -300, 900, 20000, -20000]) {
      await page.mouse.wheel(0, step);
      await expect.poll(seen, `after ${step}`).toBe(true);
    }
  });

test("the header never covers the focused element", async ({ page }) => {
  await open(page, "/support/faq");
  const covered = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      const header = document.querySelector("body header");
      if (!focused || focused === document.body || !header || header.contains(focused)) return false;
      const ring = focused.getBoundingClientRect();
      const edge = header.getBoundingClientRect().bottom;
      return (
        ring.bottom > 0 &&
        ring.height > 0 &&
        ring.top < edge - 1 &&
        getComputedStyle(focused).position !== "fixed"
      );
    });
  for (const key of ["Tab", "Shift+Tab"])
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press(key);
      await expect.poll(covered, `${key} ${step}`).toBe(false);
    }
});

test("the header marks the current page and its menu entry", async ({ page }) => {
  await open(page, "/en/materials/wood");
  const nav = header(page).getByRole("navigation").first();
  await expect(nav.locator("[aria-current=page]")).toHaveCount(1);
  await expect(nav.locator("[aria-current=page]")).toHaveAttribute("href", "/en/materials/wood");
  await expect(nav.locator("[data-inside]")).toHaveCount(1);
});

test("the header opens its menus on hover, click and keyboard, and closes them on Escape", async ({
  page,
}) => {
  await open(page, "/en/about");
  const nav = header(page).getByRole("navigation").first();
  const shown = nav.locator(":popover-open");
  await nav.locator("[data-hover]").first().hover();
  await expect(shown).toHaveCount(1);
  await page.mouse.move(700, 700);
  await expect(shown).toHaveCount(0);
  const opener = nav.getByRole("button").nth(1);
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(shown).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(shown).toHaveCount(0);
  await expect(opener).toBeFocused();
});
