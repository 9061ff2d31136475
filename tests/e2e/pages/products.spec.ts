import type { Page } from "playwright/test";
import { expect, hydrated, test } from "../fixtures.ts";
import { clickAtRest } from "../journeys/visitor.ts";

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator(hydrated).waitFor();
}
const finder = (page: Page) => page.locator("#finder");
const models = (page: Page) => finder(page).locator("[data-no] a");

test("the finder ranks models by fit with reasons, and keeps its answers in the URL", async ({ page }) => {
  await open(page, "/products");
  await finder(page).getByText("裸金属", { exact: true }).click();
  await expect(models(page).first()).toHaveText("Mark M20");
  await expect(finder(page).getByRole("status")).toHaveText("8 款里，1 款合适，0 款有条件。");
  await expect(page).toHaveURL(/\/products\?material=metal#finder$/);
  await finder(page).getByRole("radio", { name: "木材" }).check();
  await finder(page).getByRole("radio", { name: "一块大木板" }).check();
  await expect(models(page).first()).toHaveText("Light 1610");
  await expect(page).toHaveURL(/\?material=wood&size=1300x900#finder$/);

  await models(page).first().click();
  await expect(page).toHaveURL(/zhongtian\?model=light-1610$/);
  await page.goBack();
  await expect(finder(page).getByRole("radio", { name: "一块大木板" })).toBeChecked();
  await expect(models(page).first()).toHaveText("Light 1610");

  await clickAtRest(finder(page).getByRole("button", { name: "重新选" }));
  await expect(page).toHaveURL(/\/products#finder$/);
  await expect(models(page).first()).toHaveText("Light 530");
});

test("one link compares the fitting models and keeps the answers", async ({ page }) => {
  await open(page, "/products?material=wood&size=1300x900");
  await finder(page).getByRole("link", { name: "把合适的放在一起比" }).click();
  await expect(page).toHaveURL(/\?material=wood&size=1300x900&compare=light-1610,[\w,-]+#comparison$/);
  await expect(page.getByRole("table").getByRole("columnheader", { name: "Light 1610" })).toBeVisible();
  await expect(finder(page).getByRole("radio", { name: "木材" })).toBeChecked();
});

test("a URL answers the finder before hydration", async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/js/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/products?material=metal", { waitUntil: "domcontentloaded" });
  await expect(finder(page).getByRole("radio", { name: "裸金属" })).toBeChecked();
  await expect(finder(page).getByText("光纤打标、雕刻，不切板材。").first()).toBeVisible();
  release();
  await page.locator(hydrated).waitFor();
  await expect(models(page).first()).toHaveText("Mark M20");
});

test("the finder works without JavaScript", async ({ browser, product }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${product.origin}/en/products`);
  await expect(page.getByText("Bare metal reflects CO₂ light.").first()).toBeHidden();
  await finder(page).getByRole("radio", { name: "Bare metal" }).check();
  const fits = finder(page).locator("[data-no]", { hasText: "Mark M20" });
  await expect(fits.getByText("Fits", { exact: true })).toBeVisible();
  const place = async (name: string) =>
    (
      await finder(page)
        .locator("[data-no]", { has: page.getByRole("link", { name, exact: true }) })
        .boundingBox()
    )?.y ?? 0;
  expect(await place("Mark M20")).toBeLessThan(await place("Light 530"));
  await context.close();
});

const seriesPages = [
  ["/products/zhongtian", "light-640", "Light 960"],
  ["/products/morning-light", "light-530", "Mark M20"],
] as const;

for (const [path, shown, other] of seriesPages) {
  test(`${path} fetches only the pictures of the selected model`, async ({ page }) => {
    const fetched: string[] = [];
    page.on("request", (request) => {
      // The tabs show thumbnails of every model and of the series. Accessories belong to the model that uses them.
      const found = /\/media\/products\/(?!accessories\/)([\w-]+)\/(?!thumbnail|overview)[\w.-]+\.\w+$/.exec(
        new URL(request.url()).pathname,
      );
      if (found?.[1]) fetched.push(found[1]);
    });
    await open(page, path);
    const bottom = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let place = 0; place < bottom; place += 600) await page.mouse.wheel(0, 600);
    await page.waitForLoadState("networkidle");
    expect([...new Set(fetched)]).toEqual([shown]);
    await page.locator("[data-models] > [role=tablist] [role=tab]").filter({ hasText: other }).click();
    await expect(page).toHaveURL(/model=/);
  });

  test(`${path} is operable by keyboard, model by model`, async ({ page }) => {
    await open(page, path);
    const tabs = page.locator("[data-models] > [role=tablist] [role=tab]");
    await tabs.and(page.locator("[aria-selected=true]")).focus();
    await page.keyboard.press("End");
    await expect(tabs.last()).toBeFocused();
    await expect(tabs.last()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Home");
    await expect(tabs.first()).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(tabs.nth(1)).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`model=${shown}$`));

    const seen = new Set<string>();
    /** Returns the kind of the focused element and whether it is visible. */
    const focused = () =>
      page.evaluate(() => {
        const element = document.activeElement;
        if (!(element instanceof HTMLElement)) return { kind: "nothing", visible: false, outside: true };
        const kind = element.closest(
          "summary, [type=radio], [data-carousel], [data-sheet] button, a, button",
        );
        return {
          kind: kind?.matches("[data-carousel]")
            ? "carousel"
            : (kind?.getAttribute("type") ?? kind?.localName ?? ""),
          visible: element.checkVisibility(),
          outside: element.closest("footer") !== null,
        };
      });
    for (let now = await focused(); !now.outside; now = await focused()) {
      expect(now.visible, now.kind).toBe(true);
      seen.add(now.kind);
      await page.keyboard.press("Tab");
    }
    for (const kind of ["carousel", "summary", "radio", "a", "button"]) expect(seen).toContain(kind);
  });
}

test("only series pages load the script of products", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  await open(page, "/about/company");
  expect(scripts.filter((path) => path.includes("product-blocks"))).toEqual([]);
  await open(page, "/products/zhongtian");
  expect(scripts.filter((path) => path.includes("product-blocks"))).not.toEqual([]);
});

for (const [path, titles, fits] of [
  ["/products/accessories", ["空气净化器", "旋转轴"], "Light 530 / Light 640"],
  ["/en/products/accessories", ["Air purifier", "Rotary axis"], "Light 530 / Light 640"],
] as const) {
  test(`${path} shows both accessories with fit and data`, async ({ page }) => {
    await open(page, path);
    for (const title of titles)
      await expect(page.getByRole("heading", { name: title, exact: true })).toHaveCount(3);
    await expect(page.getByText(fits, { exact: true })).toHaveCount(2);
    await page.locator("main summary").first().click();
    await expect(page.locator("main details[open]")).toHaveCount(1);
  });
}
