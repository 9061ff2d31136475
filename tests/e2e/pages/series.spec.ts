import type { Page } from "playwright/test";
import { expect, hydrated, test } from "../fixtures.ts";

const panel = (page: Page) => page.locator("[data-models] > div > [role=tabpanel][data-state=active]");
const tab = (page: Page, name: string) =>
  page
    .locator("[data-models] > [role=tablist] [role=tab]")
    .filter({ has: page.getByText(name, { exact: true }) });
const solutions = (page: Page) => panel(page).locator("button[aria-expanded]");

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator(hydrated).waitFor();
}

/** Requirements of section 4 of the specification for the two series pages that the tests of the models do not cover. */
for (const { path, other, stranger } of [
  {
    path: "/products/zhongtian",
    other: "Light 1390",
    stranger: { event: "selectProduct", id: "light-2000" },
  },
  { path: "/en/products/morning-light", other: "Mark M20", stranger: { event: "selectModel", id: "x" } },
]) {
  test(`the middle solution of ${path} is open at first, others open by mouse and keyboard, and another model resets it`, async ({
    page,
  }) => {
    await open(page, path);
    const buttons = solutions(page);
    await expect(buttons).toHaveCount(3);
    const opened = (position: number) =>
      expect(buttons.nth(position)).toHaveAttribute("aria-expanded", "true");
    await opened(1);
    await buttons.first().hover();
    await opened(0);
    await expect(panel(page).locator("button[aria-expanded=true]")).toHaveCount(1);
    await buttons.nth(2).focus();
    await opened(2);
    await tab(page, other).click();
    await expect(tab(page, other)).toHaveAttribute("aria-selected", "true");
    await opened(1);
    await expect(panel(page).locator("button[aria-expanded=true]")).toHaveCount(1);
  });

  test(`the materials of ${path} page forwards and backwards and stop at both ends`, async ({ page }) => {
    await open(page, path);
    const grid = panel(page).getByRole("group", { name: /^(能加工什么|Materials)$/ });
    await grid.scrollIntoViewIfNeeded();
    const current = grid.locator("[aria-current=true]");
    const back = grid.getByRole("button", { name: /上一页|Previous page/ });
    const on = grid.getByRole("button", { name: /下一页|Next page/ });
    await expect(current).toHaveAttribute("aria-label", /1/);
    await expect(back).toHaveAttribute("aria-disabled", "true");
    await back.click({ force: true });
    await expect(current).toHaveAttribute("aria-label", /1/);
    await on.click();
    await expect(current).toHaveAttribute("aria-label", /2/);
    await expect(on).toHaveAttribute("aria-disabled", "true");
    await on.click({ force: true });
    await expect(current).toHaveAttribute("aria-label", /2/);
    await back.click();
    await expect(current).toHaveAttribute("aria-label", /1/);
  });

  test(`at most one question of ${path} is open, and none at first`, async ({ page }) => {
    await open(page, path);
    const questions = panel(page).locator("details");
    const answers = panel(page).locator("details[open]");
    expect(await questions.count()).toBeGreaterThanOrEqual(4);
    await expect(answers).toHaveCount(0);
    for (const position of [0, 2]) {
      await questions.nth(position).locator("summary").click();
      await expect(answers).toHaveCount(1);
      await expect(questions.nth(position)).toHaveAttribute("open");
    }
    await questions.nth(2).locator("summary").click();
    await expect(answers).toHaveCount(0);
  });

  test(`an unknown model in an event is ignored and logged on ${path}`, async ({ page, consoleMessages }) => {
    await open(page, path);
    await tab(page, other).click();
    await expect(tab(page, other)).toHaveAttribute("aria-selected", "true");
    await page.evaluate(
      ({ event, id }) => window.dispatchEvent(new CustomEvent(event, { detail: { id } })),
      stranger,
    );
    await expect.poll(() => consoleMessages.length).toBe(1);
    expect(consoleMessages.splice(0)).toEqual([`warning: Product not found ${stranger.id}`]);
    await expect(tab(page, other)).toHaveAttribute("aria-selected", "true");
  });

  test(`the pictures of ${path} advance after 4000 ms while visible`, async ({ page }) => {
    await page.clock.install({ time: 0 });
    await open(page, path);
    const pictures = panel(page).locator("[data-carousel]").first();
    await pictures.scrollIntoViewIfNeeded();
    await expect(pictures).toHaveAttribute("data-live", "");
    // The mouse rests on the row until the clock is paused. The slide's time starts when the mouse leaves.
    await pictures.hover();
    const shown = pictures.locator("[aria-current=true]");
    // The row announces the next picture only while it does not move by itself.
    const voice = pictures.locator("> [aria-live]");
    await expect(voice).toHaveAttribute("aria-live", "polite");
    const before = (await shown.getAttribute("aria-label")) ?? "";
    await page.clock.pauseAt(3_600_000);
    await page.mouse.move(0, 0);
    await expect(voice).toHaveAttribute("aria-live", "off");
    await page.clock.runFor(3900);
    await expect(shown).toHaveAttribute("aria-label", before);
    await page.clock.runFor(200);
    await expect(shown).not.toHaveAttribute("aria-label", before);
  });
}

/** Width and height of a window, and the height of the row of pictures in it. */
const windows = [
  [390, 844, 159],
  [768, 1024, 159 + 378 * 0.42],
  [1440, 900, 600],
] as const;

