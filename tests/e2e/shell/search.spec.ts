import { type Language, languages, pagePath, searchParameter, searchPath } from "@lightmaker/content/routes";
import type { Page } from "playwright/test";
import { axeFindings } from "../axe.ts";
import { expect, hydrated, test } from "../fixtures.ts";

/**
 * Queries of visitors, with the URL of the answer. Written before any tuning. To improve the search, first add what a
 * new visitor would type, then improve the texts of the pages, and the index last.
 */
const questions: Readonly<Record<Language, readonly (readonly [typed: string, answer: RegExp])[]>> = {
  zh: [
    ["PVC", /check=pvc|faq#pvc/],
    ["保修多久", /^\/support\/warranty/],
    ["亚克力", /^\/materials\/acrylic/],
    ["激光管寿命", /faq#tube-life|specifications#tubes/],
    ["打样", /^\/about\/sample/],
    ["分期", /^\/about\/finance/],
    ["说明书下载", /^\/support\/downloads/],
    ["Light 530 RF", /model=light-530-rf$|specifications#light-530-rf/],
    ["烟抽不干净", /faq#weak-extraction/],
    ["切出来尺寸小一点", /faq#wrong-size/],
    ["不锈钢打标", /materials\/metal|model=mark-m20|check=stainless/],
    ["皮革", /^\/materials\/leather/],
    ["配件", /^\/products\/accessories/],
    ["电话", /^\/contact/],
    ["学校", /^\/applications\/education/],
  ],
  en: [
    ["can I cut vinyl", /check=(pvc|vinyl)|faq#pvc/],
    ["warranty period", /^\/en\/support\/warranty/],
    ["plywood", /materials\/wood|check=.*plywood/],
    ["mark stainless steel", /materials\/metal|model=mark-m20|check=stainless/],
    ["light530", /model=light-530$|specifications#light-530$/],
    ["M20", /model=mark-m20$|specifications#mark-m20$/],
    ["user manual", /^\/en\/support\/downloads/],
    ["clean the lens", /support\/maintenance|faq#lens|item=lens-care/],
    ["become a dealer", /^\/en\/contact\/partner/],
    ["monthly payments", /^\/en\/about\/finance/],
    ["rotary", /^\/en\/products\/accessories/],
    ["privacy", /^\/en\/privacy/],
    ["compare models", /^\/en\/products(#comparison)?$/],
    ["acrilic", /^\/en\/materials\/acrylic/],
    ["anodised aluminium", /materials\/aluminum|check=anodised/],
  ],
};

const words = {
  zh: { open: "搜索", nothing: /没有找到/, ask: "问我们", submit: "搜索全站", news: "新闻" },
  en: { open: "Search", nothing: /Nothing found/, ask: "Ask us", submit: "Search this site", news: "News" },
} as const;

/** Opens the search by its shortcut and waits until its index is loaded. */
async function openSearch(page: Page) {
  await page.locator(hydrated).waitFor();
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog");
  const field = dialog.getByRole("combobox");
  await expect(field).toBeFocused();
  return { dialog, field, options: dialog.getByRole("option"), status: dialog.locator('p[role="status"]') };
}

test("letters typed into a form do not open the search", async ({ page }) => {
  await page.goto(pagePath("contactus", "en"));
  await page.locator(hydrated).waitFor();
  const field = page.locator("textarea[name=message]");
  await field.pressSequentially("Kerf, K and k");
  await expect(field).toHaveValue("Kerf, K and k");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

for (const language of languages) {
  test(`fifteen questions find their page among the first three results, in ${language}`, async ({
    page,
  }) => {
    await page.goto(pagePath("support", language));
    const { field, options } = await openSearch(page);
    const times: number[] = [];
    const lost: string[] = [];
    for (const [typed, answer] of questions[language]) {
      await field.fill("");
      await expect(options).toHaveCount(0);
      await page.evaluate(() => {
        const start = performance.now();
        new MutationObserver((_, observer) => {
          if (!document.querySelector("[role=option]")) return;
          observer.disconnect();
          performance.measure("first result", { start, end: performance.now() });
        }).observe(document.body, { childList: true, subtree: true });
      });
      await field.fill(typed);
      await expect(options.first()).toBeVisible();
      times.push(
        await page.evaluate(() => performance.getEntriesByName("first result").at(-1)?.duration ?? 0),
      );
      const hrefs = await options.evaluateAll((all) =>
        all.map((option) => option.getAttribute("href") ?? ""),
      );
      if (!hrefs.slice(0, 3).some((href) => answer.test(href)))
        lost.push(`${typed}: ${hrefs.slice(0, 5).join(" ")}`);
    }
    times.sort((one, other) => one - other);
    console.info(
      `first result in ${language}: median ${times[7]?.toFixed(0)} ms, slowest ${times.at(-1)?.toFixed(0)} ms`,
    );
    expect(lost).toEqual([]);
  });

  test(`the 404 page suggests the words of the URL, in ${language}`, async ({ page, consoleMessages }) => {
    const path = language === "zh" ? "/cailiao/亚克力-板.html" : "/en/material/acryllic-sheets.html";
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await page.locator(hydrated).waitFor();
    consoleMessages.splice(0, 1); // Chromium reports every 404 itself.
    const form = page.getByRole("search");
    await expect(form.getByRole("textbox")).toHaveValue(
      language === "zh" ? "cailiao 亚克力 板" : "material acryllic sheets",
    );
    await form.getByRole("button", { name: words[language].submit }).click();
    const results = page.getByRole("dialog").getByRole("option");
    await expect(results.and(page.locator(`[href="${pagePath("acrylic", language)}"]`))).toHaveCount(1);
  });
}

test("the search is operable by keyboard", async ({ page }) => {
  await page.goto(pagePath("about", "en"));
  const { dialog, field, options, status } = await openSearch(page);
  await expect(dialog.getByRole("link").first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await field.pressSequentially("acrylic");
  await expect(status).toContainText(/\d/);
  await expect(dialog.locator("mark").first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press("ArrowDown");
  await expect(options.nth(1)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowUp");
  await page.evaluate(() => document.documentElement.setAttribute("data-same-document", ""));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(pagePath("acrylic", "en"));
  await expect(dialog).toHaveCount(0);
  await expect(page.locator("html[data-same-document]")).toHaveCount(1);
  // The words are kept, on another page and after a reload.
  await page.reload();
  const again = await openSearch(page);
  await expect(again.field).toHaveValue("acrylic");
  await expect(again.options.first()).toBeVisible();
});

test("a search without results links to the prefilled contact form", async ({ page }) => {
  await page.goto(pagePath("support", "zh"));
  const { dialog, field, status } = await openSearch(page);
  await field.fill("qqxyzzy");
  await expect(status).toHaveText(words.zh.nothing);
  await dialog.getByRole("link", { name: words.zh.ask }).click();
  await expect(page).toHaveURL(`${pagePath("contactus", "zh")}?about=qqxyzzy`);
  await expect(page.locator("textarea").last()).toHaveValue(/qqxyzzy/);
});

test("a URL with search words opens the search", async ({ page }) => {
  await page.goto(`${pagePath("home", "en")}?${searchParameter}=PVC`);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("combobox")).toHaveValue("PVC");
  await expect(dialog.getByRole("option").first()).toBeVisible();
});

test("a news item is found by its title", async ({ page }) => {
  await page.goto(pagePath("support", "zh"));
  const { dialog, field } = await openSearch(page);
  await field.fill("切缝测试片");
  const news = dialog.getByRole("group", { name: words.zh.news }).getByRole("option");
  await expect(news.first()).toHaveAttribute("href", `${pagePath("news", "zh")}?item=fit-gauge`);
});

test("the search is not loaded before it is opened", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto("/");
  await page.locator(hydrated).waitFor();
  expect(fetched.filter((path) => path === searchPath("zh") || path.includes("SiteSearch"))).toEqual([]);
  await openSearch(page);
  await expect.poll(() => fetched.filter((path) => path === searchPath("zh"))).toHaveLength(1);
});

test("the index is small enough to be fetched on a phone", async ({ page, request }) => {
  await page.goto("/");
  for (const language of languages) {
    const { headers, bytes } = await page.evaluate(async (path) => {
      const response = await fetch(path);
      await response.text();
      const [entry] = performance.getEntriesByName(response.url) as PerformanceResourceTiming[];
      return { headers: Object.fromEntries(response.headers), bytes: entry?.encodedBodySize ?? 0 };
    }, searchPath(language));
    console.info(`${searchPath(language)}: ${(bytes / 1024).toFixed(1)} kB`);
    expect(headers["content-encoding"]).toBeTruthy();
    expect(headers["content-type"]).toContain("application/json");
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(150 * 1024);
  }
  expect((await request.head(searchPath("zh"))).headers()["etag"]).toBeTruthy();
});

test("a missing index shows an error with a retry", async ({ page, consoleMessages }) => {
  let down = true;
  await page.route(`**${searchPath("en")}`, (route) => (down ? route.abort() : route.continue()));
  await page.goto("/en/support");
  const { dialog, field, options } = await openSearch(page);
  await dialog.getByRole("heading", { name: "Search couldn't be loaded" }).waitFor();
  consoleMessages.splice(0); // Chromium's message and the site's own.
  down = false;
  await dialog.getByRole("button", { name: "Try again" }).click();
  await field.fill("acrylic");
  await expect(options.first()).toBeVisible();
});

test("the mobile menu opens the search and closes", async ({ browser, product }) => {
  const context = await browser.newContext({
    baseURL: product.origin,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.goto("/en/support");
  await page.locator(hydrated).waitFor();
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.getByRole("link", { name: "Search" }).tap();
  const field = page.getByRole("dialog").getByRole("combobox");
  await expect(field).toBeFocused();
  await field.fill("rotary");
  await page.getByRole("option").first().tap();
  await expect(page).toHaveURL("/en/products/accessories");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await context.close();
});

test("the search button links to the support page before hydration and without JavaScript", async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ baseURL: product.origin, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/en/products");
  await page.getByRole("banner").getByRole("link", { name: "Search" }).first().click();
  await expect(page).toHaveURL("/en/support");
  await context.close();
});
