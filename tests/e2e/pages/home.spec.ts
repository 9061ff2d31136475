import { languages, pagePath } from "@lightmaker/content/routes";
import type { Page } from "playwright/test";
import { expectPosition, open, openWithClock, pauseButton, playButton, slides } from "../carousel.ts";
import { expect, test } from "../fixtures.ts";

/** Time for which the large carousel shows a picture, in milliseconds. */
const dwell = 4000;

const large = (page: Page) => page.locator("main [data-carousel]:has(figcaption h3)");
/** The product video has controls; the one in the opening has none. */
const film = (page: Page) => page.locator("main video[controls]:not(noscript video)");
const isPaused = (page: Page) => film(page).evaluate((node: HTMLVideoElement) => node.paused);
/** Scrolls until the given share of the video's height is visible at the bottom of the viewport. */
const see = (page: Page, part: number) =>
  film(page).evaluate((node, part) => {
    const { top, height } = node.getBoundingClientRect();
    scrollTo({ top: scrollY + top - innerHeight + height * part, behavior: "instant" });
  }, part);

for (const language of languages)
  test(`the large carousel in ${language} is 600 px high, advances every 4 s, and can be paused`, async ({
    page,
  }) => {
    const row = await openWithClock(page, pagePath("home", language), large);
    await expect(slides(row)).toHaveCount(2);
    expect((await slides(row).first().locator("img").boundingBox())?.height).toBe(600);
    await page.clock.runFor(dwell - 1);
    await expectPosition(row, 0);
    await page.clock.runFor(1);
    await expectPosition(row, 1);
    await page.clock.runFor(dwell);
    await expectPosition(row, 0);

    await row.hover();
    await expect(row.locator("[data-playing]")).toHaveCount(0);
    await page.clock.runFor(3 * dwell);
    await expectPosition(row, 0);
    await pauseButton(row).click();
    await page.mouse.move(0, 0);
    await expect(playButton(row)).toBeVisible();
    await page.clock.runFor(3 * dwell);
    await expectPosition(row, 0);
  });

test("the product film plays muted while half of it is visible, pauses below that, and resumes", async ({
  page,
}) => {
  await open(page, "/");
  await expect(film(page)).toHaveAttribute("controls");
  expect(await isPaused(page)).toBe(true);
  await see(page, 0.6);
  await expect.poll(() => isPaused(page)).toBe(false);
  expect(await film(page).evaluate((node: HTMLVideoElement) => node.muted)).toBe(true);
  await see(page, 0.3);
  await expect.poll(() => isPaused(page)).toBe(true);
  await see(page, 0.8);
  await expect.poll(() => isPaused(page)).toBe(false);
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing on the home page starts automatically or waits to animate in", async ({ page }) => {
    await open(page, "/en");
    await expect(page.locator("[data-waits]")).toHaveCount(1);
    const panel = page.locator("main [role=tabpanel][data-state=active]").first();
    await expect(panel).toHaveCSS("translate", "none");
    const row = large(page);
    await row.scrollIntoViewIfNeeded();
    await expect(row).toHaveAttribute("data-live");
    await expect(playButton(row)).toBeVisible();
    await expect(row.locator("[data-playing]")).toHaveCount(0);
    await see(page, 1);
    await expect(film(page)).toBeInViewport({ ratio: 0.9 });
    expect(await isPaused(page)).toBe(true);
    // A manually started video pauses when it leaves the viewport and resumes when it returns. That shows that it is
    // being observed by now.
    await film(page).evaluate((node: HTMLVideoElement) => node.play());
    await see(page, 0);
    await expect.poll(() => isPaused(page)).toBe(true);
    await see(page, 1);
    await expect.poll(() => isPaused(page)).toBe(false);
  });
});

test("the ten details animate in once, when they first enter the viewport", async ({ page }) => {
  await open(page, "/");
  const section = page.locator("main section:has(> * [role=tablist][aria-orientation=vertical])").first();
  await expect(section).toHaveAttribute("data-waits");
  const top = () => section.evaluate((node) => node.getBoundingClientRect().top + scrollY);
  const before = await top();
  await section.scrollIntoViewIfNeeded();
  await expect(section).not.toHaveAttribute("data-waits");
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect(page.locator("main h1")).toBeInViewport();
  await expect(section).not.toHaveAttribute("data-waits");
  expect(await top()).toBe(before);
});

test("a failing film is reported for each encoding", async ({ page, consoleMessages }) => {
  const reports: { count: number }[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/client-error")) reports.push(request.postDataJSON());
  });
  await page.route(/\/media\/home\/product\..*\.(webm|mp4)$/, (route) =>
    route.fulfill({ status: 404, body: "" }),
  );
  await open(page, "/en");
  await see(page, 1);
  await expect.poll(() => reports.length).toBe(2);
  const report = { name: "VideoError", page: "/en" };
  // Each report waits for the API's chunk on its own: their order is not promised.
  expect(reports.sort((a, b) => a.count - b.count)).toEqual([
    { ...report, count: 1, asset: expect.stringMatching(/^home\/product\.\w+\.webm$/) },
    { ...report, count: 2, asset: expect.stringMatching(/^home\/product\.\w+\.mp4$/) },
  ]);
  // Requests and console messages arrive through different channels, in any order.
  const failures = () => consoleMessages.filter((message) => message.includes("A film failed.")).length;
  await expect.poll(failures).toBe(2);
  consoleMessages.splice(0);
});