for (const [width, height, row] of windows) {
  test(`a link to a model shows its name and picture above the fold at ${width} × ${height}, before scripts`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/js/*.js", async (route) => {
      await released;
      await route.continue();
    });
    await page.goto("/products/morning-light?model=mark-m20", { waitUntil: "domcontentloaded" });
    const name = panel(page).getByText("Mark M20，台式光纤激光打标机", { exact: true });
    const pictures = panel(page).locator("[data-carousel] > [tabindex]").first();
    const inFirstScreen = async () => {
      await expect(name).toBeInViewport({ ratio: 1 });
      await expect(panel(page).getByRole("heading", { level: 2 }).first()).toBeInViewport({ ratio: 1 });
      await expect(pictures).toBeInViewport({ ratio: 0.6 });
      const quote = panel(page).getByRole("link", { name: "问价格和交期" }).filter({ visible: true });
      await expect(quote.first()).toBeInViewport({ ratio: 1 });
      expect((await pictures.boundingBox())?.height).toBeCloseTo(row, 0);
      await expect(page.locator("h1")).toHaveCount(1);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    };
    await inFirstScreen();
    release();
    await page.locator(hydrated).waitFor();
    await inFirstScreen();
  });
}

test("a series has one picture and a table of the differences", async ({ page }) => {
  for (const [path, model] of [
    ["/products/morning-light?model=morning-light", "Mark M20"],
    ["/products/zhongtian?model=zhongtian", "Light 1610"],
  ] as const) {
    await open(page, path);
    await expect(panel(page).getByRole("img").first()).toHaveAttribute("alt", new RegExp(model.slice(-4)));
    await expect(panel(page).getByRole("rowheader", { name: model })).toBeVisible();
  }
});

test("the title follows the chosen model, and is the same when its address is loaded or gone back to", async ({
  page,
}) => {
  await open(page, "/en/products/zhongtian?model=light-960");
  await expect(page).toHaveTitle("Light 960 floor-standing CO2 laser cutter | LightMaker");
  await expect(page.locator("link[rel=canonical]")).toHaveCount(1);
  await tab(page, "Light 1610").click();
  await expect(page).toHaveTitle("Light 1610 large-format CO2 laser cutter | LightMaker");
  await page.locator("header").getByRole("link", { name: "LightMaker" }).first().click();
  await expect(page).toHaveURL(/\/en$/);
  await expect(page).not.toHaveTitle(/Light 1610/);
  await page.goBack();
  await expect(page).toHaveTitle("Light 1610 large-format CO2 laser cutter | LightMaker");
  await page.reload();
  await expect(page).toHaveTitle("Light 1610 large-format CO2 laser cutter | LightMaker");
  await page.locator(hydrated).waitFor();
  await expect(page).toHaveTitle("Light 1610 large-format CO2 laser cutter | LightMaker");
  await page.goto("/en/products/zhongtian");
  await expect(page).toHaveTitle("Radiance floor-standing laser cutters | LightMaker");
});

test("on a phone, the chat's button covers neither words nor figures of a model", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/products/zhongtian", "/en/products/morning-light?model=mark-m20"]) {
    await open(page, path);
    const button = await page.locator("aside > a[aria-haspopup=dialog]").boundingBox();
    const bar = await panel(page).locator("[data-product-bar]").boundingBox();
    if (!button || !bar) throw new Error("The page has no button or no bar.");
    expect(button.y).toBeGreaterThanOrEqual(bar.y);
    expect(button.y + button.height).toBeLessThanOrEqual(bar.y + bar.height);
    const covered = await panel(page)
      .locator("[data-product-bar]")
      .evaluate((root, { x, y, width, height }) => {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const range = document.createRange();
          range.selectNodeContents(node);
          for (const box of range.getClientRects())
            if (box.right > x && box.left < x + width && box.bottom > y && box.top < y + height)
              found.push(node.textContent ?? "");
        }
        return found;
      }, button);
    expect(covered).toEqual([]);
  }
});

for (const [width, height] of windows) {
  test(`at ${width} × ${height}, a quote and a sample are in reach wherever a model's page is scrolled to, without scripts`, async ({
    browser,
    product,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width, height } });
    const page = await context.newPage();
    await page.goto(`${product.origin}/products/zhongtian`);
    const models = page.locator("[role=tabpanel]:has(> [data-product-bar])").filter({ visible: true });
    await expect(models).toHaveCount(4);
    const box = await models.first().boundingBox();
    if (!box) throw new Error("The first model has no box.");
    for (const share of [0.1, 0.4, 0.7]) {
      await page.evaluate((y) => scrollTo(0, y), box.y + box.height * share);
      for (const name of ["问价格和交期", "寄材料打样"])
        await expect(models.first().locator("[data-product-bar]").getByRole("link", { name })).toBeInViewport(
          { ratio: 1 },
        );
    }
    await context.close();
  });

  test(`at ${width} × ${height}, neither the bar nor the chat's button covers what has the focus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, "/products/zhongtian");
    const covered = await panel(page).evaluate(async (root) => {
      const frame = () =>
        new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const found: string[] = [];
      for (const link of root.querySelectorAll<HTMLElement>(
        ":scope > :not([data-product-bar]) :is(a, summary)",
      )) {
        if (!link.checkVisibility()) continue;
        link.focus();
        await frame();
        const { left, right, top, bottom } = link.getBoundingClientRect();
        const at = document.elementFromPoint((left + right) / 2, Math.min(bottom, top + 40) - 4);
        if (at?.closest("[data-product-bar], [data-chat], header")) found.push(link.textContent);
      }
      return found;
    });
    expect(covered).toEqual([]);
  });
}
