import { expect as expectPage } from "playwright/test";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Site, serve } from "./browser-page.ts";

let site: Site;
beforeAll(async () => {
  site = await serve("vanilla-extract");
});
afterAll(() => site.close());

it("works with a dealer's own vanilla-extract styles, which use the tokens and override the library", async () => {
  const { page, messages } = await site.visit();
  await expectPage(page.locator("[role=group][data-live]")).toBeVisible();
  const button = page.getByRole("button", { name: "Order a sheet" });
  await expectPage(button).toHaveCSS("border-start-start-radius", "3px");
  await expectPage(button).toHaveCSS("background-color", "rgb(255, 79, 31)");
  const panel = page.locator("main > div");
  await expectPage(panel).toHaveCSS("border-inline-start-color", "rgb(255, 79, 31)");
  await expectPage(panel).toHaveCSS("padding-inline-end", "48px");
  await page.getByText("Delivery").click();
  await expectPage(page.getByText("Within three days.")).toBeVisible();
  expect(messages).toEqual([]);
});
