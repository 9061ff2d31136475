import type { Page } from "playwright/test";
import { expect, hydrated, test } from "./fixtures.ts";

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
    await page.mouse.click(220, 30);
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

test.describe("footer", () => {
  const groups = (page: Page) => page.locator("footer details");

  for (const width of [390, 768, 1440])
    test(`has six independent groups at ${width} px, closed at first, with their links in the HTML`, async ({
      page,
      request,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/en/about");
      await page.locator(hydrated).waitFor();
      await expect(groups(page)).toHaveCount(6);
      await expect(page.locator("footer details[open]")).toHaveCount(0);
      for (const each of await groups(page).all()) {
        await expect(each.locator("summary")).toBeVisible();
        await expect(each.locator("a").first()).toBeHidden();
      }
      await groups(page).nth(0).locator("summary").click();
      await groups(page).nth(3).locator("summary").click();
      await expect(page.locator("footer details[open]")).toHaveCount(2);
      await expect(groups(page).nth(0).getByRole("link").last()).toBeVisible();
      await groups(page).nth(0).locator("summary").click();
      await expect(page.locator("footer details[open]")).toHaveCount(1);

      const html = await (await request.get("/en/about")).text();
      const hrefs = await groups(page)
        .locator("a")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
      expect(hrefs.length).toBeGreaterThan(30);
      for (const href of hrefs) expect(html.slice(html.indexOf("<footer"))).toContain(`href="${href}"`);
    });

  test("opens a group by keyboard and without JavaScript", async ({ browser, product }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.origin });
    const page = await context.newPage();
    await page.goto("/about");
    await groups(page).nth(2).locator("summary").focus();
    await page.keyboard.press("Enter");
    await expect(groups(page).nth(2).locator("a").last()).toBeVisible();
    await context.close();
  });

  test("has the contact and the legal notices", async ({ page }) => {
    await page.goto("/en/about");
    const footer = page.locator("footer");
    for (const words of [
      "Sales",
      "Customer service",
      "Email",
      "Manufacturing",
      "R&D",
      "All rights reserved",
      "ICP",
    ])
      await expect(footer.getByText(words).filter({ visible: true }).first()).toBeVisible();
    for (const path of ["/en/privacy", "/en/terms"])
      await expect(footer.locator(`a[href='${path}']`)).toBeVisible();
  });
});

test.describe("the theme switch", () => {
  const bars = (page: Page) =>
    page.evaluate(() => {
      const metas = [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")];
      return metas.find(({ media }) => !media || matchMedia(media).matches)?.content;
    });

  test("works before hydration, sets the browser's theme colour, and survives a reload", async ({ page }) => {
    await page.route("**/js/**", () => undefined); // never answered
    await page.goto("/en/about", { waitUntil: "domcontentloaded" });
    const light = await bars(page);
    await page
      .locator("header")
      .getByRole("button", { name: "Appearance" })
      .filter({ visible: true })
      .click();
    await page.getByRole("radio", { name: "Dark" }).check();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect.poll(() => bars(page)).not.toBe(light);
    const dark = await bars(page);
    await page.reload({ waitUntil: "domcontentloaded" });
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    expect(await bars(page)).toBe(dark);
  });

  test("is in sync in the header and in the mobile menu, and can return to the device's theme", async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.addInitScript(() => localStorage.setItem("language-offered", "yes"));
    await page.goto("/en/about");
    await page.locator(hydrated).waitFor();
    const dark = await bars(page);
    const button = page
      .locator("header")
      .getByRole("button", { name: "Appearance" })
      .filter({ visible: true });
    await button.click();
    await page.getByRole("radio", { name: "Light" }).check();
    await expect.poll(() => bars(page)).not.toBe(dark);
    await page.setViewportSize({ width: 390, height: 844 });
    await toggle(page).click();
    await button.click();
    await expect(page.getByRole("radio", { name: "Light" })).toBeChecked();
    await page.getByRole("radio", { name: "System" }).check();
    await expect(page.locator("html")).not.toHaveAttribute("data-theme");
    await expect.poll(() => bars(page)).toBe(dark);
    await expect(panel(page)).toBeVisible();
  });
});
