import type { Page } from "playwright/test";
import { expect, hydrated, test } from "../fixtures.ts";

const series = {
  zhongtian: {
    path: "/products/zhongtian",
    initial: "Light 640",
    names: ["中天系列", "Light 640", "Light 960", "Light 1390", "Light 1610"],
  },
  morningLight: {
    path: "/products/morning-light",
    initial: "Light 530",
    names: ["晨光系列", "Light 530", "Light Blue 530", "Light 530 RF", "Mark M20"],
  },
} as const;

const tab = (page: Page, name: string) =>
  page
    .locator("[data-models] > [role=tablist] [role=tab]")
    .filter({ has: page.getByText(name, { exact: true }) });
const panel = (page: Page) => page.locator("[data-models] > div > [role=tabpanel][data-state=active]");
const shownModel = (page: Page) =>
  panel(page).getByRole("heading", { level: 3, name: /^(Light|Mark) [\w ]+$/ });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator(hydrated).waitFor();
}

for (const { path, initial, names } of Object.values(series)) {
  test(`${path} has five entries and starts with ${initial}`, async ({ page }) => {
    await open(page, path);
    const tabs = page.locator("[data-models] > [role=tablist] [role=tab]");
    await expect(tabs).toHaveCount(names.length);
    for (const [index, name] of names.entries()) await expect(tabs.nth(index)).toContainText(name);
    await expect(tab(page, initial)).toHaveAttribute("aria-selected", "true");
    await expect(shownModel(page)).toHaveText(initial);
  });

  test(`selecting a model of ${path} changes URL and content, and resets the previous one`, async ({
    page,
  }) => {
    const other = names[2];
    await open(page, path);
    const materials = panel(page).getByRole("group", { name: "能加工什么" });
    await materials.getByRole("button", { name: "下一页" }).click();
    await expect(materials.getByRole("button", { name: "转到第 2 页" })).toHaveAttribute(
      "aria-current",
      "true",
    );
    await panel(page).locator("summary").first().click();
    await expect(panel(page).locator("details[open]")).toHaveCount(1);

    await tab(page, other).click();
    await expect(shownModel(page)).toHaveText(other);
    await expect(page).toHaveURL(new RegExp(`\\?model=${other.toLowerCase().replaceAll(" ", "-")}$`));
    await expect(page.getByRole("status").filter({ hasText: other })).toHaveText(`现在显示 ${other}`);
    await expect(panel(page).locator("details[open]")).toHaveCount(0);

    await tab(page, initial).click();
    // The press is painted before the panel.
    await expect(shownModel(page)).toHaveText(initial);
    await expect(panel(page).locator("details[open]")).toHaveCount(0);
    await materials.scrollIntoViewIfNeeded();
    await expect(materials.getByRole("button", { name: "转到第 1 页" })).toHaveAttribute(
      "aria-current",
      "true",
    );
  });

  test(`every model of ${path} is readable without JavaScript`, async ({ browser, product }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(product.origin + path);
    for (const name of names.slice(1))
      await expect(page.getByRole("heading", { level: 3, name, exact: true }).last()).toBeVisible();
    await context.close();
  });
}

for (const [spelling, path, name] of [
  // The unit tests of the models try all spellings.
  ["530-B", "/products/morning-light", "Light Blue 530"],
  ["Mark-M20", "/en/products/morning-light", "Mark M20"],
  ["LIGHT 960", "/en/products/zhongtian", "Light 960"],
] as const) {
  test(`${path}?model=${spelling} shows ${name} before and after hydration`, async ({ page }) => {
    const address = `${path}?model=${encodeURIComponent(spelling)}`;
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/js/*.js", async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(address, { waitUntil: "domcontentloaded" });
    await expect(shownModel(page)).toHaveText(name);
    release();
    await page.locator(hydrated).waitFor();
    await expect(shownModel(page)).toHaveText(name);
    await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
  });
}

test("an unknown model is ignored and logged", async ({ page, consoleMessages }) => {
  await open(page, "/products/zhongtian?model=light-2000");
  await expect(shownModel(page)).toHaveText("Light 640");
  expect(consoleMessages.splice(0)).toEqual(["warning: Product not found light-2000"]);
});

test("window events select models", async ({ page, consoleMessages }) => {
  await open(page, "/products/zhongtian");
  await page.evaluate(() =>
    window.dispatchEvent(new CustomEvent("selectProduct", { detail: { id: "light1390" } })),
  );
  await expect(shownModel(page)).toHaveText("Light 1390");
  await page.evaluate(() =>
    window.dispatchEvent(new CustomEvent("selectProduct", { detail: { id: "nothing" } })),
  );
  expect(consoleMessages.splice(0)).toEqual(["warning: Product not found nothing"]);
  await expect(shownModel(page)).toHaveText("Light 1390");
  await open(page, "/products/morning-light");
  await page.evaluate(() =>
    window.dispatchEvent(new CustomEvent("selectModel", { detail: { id: "Mark M20" } })),
  );
  await expect(shownModel(page)).toHaveText("Mark M20");
});

test("the selected model is restored on going back", async ({ page }) => {
  await open(page, "/products/zhongtian");
  await tab(page, "Light 1610").click();
  await panel(page).getByRole("link", { name: "联系我们" }).click();
  await expect(page).toHaveURL(/\/contact\/contactus$/);
  await page.goBack();
  await expect(shownModel(page)).toHaveText("Light 1610");
});

test("the comparison shows two to four models and can hide equal rows", async ({ page }) => {
  await open(page, "/products");
  const table = page.getByRole("table");
  await expect(table.getByRole("columnheader")).toHaveText(["Light 530", "Light 640"]);
  const rows = await table.getByRole("rowheader").count();
  await page.getByRole("checkbox", { name: "Mark M20" }).check();
  await expect(table.getByRole("columnheader")).toHaveText(["Light 530", "Mark M20", "Light 640"]);
  await page.getByRole("checkbox", { name: "只看不同" }).check();
  expect(await table.getByRole("rowheader").count()).toBeLessThan(rows);
});
