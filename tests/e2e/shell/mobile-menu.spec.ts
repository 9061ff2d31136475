import type { Page } from "playwright/test";
import { expect, hydrated, test } from "../fixtures.ts";

const toggle = (page: Page) => page.locator("header").getByRole("button", { name: "Menu", exact: true });
const panel = (page: Page) => page.locator("header [popover]:has(nav details)");
const group = (page: Page, name: string) =>
  panel(page)
    .locator("details")
    .filter({ has: page.locator("summary", { hasText: name }) });
const locked = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY === "hidden");

/** Opens the menu of a page for a visitor who does not get the language offer. */
async function openMenu(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem("language-offered", "yes"));
  await page.goto(path);
  await page.locator(hydrated).waitFor();
  await toggle(page).click();
  await expect(panel(page)).toBeVisible();
}

test.describe("mobile menu", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("locks the page's scrolling while it is open", async ({ page }) => {
    await openMenu(page, "/en/about");
    expect(await locked(page)).toBe(true);
    await toggle(page).click();
    await expect(panel(page)).toBeHidden();
    expect(await locked(page)).toBe(false);
  });

  test("closes on a link, and the next page can be scrolled", async ({ page }) => {
    await openMenu(page, "/en/about");
    await group(page, "Materials").locator("summary").click();
    await group(page, "Materials").getByRole("link", { name: "Wood", exact: true }).click();
    await expect(page).toHaveURL("/en/materials/wood");
    await expect(panel(page)).toBeHidden();
    expect(await locked(page)).toBe(false);
  });

  test("closes on navigation from elsewhere", async ({ page }) => {
    await openMenu(page, "/en/about");
    await group(page, "Materials").locator("summary").click();
    await group(page, "Materials").getByRole("link", { name: "Wood", exact: true }).click();
    await expect(page).toHaveURL("/en/materials/wood");
    await toggle(page).click();
    await expect(panel(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/en/about");
    await expect(panel(page)).toBeHidden();
  });

  test("closes on an outside tap and on Escape, and returns the focus to the button", async ({ page }) => {
    await openMenu(page, "/en/about");
    const logo = await page.locator("header a").first().boundingBox();
    if (!logo) throw new Error("The logo is not shown.");
    await page.mouse.click(logo.x + logo.width + 8, logo.y + logo.height / 2);
    await expect(panel(page)).toBeHidden();
    await toggle(page).click();
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
  });

  test("closes when the window becomes wider than 768 px, and stays closed", async ({ page }) => {
    await openMenu(page, "/en/about");
    await page.setViewportSize({ width: 768, height: 844 });
    await expect(panel(page)).toBeVisible();
    await page.setViewportSize({ width: 769, height: 844 });
    await expect(page.locator("header :popover-open")).toHaveCount(0);
    expect(await locked(page)).toBe(false);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(toggle(page)).toBeVisible();
    await expect(panel(page)).toBeHidden();
  });

  test("expands and collapses its submenus one by one", async ({ page }) => {
    await openMenu(page, "/en/about");
    const open = panel(page).locator("details[open]");
    await expect(open).toHaveCount(0);
    await group(page, "Products").locator("summary").click();
    await group(page, "Support").locator("summary").click();
    await expect(open).toHaveCount(2);
    await group(page, "Products").locator("summary").click();
    await expect(open).toHaveCount(1);
    await expect(group(page, "Support")).toHaveAttribute("open", "");
  });

  test("traps the focus in both directions", async ({ page }) => {
    await openMenu(page, "/en/about");
    const inside = () =>
      page.evaluate(() => document.activeElement?.closest("header div:has(> [popover])") !== null);
    for (const key of ["Tab", "Shift+Tab"])
      for (let step = 0; step < 16; step += 1) {
        await page.keyboard.press(key);
        expect(await inside(), `${key} ${step}`).toBe(true);
      }
    await expect(panel(page)).toBeVisible();
  });

  test("can be closed by its button below the language offer", async ({ page }) => {
    await page.goto("/en/about");
    await page.locator(hydrated).waitFor();
    await expect(page.locator("aside[lang=zh-Hans]")).toBeVisible();
    await toggle(page).click();
    await expect(panel(page)).toBeVisible();
    await toggle(page).click();
    await expect(panel(page)).toBeHidden();
    await expect(page.locator("aside[lang=zh-Hans]")).toBeVisible();
  });

  test("opens, expands and links before hydration", async ({ page }) => {
    await page.route("**/js/**", () => undefined); // never answered
    await page.goto("/en/about", { waitUntil: "domcontentloaded" });
    await toggle(page).click();
    await group(page, "Contact").locator("summary").click();
    await group(page, "Contact").getByRole("link", { name: "Contact us" }).click();
    await page.waitForURL("/en/contact/contactus", { waitUntil: "domcontentloaded" });
  });
});
