import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { languages, pagePath } from "@lightmaker/content/routes";
import type { Page } from "playwright/test";
import { type Product, startProduct } from "../../product.ts";
import { axeFindings } from "../axe.ts";
import { expect, hydrated, test } from "../fixtures.ts";

const built = path.join(import.meta.dirname, "../../../apps/site/build/client");
const endpoint = "**/api/news/selectAll*";

const words = {
  zh: {
    all: "全部",
    company: "公司新闻",
    product: "产品动态",
    loading: "正在加载新闻",
    answer: "获取新闻数据失败",
    network: "网络请求失败",
    retry: "重试",
    empty: "还没有新闻",
    next: "下一页",
    page: (page: number) => `第 ${page} 页`,
    shown: "7 篇，第 2 页，共 2 页",
    close: "关闭",
    apply: "筛选",
    notFound: "没有找到这篇新闻，可能已经撤下。下面是其他新闻。",
    date: "2026年11月12日",
    needsScript: "列表加载不出来",
    feed: "/feed.xml",
  },
  en: {
    all: "All",
    company: "Company news",
    product: "Product news",
    loading: "Loading news",
    answer: "The news could not be loaded",
    network: "The network request failed",
    retry: "Try again",
    empty: "No news yet",
    next: "Next page",
    page: (page: number) => `Page ${page}`,
    shown: "7 articles, page 2 of 2",
    close: "Close",
    apply: "Filter",
    notFound: "We couldn't find this article. It may have been taken down. Here is the other news.",
    date: "12 November 2026",
    needsScript: "This list needs JavaScript",
    feed: "/en/feed.xml",
  },
} as const;

/** Items of every known type, and of one type without a label. */
const types = ["company", "产品动态", "行业信息", "用户故事"];
const item = (index: number) => ({
  id: `item-${index}`,
  title: `Item ${index}`,
  author: "LightMaker",
  createTime: "2026-11-12T12:00:00.000Z",
  type: types[index % types.length],
  content: `<p>Text ${index}</p>`,
  state: 1,
  photoUrl: "",
  profile: `Profile ${index}`,
});
const items = (count: number) => Array.from({ length: count }, (_, index) => item(index));
const envelope = (data: unknown) => ({ json: { code: 200, message: "news.read", data } });

/** Opens the page as built, without the server's data, so that the browser must fetch the news. */
async function gotoUnfilled(page: Page, address: string): Promise<void> {
  const { pathname } = new URL(address, "http://localhost");
  await page.route(
    (url) => url.pathname === pathname,
    (route) =>
      route.fulfill({
        path: path.join(built, pathname, "index.html"),
        contentType: "text/html; charset=utf-8",
      }),
  );
  await page.goto(address);
}

const cards = (page: Page) => page.locator("#news article");
const titles = (page: Page) => cards(page).locator("h3").allTextContents();

/** Removes the log messages of opened items. There must be no other message. */
async function expectLogged(consoleMessages: string[], ...expected: string[]): Promise<void> {
  await expect.poll(() => consoleMessages).toEqual(expected);
  consoleMessages.splice(0);
}

