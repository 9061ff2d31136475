import { routes } from "@lightmaker/api/contract";
import { type Language, pagePath } from "@lightmaker/content/routes";
import type { Page } from "playwright/test";
import { type Product, startProduct } from "../../product.ts";
import { axeFindings } from "../axe.ts";
import { expect, hydrated, test } from "../fixtures.ts";

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

const refusals = [
  ["the rate limit is exceeded (429)", { POSTS_PER_MINUTE: "1" }, sendTooOften, "many"],
  ["the site is closed (503)", {}, close, "closed"],
] as const;

for (const [when, settings, refuse, reason] of refusals)
  test.describe(when, () => {
    let product: Product;
    test.beforeEach(async () => {
      product = await startProduct(settings);
    });
    test.afterEach(() => product.stop());

    for (const language of ["zh", "en"] satisfies Language[]) {
      test(`a form keeps the input and announces the refusal, in ${language}`, async ({
        page,
        consoleMessages,
      }) => {
        await page.goto(product.origin + pagePath("contactus", language));
        await page.locator(hydrated).waitFor();
        await page.locator("#message").scrollIntoViewIfNeeded();
        await page.locator("#message form[data-live]").waitFor();
        await fillIn(page);
        product = await refuse(product);
        await page.locator("#message").getByRole("button", { name: words[language].send }).click();
        const alert = page.locator("#message form").getByRole("alert");
        await expect(alert).toBeFocused();
        await expect(alert).toContainText(words[language][reason]);
        await expectTyped(page);
        // Chromium reports every rejected request itself.
        expect(consoleMessages.splice(0).filter((text) => !/Failed to load|was not sent/.test(text))).toEqual(
          [],
        );
      });

      test(`a page shows the refusal without JavaScript, and going back restores the input, in ${language}`, async ({
        browser,
      }) => {
        const context = await browser.newContext({ javaScriptEnabled: false });
        const page = await context.newPage();
        await page.goto(product.origin + pagePath("contactus", language));
        await fillIn(page);
        product = await refuse(product);
        await page.locator("#message").getByRole("button", { name: words[language].send }).click();
        await page.waitForURL(/\/not-sent$/);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(words[language].notSent);
        await page.goBack();
        await expectTyped(page);
        await context.close();
      });
    }
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
