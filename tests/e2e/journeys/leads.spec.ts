import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { type Language, pagePath } from "@lightmaker/content/routes";
import type { Locator, Page } from "playwright/test";
import { samples } from "../../../api/server/testing/sample-files.ts";
import type { Product } from "../../product.ts";
import { fillField } from "../fields.ts";
import { expect, hydrated, test } from "../fixtures.ts";
import { followFooter, followHeader, open, setUpVisitor, siteForms } from "./visitor.ts";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const words = {
  zh: {
    application: "提交申请",
    message: "提交留言",
    received: "提交成功！",
    receivedMessage: "提交成功！我们会尽快与您联系。",
    receivedLead: "提交成功",
    next: "下一步：去“联系我们”页",
    offline: "网络请求失败，请检查网络连接",
  },
  en: {
    application: "Send request",
    message: "Send message",
    received: "Submitted successfully!",
    receivedMessage: "Submitted successfully! We will contact you as soon as possible.",
    receivedLead: "Sent. Thank you.",
    next: "Next: the message page",
    offline: "Network request failed. Please check your connection.",
  },
} as const;

/** Answers of a visitor to any form, by field. The company tells visitors apart. */
const answers = (company: string): Readonly<Record<string, string>> => ({
  surName: "王",
  name: "芳",
  applicant: "王芳",
  corporateName: company,
  company,
  phone: "010-00000000",
  mobile: "13900000000",
  email: `${company}@example.com`,
  sampleModel: "Light 530",
  applicationDescription: "3 mm 椴木，切齿轮",
  message: "想问一台机器。",
});

const formOf = (page: Page): Locator => page.locator(siteForms);
const fieldsOf = (form: Locator): Locator =>
  form.locator(":is(input:is([type=text], [type=email], [type=tel]), textarea):not([name=website])");

/** Fills the fields that are still empty. */
async function fillIn(page: Page, company: string): Promise<void> {
  const form = formOf(page);
  await form.scrollIntoViewIfNeeded();
  for (const field of await fieldsOf(form).all())
    if ((await field.inputValue()) === "")
      await field.fill(answers(company)[(await field.getAttribute("name")) ?? ""] ?? "");
  const models = form.locator("[type=radio][name=sampleModel]");
  if ((await models.count()) > 0 && (await models.and(form.locator(":checked")).count()) === 0)
    await fillField(form, "sampleModel", answers(company)["sampleModel"] ?? "");
}

/** Returns the form as soon as it is live. */
async function liveForm(page: Page, place: "#lead" | "#apply" | "#message" | "#ask"): Promise<Locator> {
  await page.locator(`${place} form`).scrollIntoViewIfNeeded();
  await page.locator(`${place} form[data-live]`).waitFor();
  return formOf(page);
}

/** Returns the stored leads of a visitor. */
const stored = (product: Product, company: string) =>
  product
    .query("select kind, language, payload from leads where payload like ?", `%${company}%`)
    .map(({ payload, language }) => ({ language, ...(JSON.parse(String(payload)) as object) }));

const send = (page: Page, name: string) => formOf(page).getByRole("button", { name }).click();
const received = (page: Page, text: string) =>
  expect(formOf(page).getByRole("status").filter({ hasText: text })).toBeVisible();

let company: string;
test.beforeEach(async ({ page }) => {
  company = crypto.randomUUID();
  await setUpVisitor(page);
});

for (const [language, material] of [
  ["zh", "acrylic"],
  ["en", "wood"],
] as const)
  test.describe(() => {
    test.use(phone);

    test(`search engine → material on a phone → application is stored, in ${language}`, async ({
      page,
      product,
    }) => {
      await page.goto(pagePath(material, language), { referer: "https://www.bing.com/" });
      await page.locator(hydrated).waitFor();
      await page
        .locator(`main a[href^='${pagePath("sample", language)}?material=']`)
        .first()
        .tap();
      await page.waitForURL(/\?material=/);
      const form = await liveForm(page, "#apply");
      await expect(form.locator("[name=applicationDescription]")).toHaveValue(/\S/);
      await fillIn(page, company);
      await send(page, words[language].application);
      await received(page, words[language].received);
      expect(stored(product, company)).toEqual([
        expect.objectContaining({
          language,
          sampleModel: "Light 530",
          applicationDescription: { acrylic: "材料：亚克力", wood: "Material: Wood" }[material],
        }),
      ]);
    });
  });

test("model URL → header → application is stored", async ({ page, product }) => {
  await open(page, "/products/morning-light?model=Light 530 RF");
  await expect(page.locator("[data-models] [role=tab][aria-selected=true]").first()).toContainText(
    "Light 530 RF",
  );
  await followHeader(page, "/about/sample");
  await liveForm(page, "#apply");
  await fillIn(page, company);
  await send(page, words.zh.application);
  await received(page, words.zh.received);
  expect(stored(product, company)).toHaveLength(1);
});

