import type { Page } from "playwright/test";
import { expect, footerLink, hydrated, test } from "../fixtures.ts";

/** Opens a page for a visitor who has chosen its language, so that the other one is not offered. */
async function open(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem("language-offered", "yes"));
  await page.goto(path);
  await page.locator(hydrated).waitFor();
}

const header = (page: Page) => page.locator("body header").first();
const y = (page: Page) => page.evaluate(() => scrollY);

test("going back before hydration shows the page of the URL", async ({ page }) => {
  await open(page, "/materials/wood");
  await (await footerLink(page, "/products/zhongtian")).click();
  await expect(page).toHaveURL("/products/zhongtian");
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/js/**", (route) => released.then(() => route.continue()));
  await page.reload();
  // Not Playwright's goBack, which would wait for the navigation to finish.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page).toHaveURL("/materials/wood");
  release();
  await page.locator(hydrated).waitFor();
  await expect(page).toHaveTitle(/^木材/);
  await expect(page.locator("h1")).toContainText("木");
});

test("navigation scrolls to the top, moves the focus to the content and announces the title", async ({
  page,
}) => {
  await open(page, "/en/materials");
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => y(page)).toBeGreaterThan(500);
  const link = page.locator("main a[href='/en/materials/wood']").filter({ visible: true }).first();
  await link.click();
  await expect(page).toHaveURL("/en/materials/wood");
  await expect(page.locator("#content")).toBeFocused();
  await expect.poll(() => y(page)).toBe(0);
  await expect(page.getByRole("status").filter({ hasText: await page.title() })).toHaveCount(1);
});

for (const reducedMotion of ["no-preference", "reduce"] as const)
  test(`links to anchors scroll smoothly unless motion is reduced, motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await open(page, "/en/support/faq");
    const link = page.locator("main nav a[href*='#']").last();
    const { hash } = new URL((await link.getAttribute("href")) ?? "", page.url());
    const place = page.locator(hash);
    await page.evaluate(() => {
      const seen = new Set<number>();
      Object.assign(globalThis, { seen });
      addEventListener("scroll", () => seen.add(scrollY));
    });
    await link.click();
    await expect(place).toBeInViewport();
    const steps = () => page.evaluate(() => (globalThis as unknown as { seen: Set<number> }).seen.size);
    if (reducedMotion === "reduce") expect(await steps()).toBe(1);
    else expect(await steps()).toBeGreaterThan(2);
    await expect(page.locator("html")).not.toHaveAttribute("data-gliding");
  });

test("going back restores scroll position, open panels and input", async ({ page }) => {
  await open(page, "/en/support/faq");
  const question = page.locator("main details").nth(3);
  await question.locator("summary").click();
  await expect(question).toHaveAttribute("open", "");
  const before = await question.evaluateHandle((node) => node);
  await page.evaluate(() => scrollTo(0, 700));
  await expect.poll(() => y(page)).toBe(700);
  await header(page)
    .getByRole("link")
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL("/en");
  await expect.poll(() => y(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/en/support/faq");
  await expect(question).toHaveAttribute("open", "");
  expect(await question.evaluate((node, old) => node === old, before)).toBe(true);
  await expect.poll(() => y(page)).toBe(700);
});

test("a page that was left is removed from the document, and its films pause and resume", async ({
  page,
}) => {
  await open(page, "/en");
  const film = page.locator("main video").first();
  await expect.poll(() => film.evaluate((node: HTMLVideoElement) => node.paused)).toBe(false);
  const node = await film.evaluateHandle((node: HTMLVideoElement) => node);
  await header(page).locator("a[href='/en/contact']").first().click();
  await expect(page).toHaveURL("/en/contact");
  await expect.poll(() => node.evaluate((film) => film.paused)).toBe(true);
  await expect(page.locator("h1")).toHaveCount(1);
  const repeated = await page.evaluate(() => {
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  });
  expect(repeated).toEqual([]);
  await page.goBack();
  await expect(film).toBeVisible();
  await expect.poll(() => node.evaluate((film) => film.isConnected && !film.paused)).toBe(true);
});

test("a page is prefetched on intent, and then opens without further requests", async ({ page }) => {
  await open(page, "/en/about");
  const data = (url: URL) => url.pathname === "/en/materials/glass.data";
  const ahead = page.waitForResponse((response) => data(new URL(response.url())));
  // The script for this loads when the browser is idle, so the test tries until it is there.
  const link = await footerLink(page, "/en/materials/glass");
  await expect(async () => {
    await page.locator("footer a[href='/en/terms']").focus();
    await link.focus();
    await Promise.race([ahead, Promise.reject(new Error("not yet"))]);
  }).toPass();
  const more: string[] = [];
  page.on("request", (request) => {
    if (data(new URL(request.url()))) more.push(request.url());
  });
  await link.click();
  await expect(page.locator("h1")).toBeVisible();
  await expect(page).toHaveURL("/en/materials/glass");
  expect(more).toEqual([]);
});

test("an aborted prefetch or navigation is no error", async ({ page }) => {
  // The page's text has arrived. The end of the HTML and the scripts of its blocks have not.
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = async (asked, options) => {
      const response = await fetch(asked, options);
      if (new URL(response.url).pathname !== "/en/support/faq.data") return response;
      const words = new Uint8Array(await response.arrayBuffer());
      const { signal } = options ?? {};
      return new Response(
        new ReadableStream({
          start(body) {
            body.enqueue(words);
            signal?.addEventListener("abort", () => body.error(signal.reason));
          },
        }),
        response,
      );
    };
  });
  const faq = page.locator("footer a[href='/en/support/faq']");
  const other = page.locator("footer a[href='/en/terms']");
  const released = Promise.withResolvers<void>();
  await page.route(/\/js\/faq-blocks/, async (route) => {
    await released.promise;
    await route.continue();
  });

  await open(page, "/en/about");
  await footerLink(page, "/en/support/faq");
  let shown = page.waitForRequest(/\/js\/faq-blocks/);
  // The script for this loads when the browser is idle, so the test tries until it is there.
  await expect(async () => {
    await other.focus();
    await faq.focus();
    await Promise.race([shown, Promise.reject(new Error("not yet"))]);
  }).toPass();
  await other.focus();

  await open(page, "/en/about");
  shown = page.waitForRequest(/\/js\/faq-blocks/);
  await faq.evaluate((link: HTMLElement) => link.click());
  await shown;
  await other.evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL("/en/terms");
  await expect(page.locator("h1")).toBeVisible();
  released.resolve();
});

test("a link to the current page loads nothing and scrolls to the top", async ({ page }) => {
  await open(page, "/en/about");
  await page.evaluate(() => scrollTo(0, 400));
  const length = await page.evaluate(() => history.length);
  await page
    .locator("footer a[href='/en/about']:not([data-language])")
    .evaluate((link: HTMLElement) => link.click());
  await expect.poll(() => y(page)).toBe(0);
  expect(await page.evaluate(() => history.length)).toBe(length);
});

test("a progress line appears while a page loads slowly", async ({ page }) => {
  await open(page, "/en/about");
  const released = Promise.withResolvers<void>();
  await page.route(/\/en\/terms\.data/, async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.locator("footer a[href='/en/terms']").click();
  const line = page.locator("[data-progress]");
  await expect(line).toBeVisible();
  released.resolve();
  await expect(page).toHaveURL("/en/terms");
  await expect(line).toHaveCount(0);
});
