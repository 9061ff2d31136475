import { routes } from "@lightmaker/api/contract";
import { type Language, languages, pagePath } from "@lightmaker/content/routes";
import type { Page } from "playwright/test";
import { type Product, startProduct } from "../../product.ts";
import { axeFindings } from "../axe.ts";
import { expect, expected, hydrated, recordConsole, test } from "../fixtures.ts";

const words = {
  zh: { send: "提交留言", notSent: "没有提交成功", closed: "网站正在维护", many: "提交得太频繁" },
  en: {
    send: "Send message",
    notSent: "Your message wasn't sent",
    closed: "under maintenance",
    many: "Too many",
  },
} as const;
const typed = {
  name: "王芳",
  phone: "010-00000000",
  email: "wang@example.com",
  corporateName: "晨木工作室",
  message: "想问一台机器。",
};

async function fillIn(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(typed))
    await page.locator(`#message [name=${name}]`).fill(value);
}

async function expectTyped(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(typed))
    await expect(page.locator(`#message [name=${name}]`)).toHaveValue(value);
}

/** Uses up the number of forms that all visitors together may send per minute. A loopback address has no limit of its own. */
async function sendTooOften(product: Product): Promise<Product> {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ ...typed, country: "中国", state: 1 });
  const send = () => fetch(product.origin + routes.insertMessage, { method: "POST", headers, body });
  expect((await send()).status).toBe(200);
  expect((await send()).status).toBe(429);
  return product;
}

/** Stops the server and restarts it at the same address in maintenance mode, as its operator does. */
async function close(product: Product): Promise<Product> {
  await product.stop();
  return startProduct({ PORT: new URL(product.origin).port, MAINTENANCE: "on" });
}

const send = (page: Page, language: Language) =>
  page.locator("#message").getByRole("button", { name: words[language].send }).click();

async function expectRefusal(page: Page, language: Language, reason: "many" | "closed"): Promise<void> {
  await send(page, language);
  const alert = page.locator("#message form").getByRole("alert");
  await expect(alert).toBeFocused();
  await expect(alert).toContainText(words[language][reason]);
  await expectTyped(page);
}

async function expectRefusalPage(page: Page, language: Language): Promise<void> {
  await send(page, language);
  await page.waitForURL(/\/not-sent$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words[language].notSent);
  await page.goBack();
  await expectTyped(page);
}

/** Each refusal meets one visitor with JavaScript and one without, in different languages. */
const refusals = [
  [
    "the rate limit is exceeded (429)",
    { POSTS_PER_MINUTE: "1" },
    sendTooOften,
    "many",
    { zh: true, en: false },
  ],
  ["the site is closed (503)", {}, close, "closed", { zh: false, en: true }],
] as const;

for (const [when, settings, refuse, reason, scripts] of refusals)
  test(`a form keeps the input and says so when ${when}, with and without JavaScript`, async ({
    browser,
  }) => {
    let product = await startProduct(settings);
    const filled: { page: Page; language: Language; hasScripts: boolean }[] = [];
    const messages: string[] = [];
    for (const language of languages) {
      const hasScripts = scripts[language];
      const context = await browser.newContext({ javaScriptEnabled: hasScripts });
      const page = await context.newPage();
      recordConsole(page, messages);
      await page.goto(product.origin + pagePath("contactus", language));
      if (hasScripts) {
        await page.locator(hydrated).waitFor();
        await page.locator("#message").scrollIntoViewIfNeeded();
        await page.locator("#message form[data-live]").waitFor();
      }
      await fillIn(page);
      filled.push({ page, language, hasScripts });
    }
    product = await refuse(product);
    for (const { page, language, hasScripts } of filled)
      await (hasScripts ? expectRefusal(page, language, reason) : expectRefusalPage(page, language));
    for (const { page } of filled) await page.context().close();
    await product.stop();
    // Chromium reports every rejected request itself.
    expected(messages, /Failed to load/, /was not sent/);
  });

test("the maintenance page is accessible", async ({ page, consoleMessages }) => {
  const product = await startProduct({ MAINTENANCE: "on" });
  for (const path of ["/", "/en/products"]) {
    const response = await page.goto(product.origin + path);
    expect(response?.status()).toBe(503);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.locator("html")).toHaveAttribute("lang", path === "/" ? /^zh/ : "en");
    await expect(page.getByRole("main").getByRole("link").first()).toHaveAttribute("href", /^(tel|mailto):/);
    expect(await axeFindings(page)).toEqual([]);
    consoleMessages.splice(0); // Chromium reports every 503 itself.
  }
  await product.stop();
});
