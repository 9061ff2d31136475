import type { Page } from "playwright/test";
import { expect, hydrated, test } from "../fixtures.ts";

const toggle = (page: Page) => page.locator("header").getByRole("button", { name: "Menu", exact: true });
const panel = (page: Page) => page.locator("header [popover]:has(nav details)");

const bars = (page: Page) =>
  page.evaluate(() => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")];
    return metas.find(({ media }) => !media || matchMedia(media).matches)?.content;
  });

test("the theme switch works before hydration, sets the browser's theme colour, and survives a reload", async ({
  page,
}) => {
  await page.route("**/js/**", () => undefined); // never answered
  await page.goto("/en/about", { waitUntil: "domcontentloaded" });
  const light = await bars(page);
  await page.locator("header").getByRole("button", { name: "Appearance" }).filter({ visible: true }).click();
  await page.getByRole("radio", { name: "Dark" }).check();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect.poll(() => bars(page)).not.toBe(light);
  const dark = await bars(page);
  await page.reload({ waitUntil: "domcontentloaded" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  expect(await bars(page)).toBe(dark);
});

test("the theme switch is in sync in the header and in the mobile menu, and can return to the device's theme", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.addInitScript(() => localStorage.setItem("language-offered", "yes"));
  await page.goto("/en/about");
  await page.locator(hydrated).waitFor();
  const dark = await bars(page);
  const button = page.locator("header").getByRole("button", { name: "Appearance" }).filter({ visible: true });
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

test("the theme switch stores the theme and applies it before the first paint", async ({ page }) => {
  await page.goto("/");
  await page.locator(hydrated).waitFor();
  const header = page.locator("body header").first();
  await header.getByRole("button", { name: "外观" }).first().click();
  await header.getByRole("radio", { name: "深色" }).check();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.reload({ waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});