for (const language of languages) {
  const say = words[language];
  const address = pagePath("news", language);

  test.describe(`news fetched by the browser, in ${language}`, () => {
    test("a loading state is followed by the items", async ({ page }) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      await page.route(endpoint, async (route) => {
        await promise;
        await route.fulfill(envelope(items(7)));
      });
      await gotoUnfilled(page, address);
      await page.locator(hydrated).waitFor();
      await expect(page.getByRole("status").filter({ hasText: say.loading })).toBeVisible();
      await expect(cards(page)).toHaveCount(0);
      resolve();
      await expect(cards(page)).toHaveCount(6);
      await expect(page.getByText(say.loading)).toHaveCount(0);
    });

    const failures = [
      [
        "the server refuses",
        say.answer,
        { status: 503, json: { code: 503, message: "server.busy", data: null } },
      ],
      [
        "the response has another code than 200",
        say.answer,
        { json: { code: 500, message: "server.failed", data: null } },
      ],
      ["the response has an invalid shape", say.answer, envelope([{ ...item(0), title: 1 }])],
      ["the response is not JSON", say.answer, { body: "<h1>502</h1>" }],
      ["the network fails", say.network, undefined],
    ] as const;
    // Each in one language.
    const ownHalf = failures.filter((_, index) => index % 2 === languages.indexOf(language));
    for (const [name, text, fail] of ownHalf) {
      test(`an error message with a retry appears when ${name}`, async ({ page, consoleMessages }) => {
        let healthy = false;
        await page.route(endpoint, (route) =>
          healthy ? route.fulfill(envelope(items(1))) : fail ? route.fulfill(fail) : route.abort(),
        );
        await gotoUnfilled(page, address);
        await expect(page.getByRole("alert")).toHaveText(text);
        healthy = true;
        await page.getByRole("button", { name: say.retry }).click();
        await expect(cards(page)).toHaveCount(1);
        await expect(page.getByRole("alert")).toHaveCount(0);
        const logged = consoleMessages.splice(0);
        expect(
          logged.filter((line) => !/Failed to load resource|The news were not loaded/.test(line)),
        ).toEqual([]);
      });
    }
  });

  test.describe(`news filled in by the server, in ${language}`, () => {
    test("a missing item shows a notice and is logged", async ({ page, consoleMessages }) => {
      await page.goto(`${address}?item=nothing`);
      await expect(page.getByText(say.notFound)).toBeVisible();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(cards(page)).toHaveCount(6);
      await expectLogged(consoleMessages, "warning: News item not found nothing");
    });

    const timezoneId = language === "zh" ? "Pacific/Kiritimati" : "Pacific/Pago_Pago";
    test(`dates are the same in ${timezoneId}, whatever the clock`, async ({ browser, product }) => {
      const context = await browser.newContext({ baseURL: product.origin, timezoneId });
      const page = await context.newPage();
      await page.clock.setFixedTime(new Date("2031-01-01T00:00:00Z"));
      const wrong: string[] = [];
      page.on("pageerror", ({ message }) => wrong.push(message));
      await page.goto(address);
      await page.locator(hydrated).waitFor();
      await expect(page.locator("#news time").first()).toHaveText(say.date);
      await gotoUnfilled(page, address);
      await expect(page.locator("#news time").first()).toHaveText(say.date);
      expect(wrong).toEqual([]);
      await context.close();
    });

    test("the feed is linked in the head and on the page", async ({ page, request }) => {
      await page.goto(address);
      await expect(page.locator('link[rel="alternate"][type="application/atom+xml"]')).toHaveAttribute(
        "href",
        say.feed,
      );
      await expect(page.locator(`#news a[href="${say.feed}"]`)).toBeVisible();
      expect((await request.get(say.feed)).status()).toBe(200);
    });
  });
}

// The rest is the same in both languages.

test("unpublished items are never shown", async ({ page }) => {
  const address = pagePath("news", "zh");
  const states = [1, 0, 1, 2, 1];
  const sent = states.map((state, index) => ({ ...item(index), state }));
  await page.route(endpoint, (route) => route.fulfill(envelope(sent)));
  await gotoUnfilled(page, address);
  await expect(cards(page)).toHaveCount(3);
  expect(await titles(page)).toEqual(["Item 0", "Item 2", "Item 4"]);
});

test("filter and page are in the URL, and another filter starts at page one", async ({ page }) => {
  const [say, address] = [words.en, pagePath("news", "en")];
  await page.route(endpoint, (route) => route.fulfill(envelope(items(200))));
  await gotoUnfilled(page, address);
  await page.getByRole("link", { name: say.page(2), exact: true }).click();
  await expect(page).toHaveURL(`${address}?page=2`);
  expect(await titles(page)).toEqual(
    items(12)
      .slice(6)
      .map(({ title }) => title),
  );
  await expect(page.locator("#news ul").filter({ has: page.locator("article") })).toBeFocused();

  // A type without a label is shown as it is.
  await page.locator("#news label", { hasText: "用户故事" }).click();
  await expect(page).toHaveURL(`${address}?type=${encodeURIComponent("用户故事")}`);
  await expect(page.locator("#news [aria-current=page]")).toHaveText("1");
  for (const card of await cards(page).all()) await expect(card).toContainText("用户故事");
  await page.locator("#news label", { hasText: say.company }).click();
  await expect(page).toHaveURL(`${address}?type=company`);

  await page.reload();
  await expect(page.getByRole("radio", { name: `${say.company} 50` })).toBeChecked();
  await expect(cards(page).first()).toContainText(say.company);
});

