import { languages, pagePath } from "@lightmaker/content/routes";
import type { Page } from "playwright/test";
import { axeFindings } from "../axe.ts";
import { expectPosition, marks, open, openWithClock, pauseButton, playButton, slides } from "../carousel.ts";
import { expect, test } from "../fixtures.ts";

const fields = ["education", "creative", "art", "medical", "electronics", "architecture"] as const;
/** Two pages with lessons and two with a showcase. The others are made of the same blocks. */
const withLessons = ["education", "architecture"] as const;
const withShowcase = ["creative", "electronics"] as const;

/** Time for which the carousels show a lesson and a finished piece, in milliseconds. */
const lessonDwell = 4000;
const showcaseDwell = 3000;

/** The questions are a group of `details` with the same name. Scenes open independently and have no name. */
const scenes = (page: Page) => page.locator("main details:not([name])");
const tabRows = (page: Page) => page.locator("main [data-tabs]");
/** A lesson has its heading on its picture; a finished piece is a figure. */
const lessons = (page: Page) => page.locator("main [data-carousel]:has(h3)");
const showcase = (page: Page) => page.locator("main [data-carousel]:has(figcaption)");

/** Application pages, alternating between the languages, because both languages have the same content. */
const pagesOf = (some: readonly (typeof fields)[number][]) =>
  some.map((field, index) => pagePath(field, languages[index % languages.length] ?? "zh"));

for (const path of pagesOf(fields)) {
  test(`scenes, solutions and products of ${path} open by pointer and keyboard, and show no picture twice`, async ({
    page,
  }) => {
    await open(page, path);
    const pictures = await page
      .locator("main img")
      .evaluateAll((all) => all.map((image) => new URL((image as HTMLImageElement).src).pathname));
    expect(pictures.filter((picture, index) => pictures.indexOf(picture) !== index)).toEqual([]);

    const all = scenes(page);
    await expect(all).toHaveCount(3);
    const openPanels = page.locator("main details:not([name])[open]");
    await expect(openPanels).toHaveCount(0);

    await all.nth(0).locator("summary").click();
    await all.nth(2).locator("summary").focus();
    await page.keyboard.press("Enter");
    await expect(openPanels).toHaveCount(2);
    await expect(all.nth(1)).not.toHaveAttribute("open");
    await expect(all.nth(2).locator("> :not(summary)").first()).toBeVisible();

    await all.nth(0).locator("summary").click();
    await expect(openPanels).toHaveCount(1);
    await expect(all.nth(2)).toHaveAttribute("open");

    const rows = await tabRows(page).all();
    expect(rows.length).toBeGreaterThan(0);
    for (const [index, row] of rows.entries()) {
      const tabs = row.getByRole("tab");
      const count = await tabs.count();
      expect(count, "solutions are five or six, products two or three").toBeGreaterThanOrEqual(
        index === 0 ? 5 : 2,
      );
      expect(count).toBeLessThanOrEqual(index === 0 ? 6 : 3);
      const panel = row.locator("[role=tabpanel][data-state=active]");
      const expectChosen = async (position: number) => {
        await expect(tabs.nth(position)).toHaveAttribute("aria-selected", "true");
        await expect(row.locator("[aria-selected=true]")).toHaveCount(1);
        await expect(panel).toHaveCount(1);
        await expect(panel.locator("p").first()).toBeVisible();
        await expect(panel.locator("img")).toHaveAttribute("alt", /.+/);
      };
      await expectChosen(0);
      await tabs.nth(1).click();
      await expectChosen(1);
      await page.keyboard.press("ArrowRight");
      await expectChosen(2 % count);
      await page.keyboard.press("Home");
      await expectChosen(0);
      await page.keyboard.press("ArrowLeft");
      await expectChosen(count - 1);
      await page.keyboard.press("ArrowRight");
      await expectChosen(0);
    }
  });
}

// The others have the same elements and colours; every-page.spec.ts looks at them as they open.
for (const path of pagesOf(fields).slice(0, languages.length)) {
  test(`${path} is accessible with everything open`, async ({ page }) => {
    await open(page, path);
    for (const summary of await page.locator("main summary").all()) await summary.click();
    for (const row of await tabRows(page).all()) await row.getByRole("tab").last().click();
    await expect(page.locator("main details:not([name])[open]")).toHaveCount(3);
    expect(await axeFindings(page)).toEqual([]);
  });

  test(`${path} is readable without JavaScript`, async ({ browser, product }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.origin });
    const page = await context.newPage();
    await page.goto(path);
    for (const heading of await page.locator("main :is(h1, h2, h3)").all())
      await expect(heading).toBeVisible();
    for (const panel of await page.locator("main [role=tabpanel]").all()) {
      await expect(panel.locator("h3")).toBeVisible();
      await expect(panel.locator("p").first()).toBeVisible();
    }
    const scene = scenes(page).first();
    await scene.locator("summary").click();
    await expect(scene.locator("> :not(summary)").first()).toBeVisible();
    await context.close();
  });
}

