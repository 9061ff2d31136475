import type { Page } from "playwright/test";
import { expect, hydrated, test } from "../fixtures.ts";

const texts = {
  zh: { path: "/", submit: "提交", success: "提交成功", failure: "提交失败，请稍后重试" },
  en: {
    path: "/en",
    submit: "Send",
    success: "Sent. Thank you.",
    failure: "Could not be sent. Please try again later.",
  },
} as const;
const endpoint = "/api/accessInformation/add";

/** A glob would also match the URL of the form's token. */
const isPost = ({ pathname }: URL) => pathname === endpoint;

const form = (page: Page) => page.locator("#lead form");

/** Scrolls to the form and waits until it is hydrated. */
async function formLive(page: Page): Promise<void> {
  await page.locator(hydrated).waitFor();
  await form(page).scrollIntoViewIfNeeded();
  await page.locator("#lead form[data-live]").waitFor();
}

async function fill(page: Page, email: string): Promise<void> {
  await form(page).locator("[name=surName]").fill("王");
  await form(page).locator("[name=name]").fill("芳");
  await form(page).locator("[name=email]").fill(email);
}

for (const [language, { path, submit, success, failure }] of Object.entries(texts)) {
  test.describe(language, () => {
    test("a filled form is stored once, confirmed and cleared", async ({ page, product }) => {
      const email = `${crypto.randomUUID()}@example.com`;
      await page.goto(path);
      await formLive(page);
      await fill(page, email);
      const request = page.waitForRequest((request) => isPost(new URL(request.url())));
      await form(page).getByRole("button", { name: submit }).click();
      expect((await request).postDataJSON()).toEqual({ surName: "王", name: "芳", email });
      await expect(form(page).getByText(success, { exact: true })).toBeVisible();
      await expect(form(page).locator("[name=email]")).toHaveValue("");
      const leads = product.query("select language from leads where payload like ?", `%${email}%`);
      expect(leads).toEqual([{ language }]);
      expect(
        product.query(
          "select outbox.id from outbox join leads on leads.id = outbox.lead_id where leads.payload like ?",
          `%${email}%`,
        ),
      ).toHaveLength(1);
    });

    test("an empty form is sent without validation", async ({ page }) => {
      await page.goto(path);
      await formLive(page);
      const request = page.waitForRequest((request) => isPost(new URL(request.url())));
      await form(page).getByRole("button", { name: submit }).click();
      expect((await request).postDataJSON()).toEqual({ surName: "", name: "", email: "" });
      await expect(form(page).getByText(success, { exact: true })).toBeVisible();
    });

    const refusals = {
      "the network fails": (page: Page) => page.route(isPost, (route) => route.abort()),
      "the response is not JSON": (page: Page) =>
        page.route(isPost, (route) => route.fulfill({ status: 200, body: "<p>hello</p>" })),
      "the server rejects it": (page: Page) =>
        page.route(isPost, (route) =>
          route.fulfill({ status: 503, json: { code: 503, message: "x", data: null } }),
        ),
    };
    for (const [name, refuse] of Object.entries(refusals)) {
      test(`the input is kept when ${name}`, async ({ page, consoleMessages }) => {
        await refuse(page);
        await page.goto(path);
        await formLive(page);
        await fill(page, "kept@example.com");
        await form(page).getByRole("button", { name: submit }).click();
        await expect(form(page).getByRole("alert").filter({ hasText: failure })).toBeVisible();
        await expect(form(page).locator("[name=email]")).toHaveValue("kept@example.com");
        // Chromium reports the failed request, and the form says why it was not sent. There must be no other message.
        const logged = consoleMessages.splice(0);
        expect(logged.filter((text) => !/Failed to load resource|The form was not sent/.test(text))).toEqual(
          [],
        );
      });
    }

    test("a double click sends once", async ({ page }) => {
      let requests = 0;
      page.on("request", (request) => {
        if (new URL(request.url()).pathname === endpoint) requests += 1;
      });
      await page.goto(path);
      await formLive(page);
      await fill(page, "once@example.com");
      await form(page).getByRole("button", { name: submit }).dblclick();
      await expect(form(page).getByText(success, { exact: true })).toBeVisible();
      expect(requests).toBe(1);
    });

    test("the form posts, is stored and gets a result page without JavaScript", async ({
      browser,
      product,
    }) => {
      const email = `${crypto.randomUUID()}@example.com`;
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.origin });
      const page = await context.newPage();
      await page.goto(path);
      await fill(page, email);
      await form(page).getByRole("button", { name: submit }).click();
      await page.waitForURL(language === "zh" ? "/sent" : "/en/sent");
      await expect(page.locator("h1")).toBeVisible();
      expect(product.query("select * from leads where payload like ?", `%${email}%`)).toHaveLength(1);
      await context.close();
    });
  });
}