test("a text that failed to load can be retried", async ({ page, consoleMessages }) => {
  const [say, address] = [words.zh, pagePath("news", "zh")];
  await page.goto(address);
  await page.locator(hydrated).waitFor();
  await page.route(endpoint, (route) => route.abort());
  await cards(page).first().getByRole("link").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("alert")).toHaveText(say.network);
  await page.unroute(endpoint);
  await dialog.getByRole("button", { name: say.retry }).click();
  await expect(dialog.locator("p").last()).toBeVisible();
  await expect(dialog.getByRole("alert")).toHaveCount(0);
  const logged = consoleMessages.splice(0);
  expect(logged.filter((line) => !/Failed to load|were not loaded|News item opened/.test(line))).toEqual([]);
});

for (const [language, count, shown, pages] of [
  ["zh", 0, 0, 0],
  ["en", 0, 0, 0],
  ["zh", 1, 1, 0],
  ["en", 6, 6, 0],
  ["zh", 7, 6, 2],
  ["en", 200, 6, 34],
] as const) {
  test(`a list of ${count} items is divided into pages, in ${language}`, async ({ page }) => {
    await page.route(endpoint, (route) => route.fulfill(envelope(items(count))));
    await gotoUnfilled(page, pagePath("news", language));
    if (count === 0) await expect(page.getByRole("heading", { name: words[language].empty })).toBeVisible();
    await expect(cards(page)).toHaveCount(shown);
    await expect(page.locator("#news").getByRole("radio")).toHaveCount(
      count === 0 ? 0 : Math.min(count, 4) + 1,
    );
    const last = page.locator("#news nav a").filter({ hasText: new RegExp(`^${pages}$`) });
    await expect(last).toHaveCount(pages === 0 ? 0 : 1);
    expect(await axeFindings(page)).toEqual([]);
  });
}

test("the list is in the HTML, and hydration keeps every element", async ({ page }) => {
  const [say, address] = [words.en, pagePath("news", "en")];
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().includes("/api/news/")) asked += 1;
  });
  // Marks the cards of the served HTML before any script of the site runs.
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      for (const card of document.querySelectorAll("#news article"))
        card.setAttribute("data-from-server", "");
    });
  });
  await page.goto(address);
  await page.locator(hydrated).waitFor();
  await expect(page.locator("#news article[data-from-server]")).toHaveCount(6);
  await expect(page.getByText(say.loading)).toHaveCount(0);
  // The filter works, so this list is rendered by React.
  await page.locator("#news label", { hasText: say.company }).click();
  await expect(page).toHaveURL(`${address}?type=company`);
  expect(asked).toBe(0);
});

