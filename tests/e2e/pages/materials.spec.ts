import { type PageId, pagePath } from "@lightmaker/content/routes";
import type { Locator, Page } from "playwright/test";
import { axeFindings } from "../axe.ts";
import { expect, hydrated, test } from "../fixtures.ts";

const materials = [
  "wood",
  "acrylic",
  "paper",
  "stone",
  "fabric",
  "glass",
  "metal",
  "aluminum",
  "leather",
] as const satisfies readonly PageId[];

const words = {
  zh: {
    never: "绝不能放",
    allowed: "可以",
    askFirst: "先查清或先问",
    ask: "填打样表来问",
    open: "列出全部材料",
    check: "查一查",
    basswood: "椴木（实木或胶合板）",
    neverList: "绝不能放进激光机",
    acrylic: "亚克力",
  },
  en: {
    never: "Never",
    allowed: "Yes",
    askFirst: "Find out or ask first",
    ask: "Ask with the sample form",
    open: "List all materials",
    check: "Check",
    basswood: "Basswood (solid or plywood)",
    neverList: "Never goes into a laser",
    acrylic: "Acrylic",
  },
} as const;

/** Speed of the row, in CSS pixels per second (decisions 25). */
const speed = 50;
/** Time for which a row rests before it moves, in milliseconds, with some margin. */
const settling = 1000;

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator(hydrated).waitFor();
}

const row = (page: Page) => page.locator("main [role=group]:has(> [tabindex='0'] figure)");
const items = (page: Page) => row(page).locator("li");
const pause = (page: Page) => row(page).getByRole("button", { name: /^(暂停轮播|Pause)/ });
const play = (page: Page) => row(page).getByRole("button", { name: /^(开始轮播|Start)/ });
const leftOf = async (of: Locator) => of.evaluate((element) => element.getBoundingClientRect().left);

/** Pauses the page's clock at a time far enough ahead that a slow page cannot have passed it. */
const stopClock = async (page: Page) => page.clock.pauseAt(await page.evaluate(() => Date.now() + 3_600_000));

/** Opens a page with the row in view and moving and the page's clock paused, so that only the test advances it. */
async function openWithClock(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await open(page, address);
  await row(page).scrollIntoViewIfNeeded();
  await expect(row(page)).toHaveAttribute("data-playing");
  await stopClock(page);
  await page.clock.runFor(settling);
}

/** Returns how far the first item moves to the left in a number of milliseconds of the page's clock. */
async function passedIn(page: Page, milliseconds: number): Promise<number> {
  const before = await leftOf(items(page).first());
  await page.clock.runFor(milliseconds);
  return before - (await leftOf(items(page).first()));
}

test("the showcase moves at 50 px per second", async ({ page }) => {
  await openWithClock(page, pagePath("wood", "en"));
  const passed = await passedIn(page, 2000);
  expect(passed).toBeGreaterThan(2 * speed - 3);
  expect(passed).toBeLessThan(2 * speed + 3);
});

const acrylic = pagePath("acrylic", "zh");

test("the row loops", async ({ page }) => {
  await openWithClock(page, acrylic);
  const round = await items(page).evaluateAll((all) =>
    all
      .filter((item) => item.closest("[aria-hidden]") === null)
      .reduce((sum, item) => sum + item.getBoundingClientRect().width, 0),
  );
  const passed = await passedIn(page, (round / speed) * 1000);
  // After one full round every item is at its old position, give or take the movement of one frame.
  expect(Math.abs(passed)).toBeLessThan(5);
  expect(await passedIn(page, 1000)).toBeGreaterThan(speed - 3);
});

test("the row continues after a resize", async ({ page }) => {
  await openWithClock(page, acrylic);
  const before = await items(page).count();
  await page.setViewportSize({ width: 6000, height: 900 });
  await page.clock.runFor(settling);
  await expect.poll(() => items(page).count()).toBeGreaterThan(before);
  await row(page).scrollIntoViewIfNeeded();
  await expect(row(page)).toHaveAttribute("data-playing");
  await page.clock.runFor(settling);
  expect(await passedIn(page, 1000)).toBeGreaterThan(speed - 3);
});

test("the row stops when the page is left, and continues on going back", async ({ page }) => {
  await openWithClock(page, acrylic);
  await page.getByRole("navigation", { name: "当前位置" }).getByRole("link").last().click();
  await expect(page).toHaveURL(/\/materials$/);
  await expect(page.locator("[data-playing]")).toHaveCount(0);
  await page.goBack();
  await row(page).scrollIntoViewIfNeeded();
  await expect(row(page)).toHaveAttribute("data-playing");
  await page.clock.runFor(settling);
  expect(await passedIn(page, 1000)).toBeGreaterThan(speed - 3);
});

test("the row can be paused", async ({ page }) => {
  await openWithClock(page, acrylic);
  await pause(page).click();
  await play(page).blur();
  await page.mouse.move(0, 0);
  await expect(row(page)).not.toHaveAttribute("data-playing");
  // The row slows down to a stop like something that was pushed.
  await page.clock.runFor(settling);
  expect(Math.abs(await passedIn(page, 3000))).toBeLessThan(1);
});

test("the row starts only on request with reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await open(page, acrylic);
  await row(page).scrollIntoViewIfNeeded();
  await stopClock(page);
  expect(await passedIn(page, 3000)).toBe(0);
  await play(page).click();
  await pause(page).blur();
  await page.mouse.move(0, 0);
  await expect(row(page)).toHaveAttribute("data-playing");
  await page.clock.runFor(settling);
  expect(await passedIn(page, 1000)).toBeGreaterThan(speed - 3);
});

