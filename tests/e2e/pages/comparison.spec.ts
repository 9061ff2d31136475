import { readFile } from "node:fs/promises";
import type { Page } from "playwright/test";
import { printed } from "../../pdf.ts";
import { expect, hydrated, test } from "../fixtures.ts";

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator(hydrated).waitFor();
}
const columns = (page: Page) => page.getByRole("table").getByRole("columnheader");

test("the selection is in the URL and restored on going back", async ({ page }) => {
  await open(page, "/products");
  await page.getByRole("checkbox", { name: "Mark M20" }).check();
  await expect(page).toHaveURL(
    /\/products\?compare=light-530,mark-m20,light-640#comparison$|\/products\?compare=light-530,light-640,mark-m20#comparison$/,
  );
  await page.getByRole("table").getByRole("link", { name: "Mark M20" }).click();
  await expect(page).toHaveURL(/morning-light\?model=mark-m20$/);
  await page.goBack();
  await expect(columns(page)).toHaveText(["Light 530", "Mark M20", "Light 640"]);
});

for (const [asked, shown] of [
  ["light-530,light-640", ["Light 530", "Light 640"]],
  ["LIGHT1610,530-B,Light 530 RF", ["Light Blue 530", "Light 530 RF", "Light 1610"]],
  ["light960", ["Light 530", "Light 960"]],
] as const) {
  test(`?compare=${asked} selects its models before hydration, without layout shift`, async ({ page }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/js/*.js", async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`/products?compare=${encodeURIComponent(asked)}#comparison`, {
      waitUntil: "domcontentloaded",
    });
    await expect(columns(page)).toHaveText([...shown]);
    const place = () => page.getByRole("table").evaluate((table) => table.getBoundingClientRect().height);
    const before = await place();
    release();
    await page.locator(hydrated).waitFor();
    await expect(columns(page)).toHaveText([...shown]);
    expect(await place()).toBe(before);
  });
}

test("an unknown model is skipped and logged", async ({ page, consoleMessages }) => {
  await open(page, "/products?compare=light-2000,light-960,light-1390");
  await expect(columns(page)).toHaveText(["Light 960", "Light 1390"]);
  expect(consoleMessages.splice(0)).toEqual(["warning: Product not found light-2000"]);
});

test("a URL shows its first two models on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/products?compare=light-1610,light-960,light-530");
  await expect(columns(page)).toHaveText(["Light 960", "Light 1610"]);
  await expect(page.getByRole("combobox", { name: "第 1 款" })).toHaveValue("light-1610");
});

test("the table head sticks below the site header", async ({ page }) => {
  for (const width of [1100, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, "/products");
    await page.getByRole("rowheader", { name: "软件" }).scrollIntoViewIfNeeded();
    // The header is moving out of view, and the table's head follows it.
    const distance = async () => {
      const header = await page.locator("header").first().boundingBox();
      const head = await columns(page).first().boundingBox();
      return Math.round((head?.y ?? 0) - (header?.y ?? 0) - (header?.height ?? 0));
    };
    await expect.poll(distance).toBe(0);
  }
});

test("the copied link opens the same comparison", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/products");
  await page.getByRole("checkbox", { name: "Light 1390" }).check();
  await page.getByRole("button", { name: "复制这个对比的链接" }).click();
  await expect(page.getByText("链接已复制").first()).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await open(page, copied);
  await expect(columns(page)).toHaveText(["Light 530", "Light 640", "Light 1390"]);
});

test("the CSV file has the table as shown", async ({ page }) => {
  await open(page, "/products?compare=light-530,light-1610");
  await page.locator("#comparison").getByText("英寸", { exact: true }).first().click();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "下载 CSV" }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe("LightMaker 机型对比.csv");
  const text = await readFile(await download.path(), "utf8");
  expect(text.startsWith("\ufeff,Light 530,Light 1610\r\n")).toBe(true);
  expect(text).toContain("\r\n工作幅面,19.7 × 11.8 英寸,63.0 × 39.4 英寸\r\n");
  expect(text).toContain("\r\n噪声,≤ 60 dB,向我们索取\r\n");
  expect(text).not.toMatch(/[\u2009\u2060]/);
});

for (const [path, words] of [
  [
    "/products?compare=light-530,light-530-rf,light-640,light-1610",
    ["并排比较", "Light 530 RF", "Light 1610", "软件"],
  ],
  [
    "/en/products?compare=light-530,light-530-rf,light-640,light-1610",
    ["Light 530 RF", "Light 1610", "Software"],
  ],
] as const) {
  test(`${path} prints only the whole table, on A4 landscape`, async ({ page }) => {
    await open(page, path);
    const { pages, text } = await printed(page);
    for (const { width, height } of pages)
      expect([Math.round(width), Math.round(height)]).toEqual([842, 595]);
    expect(pages.length).toBeLessThanOrEqual(2);
    for (const word of words) expect(text).toContain(word);
    for (const word of ["English", "©", "CSV", "哪台合适", "Which machine"]) expect(text).not.toContain(word);
  });
}