test("an item opens, has a URL, and closing it in any way returns to the list", async ({
  page,
  consoleMessages,
}) => {
  const [say, address] = [words.zh, pagePath("news", "zh")];
  await page.goto(address);
  await page.locator(hydrated).waitFor();
  const link = cards(page).filter({ hasText: say.date }).getByRole("link");
  const title = (await link.textContent()) ?? "";
  const dialog = page.getByRole("dialog", { name: title });
  const open = async (times: number) => {
    await link.click();
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(`${address}?item=fit-gauge`);
    await expectLogged(consoleMessages, `info: News item opened fit-gauge ${times}`);
  };
  const closed = async () => {
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL(address);
    await expect(link).toBeFocused();
  };

  await open(1);
  await expect(dialog.locator("time")).toHaveText(say.date);
  await expect(dialog).toContainText("LightMaker");
  await expect(dialog.getByRole("heading", { level: 4 }).first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await closed();
  await open(2);
  await dialog.getByRole("button", { name: say.close }).click();
  await closed();
  await open(3);
  await page.goBack();
  await closed();
  await page.goForward();
  await expect(dialog).toBeVisible();
  await expectLogged(consoleMessages, "info: News item opened fit-gauge 4");
});

test("an item opens by its URL, and closing it shows the list", async ({ page, consoleMessages }) => {
  const [say, address] = [words.en, pagePath("news", "en")];
  await page.goto(`${address}?item=fit-gauge`);
  const dialog = page.getByRole("dialog");
  await expect(dialog.locator("time")).toHaveText(say.date);
  await expect(dialog.getByRole("heading", { level: 4 }).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(address);
  await expectLogged(consoleMessages, "info: News item opened fit-gauge 1");
});

test("list, pages, filter and item work without JavaScript", async ({ browser, product }) => {
  const [say, address] = [words.zh, pagePath("news", "zh")];
  const context = await browser.newContext({ baseURL: product.origin, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address);
  await expect(cards(page)).toHaveCount(6);
  const [first] = await titles(page);
  await page.getByRole("link", { name: say.next }).click();
  await expect(page).toHaveURL(`${address}?page=2`);
  expect(await titles(page)).not.toContain(first);
  await page.locator("#news label", { hasText: say.company }).click();
  await page.getByRole("button", { name: say.apply }).click();
  await expect(page).toHaveURL(`${address}?type=company`);
  for (const card of await cards(page).all()) await expect(card).toContainText(say.company);
  await page.goto(`${address}?item=fit-gauge`);
  const article = page.locator("noscript article");
  await expect(article.locator("time")).toHaveText(say.date);
  await expect(article.locator("h4").first()).toBeVisible();
  await expect(page.getByText(say.needsScript)).toHaveCount(0);
  await context.close();
});

test.describe("a published item", () => {
  let product: Product;
  let folder: string;
  const attack =
    "</script><script>document.title='pwned'</script><img src=x onerror=\"document.title='pwned'\">";

  test.beforeAll(async () => {
    product = await startProduct();
    folder = await mkdtemp(path.join(tmpdir(), "lightmaker-news-"));
    const file = path.join(folder, "attack.json");
    const record = {
      id: "attack",
      language: "en",
      title: `Title ${attack} $& $'`,
      author: `Author ${attack.slice(0, 80)}`,
      createTime: "2031-01-01",
      type: "<i>type</i>",
      profile: `Profile ${attack} {{x}} \u2028`,
      content: `<p>Text</p>${attack}<a href="javascript:document.title='pwned'">link</a>`,
    };
    await writeFile(file, JSON.stringify([record]));
    await product.admin("news", "import", file);
  });
  test.afterAll(async () => {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test("is in the page immediately, escaped", async ({ browser }) => {
    const context = await browser.newContext({ baseURL: product.origin });
    const page = await context.newPage();
    const wrong: string[] = [];
    page.on("pageerror", ({ message }) => wrong.push(message));
    for (const address of [
      "/en/about/news",
      "/en/about/news?item=attack",
      "/en/about/news?type=%3Ci%3Etype%3C%2Fi%3E",
    ]) {
      await page.goto(address);
      await page.locator(hydrated).waitFor();
      await expect(cards(page).first().locator("h3")).toHaveText(`Title ${attack} $& $'`);
      await expect(cards(page).first()).toContainText("<i>type</i>");
      await expect(page).toHaveTitle(/LightMaker$/);
      await expect(
        page.locator("#news img[src=x], [role=dialog] img[onerror], [role=dialog] a[href^=javascript]"),
      ).toHaveCount(0);
    }
    await page.goto("/en/about/news?item=attack");
    await expect(page.getByRole("dialog")).toContainText("Text");
    expect(await page.locator('script[type="application/ld+json"]').allTextContents()).toContainEqual(
      expect.stringContaining('"NewsArticle"'),
    );
    expect(wrong).toEqual([]);
    await context.close();
  });

  test("gets 304 until it changes, and is compressed", async ({ request }) => {
    const address = `${product.origin}/en/about/news`;
    const first = await request.get(address);
    expect(first.headers()).toMatchObject({ "content-encoding": "br", "cache-control": "no-cache" });
    const etag = first.headers()["etag"] ?? "";
    const again = () => request.get(address, { headers: { "If-None-Match": etag } });
    expect((await again()).status()).toBe(304);
    await product.admin("news", "unpublish", "attack");
    await expect.poll(async () => (await again()).status()).toBe(200);
    expect(await (await request.get(address)).text()).not.toContain("pwned");
  });
});