test("finder → comparison → material → prefilled application is stored", async ({ page, product }) => {
  await open(page, "/en");
  await followHeader(page, "/en/products");
  const finder = page.locator("#finder");
  await finder.getByRole("radio", { name: "Wood", exact: true }).check();
  await finder.getByRole("link", { name: /compare/i }).click();
  await page.waitForURL(/compare=.*#comparison$/);
  await page.getByRole("table").getByRole("columnheader").getByRole("link").first().click();
  await page.locator("[data-models]").waitFor();
  await followHeader(page, "/en/materials/wood");
  await page.locator("main a[href='/en/about/sample?material=wood']").click();
  const form = await liveForm(page, "#apply");
  await expect(form.locator("[name=applicationDescription]")).toHaveValue("Material: Wood");
  await fillIn(page, company);
  await send(page, words.en.application);
  await received(page, words.en.received);
  expect(stored(product, company)).toEqual([
    expect.objectContaining({ language: "en", applicationDescription: "Material: Wood" }),
  ]);
});

test.describe(() => {
  test.use(phone);

  test("unknown material in the check → application with a drawing is stored", async ({ page, product }) => {
    await open(page, "/");
    await followHeader(page, "/materials");
    const check = page.locator("#check");
    await check.getByRole("combobox").fill("玻纤板 G10");
    await check.getByRole("button", { name: "查一查", exact: true }).tap();
    await check.getByRole("link", { name: "填打样表来问" }).tap();
    const form = await liveForm(page, "#apply");
    await expect(form.locator("[name=applicationDescription]")).toHaveValue(/玻纤板 G10/);
    await form.locator("input[type=file]").setInputFiles({
      name: "图纸.pdf",
      mimeType: "application/pdf",
      buffer: samples.pdf,
    });
    await expect(form.getByText("上传成功！", { exact: true }).first()).toBeVisible();
    await fillIn(page, company);
    await send(page, words.zh.application);
    await received(page, words.zh.received);
    const [lead] = stored(product, company) as { url?: string }[];
    const id = lead?.url?.split("/").at(-1) ?? "";
    expect(
      product.query(
        "select files.name, files.sha256 from files join leads on leads.id = files.lead_id where files.id = ? and leads.payload like ?",
        id,
        `%${company}%`,
      ),
    ).toEqual([{ name: "图纸.pdf", sha256: createHash("sha256").update(samples.pdf).digest("hex") }]);
  });
});

test("unanswered chat question → message is stored", async ({ page, product }) => {
  await open(page, "/en/support/faq");
  await page.locator("aside > a[aria-haspopup=dialog]").click();
  const chat = page.locator("[data-chat]");
  await expect(chat.getByRole("status")).toHaveText("Online");
  await chat.getByRole("textbox").fill("what is the capital of France");
  await chat.getByRole("textbox").press("Enter");
  await chat.getByRole("log").getByRole("link", { name: "Contact us" }).click();
  await page.waitForURL(/about=.*#message$/);
  const form = await liveForm(page, "#message");
  await expect(form.locator("[name=message]")).toHaveValue(/capital of France/);
  await fillIn(page, company);
  await page.keyboard.press("Escape");
  await send(page, words.en.message);
  await received(page, words.en.receivedMessage);
  expect(stored(product, company)).toEqual([
    expect.objectContaining({
      language: "en",
      message: "My question is about: what is the capital of France",
    }),
  ]);
});

test("news item → partner page → message is stored", async ({ page, product, consoleMessages }) => {
  await open(page, "/");
  await followFooter(page, "/about/news");
  await page.locator("#news article a").first().click();
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  // The page logs that an item was opened.
  consoleMessages.splice(0);
  await followHeader(page, "/contact/partner");
  await page.locator("main a[href='/contact/contactus#message']").first().click();
  await page.waitForURL("/contact/contactus#message");
  await liveForm(page, "#message");
  await fillIn(page, company);
  await send(page, words.zh.message);
  await received(page, words.zh.receivedMessage);
  expect(stored(product, company)).toEqual([
    expect.objectContaining({ language: "zh", message: "想问一台机器。" }),
  ]);
});

test.describe(() => {
  test.use(phone);

  test("instalment form → prefilled message is stored", async ({ page, product }) => {
    await open(page, "/en");
    await followHeader(page, "/en/about/finance");
    await liveForm(page, "#ask");
    await fillIn(page, company);
    await send(page, words.en.next);
    await page.waitForURL("/en/contact/contactus#message");
    const form = await liveForm(page, "#message");
    await expect(form.locator("[name=corporateName]")).toHaveValue(company);
    await send(page, words.en.message);
    await received(page, words.en.receivedMessage);
    expect(stored(product, company)).toEqual([
      expect.objectContaining({ language: "en", corporateName: company, name: "芳" }),
    ]);
  });
});

test("home page → downloaded manual has the stated size and checksum", async ({ page }) => {
  await open(page, "/");
  await followFooter(page, "/support/downloads");
  const documents = page.locator("section#documents");
  await documents.getByRole("tab", { name: "用户手册" }).click();
  const row = documents.locator("li:has(a[download]):visible").first();
  const download = page.waitForEvent("download");
  await row.locator("a[download]").click();
  const file = await (await download).path();
  const bytes = await readFile(file);
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  expect(createHash("sha256").update(bytes).digest("hex")).toBe(await row.locator("code").textContent());
});

test("a form begun in one language is sent in the other", async ({ page, product }) => {
  await open(page, "/");
  await followHeader(page, "/about/sample");
  const form = await liveForm(page, "#apply");
  await form.locator("[name=corporateName]").fill(company);
  await form.locator("[name=applicant]").fill("王芳");
  await page.locator("header a[data-language=en]:visible").click();
  await page.waitForURL("/en/about/sample");
  await page.locator(hydrated).waitFor();
  await liveForm(page, "#apply");
  await expect(form.locator("[name=corporateName]")).toHaveValue(company);
  await fillIn(page, company);
  await send(page, words.en.application);
  await received(page, words.en.received);
  expect(stored(product, company)).toEqual([
    expect.objectContaining({ language: "en", applicant: "王芳", phone: "010-00000000 / 13900000000" }),
  ]);
});

for (const language of ["zh", "en"] satisfies Language[])
  test(`a form sent offline and again online is stored once, in ${language}`, async ({
    page,
    context,
    product,
    consoleMessages,
  }) => {
    await open(page, pagePath("faq", language));
    await followFooter(page, pagePath("contactus", language));
    await liveForm(page, "#message");
    await fillIn(page, company);
    await context.setOffline(true);
    await send(page, words[language].message);
    await expect(formOf(page).getByRole("alert").filter({ hasText: words[language].offline })).toBeFocused();
    expect(stored(product, company)).toEqual([]);
    await context.setOffline(false);
    await send(page, words[language].message);
    await received(page, words[language].receivedMessage);
    expect(stored(product, company)).toHaveLength(1);
    const logged = consoleMessages.splice(0);
    expect(logged.filter((text) => !/ERR_INTERNET_DISCONNECTED|The form was not sent/.test(text))).toEqual(
      [],
    );
  });

for (const language of ["zh", "en"] satisfies Language[])
  test(`a form sent again after a lost response is stored once, in ${language}`, async ({
    page,
    product,
    consoleMessages,
  }) => {
    await open(page, pagePath("faq", language));
    await followFooter(page, pagePath("contactus", language));
    await liveForm(page, "#message");
    const token = page.waitForResponse(/formToken/);
    await fillIn(page, company);
    await token;
    await page.route(
      "**/api/messageTable/insert*",
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await send(page, words[language].message);
    await expect(formOf(page).getByRole("alert").filter({ hasText: words[language].offline })).toBeFocused();
    expect(stored(product, company)).toHaveLength(1);
    await send(page, words[language].message);
    await received(page, words[language].receivedMessage);
    expect(stored(product, company)).toHaveLength(1);
    const logged = consoleMessages.splice(0);
    expect(logged.filter((text) => !/ERR_FAILED|The form was not sent/.test(text))).toEqual([]);
  });

for (const [name, hold] of [
  ["load late", true],
  ["fail to load", false],
] as const)
  test(`a lead from the home page is stored once when scripts ${name}`, async ({
    page,
    product,
    consoleMessages,
  }) => {
    const released = Promise.withResolvers<void>();
    await page.route("**/js/**", async (route) => {
      if (!hold) return route.abort();
      await released.promise;
      await route.continue();
    });
    await page.goto("/products", { waitUntil: "domcontentloaded" });
    await page.locator("main a[href='/#lead']").click();
    await page.waitForURL("/#lead", { waitUntil: "domcontentloaded" });
    await fillIn(page, company);
    if (hold) {
      released.resolve();
      await page.locator(hydrated).waitFor();
      await liveForm(page, "#lead");
      await expect(formOf(page).locator("[name=email]")).toHaveValue(`${company}@example.com`);
      await send(page, "提交");
      await received(page, words.zh.receivedLead);
    } else {
      await send(page, "提交");
      await page.waitForURL("/sent");
      // Chromium reports every script that fails to load.
      consoleMessages.splice(0);
    }
    expect(stored(product, company)).toEqual([expect.objectContaining({ email: `${company}@example.com` })]);
  });

test.describe(() => {
  test.use({ ...phone, javaScriptEnabled: false });

  test("mobile menu → application is stored without JavaScript", async ({ page, product }) => {
    await page.goto("/en");
    await followHeader(page, "/en/about/sample");
    await page.waitForURL("/en/about/sample");
    await fillIn(page, company);
    await send(page, words.en.application);
    await page.waitForURL("/en/sent");
    await page.locator("main a[href='/en']").first().tap();
    await page.waitForURL("/en");
    expect(stored(product, company)).toEqual([
      expect.objectContaining({ language: "en", applicant: "王芳" }),
    ]);
  });
});