for (const path of pagesOf(withLessons)) {
  test(`lessons of ${path} advance automatically, and to the selected one`, async ({ page }) => {
    const row = await openWithClock(page, path, lessons);
    const count = await slides(row).count();
    await expect(marks(row)).toHaveCount(count);
    expect((await row.locator("[tabindex='0']").boundingBox())?.height).toBe(500);

    await page.clock.runFor(lessonDwell - 1);
    await expectPosition(row, 0);
    await page.clock.runFor(1);
    await expectPosition(row, 1);
    await page.clock.runFor(lessonDwell);
    await expectPosition(row, 2);

    await marks(row)
      .nth(count - 1)
      .click();
    await expectPosition(row, count - 1);
    await pauseButton(row).click();
    await expect(playButton(row)).toBeVisible();
    await page.mouse.move(0, 0);
    await playButton(row).blur();
    await page.clock.runFor(3 * lessonDwell);
    await expectPosition(row, count - 1);
    await expect(row.locator("[data-playing]")).toHaveCount(0);
  });
}

test("lessons are 500 px high on a phone too", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, pagePath("education", "zh"));
  const row = lessons(page).locator("[tabindex='0']");
  await expect.poll(async () => (await row.boundingBox())?.height).toBe(500);
});

for (const path of pagesOf(withShowcase)) {
  test(`the showcase of ${path} advances every 3 s and loops`, async ({ page }) => {
    const row = await openWithClock(page, path, showcase);
    const count = await marks(row).count();
    expect((await row.locator("figure img").first().boundingBox())?.height).toBe(300);
    for (let position = 1; position <= count; position += 1) {
      await page.clock.runFor(showcaseDwell - 1);
      await expectPosition(row, position - 1);
      await page.clock.runFor(1);
      await expectPosition(row, position % count);
    }
  });
}

test("the showcase pauses while it is not visible", async ({ page }) => {
  const row = await openWithClock(page, pagePath("art", "zh"), showcase);
  await page.clock.runFor(showcaseDwell);
  await expectPosition(row, 1);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect(row.locator("[data-playing]")).toHaveCount(0);
  await page.clock.runFor(3 * showcaseDwell);
  await expectPosition(row, 1);
});

test("the showcase stops when the page is left, and restarts its interval on going back", async ({
  page,
}) => {
  const row = await openWithClock(page, pagePath("art", "zh"), showcase);
  await page.clock.runFor(2 * showcaseDwell);
  await expectPosition(row, 2);
  await page.getByRole("navigation", { name: "当前位置" }).getByRole("link").last().click();
  await expect(page).toHaveURL(/\/applications$/);
  await expect(row).toBeHidden();
  await expect(page.locator("[data-playing]")).toHaveCount(0);
  await page.clock.runFor(5 * showcaseDwell);

  await page.goBack();
  await row.scrollIntoViewIfNeeded();
  await expect(row.locator("[data-playing]")).toHaveCount(1);
  const current = marks(row).and(page.locator("[aria-current=true]"));
  const name = await current.getAttribute("aria-label");
  await page.clock.runFor(showcaseDwell - 1);
  await expect(current).toHaveAttribute("aria-label", name ?? "");
  await page.clock.runFor(1);
  await expect(current).not.toHaveAttribute("aria-label", name ?? "");
});

test("the showcase keeps its interval after a resize", async ({ page }) => {
  const row = await openWithClock(page, pagePath("art", "zh"), showcase);
  await page.setViewportSize({ width: 1100, height: 800 });
  await row.scrollIntoViewIfNeeded();
  await page.clock.runFor(1000);
  await expect(row.locator("[data-playing]")).toHaveCount(1);
  await page.clock.runFor(showcaseDwell);
  await expectPosition(row, 1);
  await page.clock.runFor(showcaseDwell);
  await expectPosition(row, 2);
});

test("the hub links to six fields, each named once", async ({ page }) => {
  await open(page, pagePath("applications", "en"));
  for (const field of fields)
    await expect(page.locator(`main a[href="${pagePath(field, "en")}"]`)).toHaveCount(1);
  expect(await axeFindings(page)).toEqual([]);
  await page.locator(`main a[href="${pagePath("art", "en")}"]`).click();
  await expect(page).toHaveURL(new RegExp(`${pagePath("art", "en")}$`));
  await expect(scenes(page)).toHaveCount(3);
});

test("the home page links to the pages of the fields", async ({ page }) => {
  await open(page, pagePath("home", "zh"));
  for (const field of fields)
    await expect(page.locator(`main a[href="${pagePath(field, "zh")}"]`)).not.toHaveCount(0);
});