const check = (page: Page) => page.locator("#check");
const field = (page: Page) => check(page).getByRole("combobox");
const announced = (page: Page) => check(page).getByRole("status");

test("the check of /materials works by keyboard, and announces a forbidden material", async ({ page }) => {
  await open(page, "/materials");
  await field(page).focus();
  await page.keyboard.type("pvc");
  await expect(field(page)).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowDown");
  await expect(check(page).getByRole("option", { selected: true })).toContainText("PVC");
  await page.keyboard.press("Enter");
  await expect(announced(page)).toContainText("PVC");
  await expect(announced(page)).toContainText(words.zh.never);
  await expect(check(page).getByRole("heading", { level: 3 }).first()).toContainText("PVC");
  await expect(page).toHaveURL(/\/materials\?check=pvc$/);
  expect(await axeFindings(page)).toEqual([]);
});

test("the check of /en/materials works by pointer and links to the material's page", async ({ page }) => {
  await open(page, "/en/materials");
  await check(page).locator(`button[aria-label="${words.en.open}"]`).click();
  const options = check(page).getByRole("option");
  expect(await options.count()).toBeGreaterThanOrEqual(60);
  expect(await axeFindings(page)).toEqual([]);
  await options.filter({ has: page.getByText(words.en.basswood, { exact: true }) }).click();
  await expect(announced(page)).toContainText(words.en.allowed);
  await check(page).locator("[data-verdict=allowed]").getByRole("link").first().click();
  await expect(page).toHaveURL(new RegExp(`${pagePath("wood", "en")}$`));
});

test("the check of /materials passes an unknown material to the sample form", async ({ page }) => {
  await open(page, "/materials");
  await field(page).fill("PVC & 42 %");
  await check(page).getByRole("button", { name: words.zh.check, exact: true }).click();
  await expect(announced(page)).toContainText(words.zh.askFirst);
  const link = check(page).getByRole("link", { name: words.zh.ask });
  await expect(link).toHaveAttribute("href", `${pagePath("sample", "zh")}?material=PVC%20%26%2042%20%25`);
  await link.click();
  await expect(page.locator("[name=applicationDescription]")).toHaveValue(/PVC & 42 %/);
});

test("the check of /en/materials answers the query in the URL", async ({ page }) => {
  await open(page, `/en/materials?check=acrylic`);
  await expect(field(page)).toHaveValue(words.en.acrylic);
  await expect(announced(page)).toContainText(words.en.allowed);
  await open(page, `/en/materials?check=${encodeURIComponent("PVC leather")}#check`);
  await expect(announced(page)).toContainText(words.en.never);
  await expect(page.locator("[data-verdict=never]").first()).toBeInViewport();
});

test("/materials and the material pages are readable without JavaScript", async ({ browser, product }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${product.origin}/materials`);
  await expect(field(page)).toBeHidden();
  const never = check(page).locator("details").first();
  await never.locator("summary").click();
  await expect(never.getByText("FR4", { exact: false }).first()).toBeVisible();
  for (const material of materials) {
    await page.goto(product.origin + pagePath(material, "zh"));
    const verdicts = page.getByRole("table").filter({ hasText: /1064\s\u2060?nm/ });
    await expect(verdicts.getByRole("rowheader")).toHaveCount(3);
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
    await expect(page.locator("figure").first()).toBeVisible();
    await expect(page.getByRole("group").locator("figcaption").first()).toBeVisible();
  }
  await context.close();
});

test("a similar name is suggested, not answered", async ({ page }) => {
  await open(page, "/materials");
  const check = page.locator("#check");
  await check.getByRole("combobox").fill("黑色亚克力");
  await page.keyboard.press("Enter");
  await expect(check.getByRole("status")).toContainText(words.zh.askFirst);
  await check.getByRole("button", { name: words.zh.acrylic, exact: true }).click();
  await expect(check.getByRole("status")).toContainText(words.zh.allowed);
  await expect(page).toHaveURL(/\?check=acrylic$/);
});

const grid = (page: Page) => page.locator("section:has(table [type=radio])");

test("a test grid answers to touch and to the arrow keys", async ({ page }) => {
  await open(page, pagePath("acrylic", "en"));
  await grid(page).scrollIntoViewIfNeeded();
  const known = page.getByRole("radio", { name: "Power 68%, speed 15 mm/s: Used elsewhere" });
  await expect(known).toBeChecked();
  await expect(grid(page).getByText("It has cut through in one pass")).toBeVisible();
  await known.focus();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("radio", { name: "Power 60%, speed 15 mm/s: Used elsewhere" })).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(
    page.getByRole("radio", { name: /^Power 50%, speed 28 mm\/s: Probably not through/ }),
  ).toBeChecked();
  await expect(grid(page).getByText("the cut does not reach the bottom")).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test("without scripts a test grid is a table of verdicts", async ({ browser, product }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${product.origin}${pagePath("wood", "zh")}`);
  const table = page.getByRole("table", { name: "点一格，看切边" });
  await expect(table.getByRole("cell", { name: "别处用过的数" }).first()).toBeVisible();
  await expect(table.getByRole("cell", { name: "多半切不透" }).first()).toBeVisible();
  await expect(table.getByRole("radio").first()).toBeHidden();
  await context.close();
});

test("where no setting is known, a test grid shows no picture of a result", async ({ page }) => {
  await open(page, pagePath("leather", "zh"));
  await expect(grid(page).getByRole("heading")).toHaveText("测试格，从哪一格做起");
  await expect(grid(page).locator("img")).toHaveCount(0);
  await expect(grid(page).getByRole("radio", { checked: true })).toHaveAccessibleName(/从这一格做起/);
});
