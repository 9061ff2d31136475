import type { Page } from "playwright/test";
import { expect, hydrated, test } from "../fixtures.ts";

const groups = (page: Page) => page.locator("footer details");

for (const width of [390, 768, 1440])
  test(`the footer has six independent groups at ${width} px, closed at first, with their links in the HTML`, async ({
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

test("the footer opens a group by keyboard and without JavaScript", async ({ browser, product }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.origin });
  const page = await context.newPage();
  await page.goto("/about");
  await groups(page).nth(2).locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(groups(page).nth(2).locator("a").last()).toBeVisible();
  await context.close();
});

test("the footer has the contact and the legal notices", async ({ page }) => {
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
