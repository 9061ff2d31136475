import type { Page } from "playwright/test";
import { expect, hydrated, test } from "../fixtures.ts";

/** A file that is loaded when a visitor needs it. */
interface LatePart {
  name: string;
  /** Matches the file's URL. */
  file: RegExp;
  /** Name of the file in the error report. */
  asset: string;
  path: string;
  /** Does what makes the page load the file. */
  ask: (page: Page) => Promise<void>;
  /** Waits until the file has taken effect. */
  arrived: (page: Page) => Promise<void>;
  /** True if a reload loads the file without further action. */
  comesWithReload?: boolean;
}

const askForChat = (page: Page) => page.locator("aside a[aria-haspopup=dialog]").click();
const chatIsThere = (page: Page) => expect(page.locator("[data-chat]")).toBeVisible();

const parts: readonly LatePart[] = [
  {
    name: "chat",
    file: /\/js\/Chat-/,
    asset: "js/Chat",
    path: "/en/about",
    ask: askForChat,
    arrived: chatIsThere,
  },
  {
    name: "chat texts",
    file: /\/en\/chat\.json/,
    asset: "en/chat.json",
    path: "/en/about",
    ask: askForChat,
    arrived: chatIsThere,
  },
  {
    name: "search",
    file: /\/js\/SiteSearch-/,
    asset: "js/SiteSearch",
    path: "/en/about",
    ask: (page) => page.keyboard.press("Control+k"),
    arrived: (page) => expect(page.getByRole("dialog").getByRole("combobox")).toBeVisible(),
  },
  {
    name: "news item",
    file: /\/js\/NewsDialog-/,
    asset: "NewsDialog",
    path: "/en/about/news",
    ask: (page) => page.locator("#news article a").first().click(),
    arrived: (page) => expect(page.getByRole("dialog").getByRole("heading").first()).toBeVisible(),
    comesWithReload: true,
  },
  {
    name: "form behaviour",
    file: /\/js\/form-behaviour-/,
    asset: "js/form-behaviour",
    path: "/en/about/sample",
    ask: (page) => page.locator("main form input").first().focus(),
    arrived: (page) => expect(page.locator("main form[data-live]")).toBeVisible(),
    comesWithReload: true,
  },
];

/** Messages of the browser about failed requests, and the log of an opened news item. */
const expected = /net::ERR_FAILED|status of 404|News item opened/;

async function open(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem("language-offered", "yes"));
  await page.goto(path);
  await page.locator(hydrated).waitFor();
}

for (const { name, file, asset, path, ask, arrived, comesWithReload } of parts) {
  test(`late chunk of the ${name} is requested again after a failure`, async ({ page, consoleMessages }) => {
    let requests = 0;
    await page.route(file, (route) => {
      requests += 1;
      return requests === 1 ? route.abort() : route.continue();
    });
    await open(page, path);
    await ask(page);
    await arrived(page);
    expect(requests).toBe(2);
    await expect(page.getByRole("alert")).toBeHidden();
    expect(consoleMessages.filter((message) => !expected.test(message))).toEqual([]);
    consoleMessages.splice(0);
  });

  test(`missing late chunk of the ${name} shows a notice, is reported, and loads after a reload`, async ({
    page,
    consoleMessages,
  }) => {
    await page.route(file, (route) => route.fulfill({ status: 404, body: "" }));
    const reported = page.waitForRequest((request) => request.url().endsWith("/api/client-error"));
    await open(page, path);
    const title = await page.locator("h1").innerText();
    await ask(page);
    expect((await reported).postDataJSON()).toEqual({ name: "ChunkLoadError", page: path, asset });
    const notice = page.getByRole("alert").filter({ hasText: "didn't load" });
    await expect(notice).toBeVisible();
    await expect(page.locator("h1")).toHaveText(title);
    expect(new URL(page.url()).pathname).toBe(path);
    await expect
      .poll(() => consoleMessages.some((message) => message.includes(`"${asset}" did not load`)))
      .toBe(true);
    consoleMessages.splice(0);
    await page.unroute(file);
    await notice.getByRole("button").click();
    await expect(notice).toBeHidden();
    await page.locator(hydrated).waitFor();
    if (!comesWithReload) await ask(page);
    await arrived(page);
    consoleMessages.splice(0);
  });
}

test("a page whose block scripts fail stays readable, shows a notice and can be reloaded", async ({
  page,
  consoleMessages,
}) => {
  const file = /\/js\/upload-blocks-/;
  await page.route(file, (route) => route.abort());
  await page.goto("/en/about/sample");
  const notice = page.getByRole("alert").filter({ hasText: "didn't load" });
  await expect(notice).toBeVisible();
  await expect(page.locator("main form")).toBeVisible();
  consoleMessages.splice(0);
  await page.unroute(file);
  await notice.getByRole("button").click();
  await page.locator(hydrated).waitFor();
  await expect(notice).toBeHidden();
  consoleMessages.splice(0);
});
