import type { Locator, Page, Route } from "playwright/test";
import { expectField, fieldOf as field, fillField, isChoice } from "../fields.ts";
import { expect, hydrated, test } from "../fixtures.ts";

/** Texts of a form in one language. */
interface Words {
  path: string;
  submit: string;
  success: string;
  failure: string;
  networkFailure: string;
  /** Error messages of empty required fields, by field name, in the order of the form. */
  required: Readonly<Record<string, string>>;
  badEmail: string;
  /** Accessible names of the fields, in the order of the form. */
  names: readonly string[];
}

interface Form {
  id: string;
  endpoint: string;
  values: Readonly<Record<string, string>>;
  /** Returns the request body for the values, by language. */
  body: (language: "zh" | "en") => Record<string, unknown>;
  words: Readonly<Record<"zh" | "en", Words>>;
}

const sampleRequired = {
  zh: {
    corporateName: "请输入公司名称",
    applicant: "请输入联系人",
    phone: "请输入电话号码",
    email: "请输入公司邮箱",
    sampleModel: "请填写想试的机型",
    applicationDescription: "请填写申请说明",
  },
  en: {
    corporateName: "Company name is required",
    applicant: "Contact person is required",
    phone: "Telephone number is required",
    mobile: "Mobile number is required",
    email: "Company email is required",
    sampleModel: "Sample model is required",
    applicationDescription: "Application description is required",
  },
};

const sample: Form = {
  id: "apply",
  endpoint: "/api/applicationFormTable/save",
  values: {
    corporateName: "晨木工作室",
    applicant: "王芳",
    phone: "010-00000000",
    mobile: "13900000000",
    email: "o'neil@example.com",
    sampleModel: "Light 530",
    applicationDescription: "3 mm 椴木，切齿轮\n二十件",
  },
  body: (language) => ({
    applicant: "王芳",
    corporateName: "晨木工作室",
    email: "o'neil@example.com",
    phone: language === "en" ? "010-00000000 / 13900000000" : "010-00000000",
    sampleModel: "Light 530",
    applicationDescription: "3 mm 椴木，切齿轮\n二十件",
    url: "",
  }),
  words: {
    zh: {
      path: "/about/sample",
      submit: "提交申请",
      success: "提交成功！",
      failure: "提交失败",
      networkFailure: "网络请求失败，请稍后重试",
      required: sampleRequired.zh,
      badEmail: "请输入正确的邮箱格式",
      names: ["公司名称", "联系人", "电话", "公司邮箱", "想试的机型", "申请说明"],
    },
    en: {
      path: "/en/about/sample",
      submit: "Send request",
      success: "Submitted successfully!",
      failure: "Could not be submitted",
      networkFailure: "Network request failed. Please try again later.",
      required: sampleRequired.en,
      badEmail: "Please enter a valid email address",
      names: [
        "Company name",
        "Contact person",
        "Telephone",
        "Mobile",
        "Company email",
        "Model you want to try",
        "Application description",
      ],
    },
  },
};

const contact: Form = {
  id: "message",
  endpoint: "/api/messageTable/insert",
  values: {
    name: "李雷",
    corporateName: "某某学校",
    phone: "000-1111",
    email: "lilei@example.com",
    message: "想问一台机器。\n第二行",
  },
  body: () => ({
    name: "李雷",
    phone: "000-1111",
    email: "lilei@example.com",
    message: "想问一台机器。\n第二行",
    corporateName: "某某学校",
    country: "",
    state: 1,
  }),
  words: {
    zh: {
      path: "/contact/contactus",
      submit: "提交留言",
      success: "提交成功！我们会尽快与您联系。",
      failure: "提交失败，请稍后重试",
      networkFailure: "网络请求失败，请检查网络连接",
      required: {
        name: "请输入姓名",
        corporateName: "请输入公司名称",
        phone: "请输入电话号码",
        email: "请输入邮箱",
        message: "请输入留言内容",
      },
      badEmail: "请输入正确的邮箱格式",
      names: ["姓名", "公司名称", "电话", "邮箱", "留言内容"],
    },
    en: {
      path: "/en/contact/contactus",
      submit: "Send message",
      success: "Submitted successfully! We will contact you as soon as possible.",
      failure: "Could not be sent. Please try again later.",
      networkFailure: "Network request failed. Please check your connection.",
      required: {
        name: "Name is required",
        corporateName: "Company name is required",
        phone: "Telephone number is required",
        email: "Email is required",
        message: "Message is required",
      },
      badEmail: "Please enter a valid email address",
      names: ["Name", "Company name", "Telephone", "Email", "Message"],
    },
  },
};

const formOf = (page: Page, { id }: Form): Locator => page.locator(`#${id} form`);

/** Matches the URL that the form is posted to. A glob would also match the URL of the form's token. */
const postsOf =
  ({ endpoint }: Form) =>
  ({ pathname }: URL) =>
    pathname === endpoint;

/** Opens a page and waits until its form is live. */
async function open(page: Page, form: Form, address: string): Promise<Locator> {
  await page.goto(address);
  await page.locator(hydrated).waitFor();
  await formOf(page, form).scrollIntoViewIfNeeded();
  await page.locator(`#${form.id} form[data-live]`).waitFor();
  return formOf(page, form);
}

async function fill(form: Locator, values: Readonly<Record<string, string>>, names: readonly string[]) {
  for (const name of names) await fillField(form, name, values[name] ?? "");
}

/** Removes the messages of Chromium and the form about the failure that the test caused. Any other message fails the test. */
function expectOnlyFailureLogged(consoleMessages: string[]): void {
  const logged = consoleMessages.splice(0);
  expect(
    logged.filter(
      (text) => !/Failed to load resource|The form was not sent|The file was not uploaded/.test(text),
    ),
  ).toEqual([]);
}

const answerWith = (status: number, body: unknown) => (route: Route) => route.fulfill({ status, json: body });

for (const form of [sample, contact])
  for (const language of ["zh", "en"] as const) {
    const words = form.words[language];
    const names = Object.keys(words.required);

    /** True if what does not depend on the language is tested of this form in this language. */
    const isTurn = (form === sample) === (language === "zh");

    test.describe(`${form.id} in ${language}`, () => {
      test("each field has a name; an empty form is not sent: each field has an error message, and the summary links to it", async ({
        page,
      }) => {
        let requests = 0;
        page.on("request", (request) => {
          if (new URL(request.url()).pathname === form.endpoint) requests += 1;
        });
        const node = await open(page, form, words.path);
        const named = node.getByRole("textbox").or(node.getByRole("group"));
        await expect(named).toHaveCount(words.names.length);
        for (const [index, name] of words.names.entries())
          await expect(named.nth(index)).toHaveAccessibleName(name);
        // The honeypot is hidden from people.
        await expect(field(node, "website")).toHaveAttribute("tabindex", "-1");
        await expect(node.locator("[aria-hidden] [name=website]")).toHaveCount(1);
        await node.getByRole("button", { name: words.submit }).click();
        const summary = node.getByRole("group").filter({ has: page.getByRole("heading") });
        await expect(summary).toBeFocused();
        await expect(summary.getByRole("link")).toHaveText(Object.values(words.required));
        for (const name of names) {
          await expect(field(node, name)).toHaveAttribute("aria-invalid", "true");
          const described = (await isChoice(node, name)) ? node.getByRole("group").last() : field(node, name);
          await expect(described).toHaveAccessibleDescription(new RegExp(words.required[name] ?? "?"));
        }
        await summary.getByRole("link").last().press("Enter");
        await expect(field(node, names.at(-1) ?? "")).toBeFocused();
        expect(requests).toBe(0);
      });

      test("filled in by keyboard, the form is sent once, stored, confirmed and cleared", async ({
        page,
        product,
      }) => {
        const node = await open(page, form, words.path);
        const token = page.waitForResponse(/formToken/);
        await field(node, names[0] ?? "").focus();
        for (const name of names) {
          await expect(field(node, name)).toBeFocused();
          if (await isChoice(node, name)) await page.keyboard.press("Space");
          else await page.keyboard.insertText(form.values[name] ?? "");
          await page.keyboard.press("Tab");
        }
        const submit = node.getByRole("button", { name: words.submit });
        while (!(await submit.evaluate((button) => button === document.activeElement)))
          await page.keyboard.press("Tab");
        // The form does not wait for its token, and nobody fills it in within milliseconds.
        await (await token).finished();
        const request = page.waitForRequest((request) => postsOf(form)(new URL(request.url())));
        await page.keyboard.press("Enter");
        expect((await request).postDataJSON()).toEqual(form.body(language));
        expect(new URL((await request).url()).searchParams.get("language")).toBe(language);
        expect((await request).headers()["x-form-token"]).toBeTruthy();
        const message = node.getByRole("status").filter({ hasText: words.success });
        await expect(message).toBeFocused();
        for (const name of names) await expectField(node, name, "");
        expect(
          product.query(
            "select flags from leads where payload = ? and language = ?",
            JSON.stringify(form.body(language)),
            language,
          ).length,
        ).toBeGreaterThan(0);
        await page.reload();
        await expect(field(formOf(page, form), names[0] ?? "")).toHaveValue("");
      });

      const failures = {
        "the server rejects it without a message": [
          answerWith(500, { code: 500, data: null }),
          words.failure,
        ],
        "the server rejects it with a message": [
          answerWith(200, { code: 500, message: "系统维护中，请明天再试", data: null }),
          "系统维护中，请明天再试",
        ],
        "the server rejects it with a known key": [
          answerWith(429, { code: 429, message: "request.tooMany", data: null }),
          language === "zh"
            ? "提交得太频繁了，请过一会儿再试。"
            : "Too many submissions. Please wait a moment and try again.",
        ],
        "the server rejects it with an unknown key": [
          answerWith(500, { code: 500, message: "server.unheardOf", data: null }),
          words.failure,
        ],
        "the network fails": [(route: Route) => route.abort(), words.networkFailure],
        "the response is not JSON": [
          (route: Route) => route.fulfill({ status: 200, body: "<p>hello</p>" }),
          words.failure,
        ],
      } as const satisfies Record<string, readonly [(route: Route) => Promise<void>, string]>;
      const ownHalf = Object.entries(failures).filter(
        (_, index) => (index + [sample, contact].indexOf(form) + (language === "en" ? 1 : 0)) % 2 === 0,
      );
      // Each in both languages and of both forms, but not of each form in each language.
      for (const [name, [handle, message]] of ownHalf) {
        test(`the input is kept when ${name}`, async ({ page, consoleMessages }) => {
          await page.route(postsOf(form), handle);
          const node = await open(page, form, words.path);
          await fill(node, form.values, names);
          await node.getByRole("button", { name: words.submit }).click();
          const alert = node.getByRole("alert").filter({ hasText: message });
          await expect(alert).toBeFocused();
          await expect(alert).toHaveText(message);
          for (const each of names) await expectField(node, each, form.values[each] ?? "?");
          await page.unrouteAll();
          await node.getByRole("button", { name: words.submit }).click();
          await expect(node.getByText(words.success, { exact: true })).toBeVisible();
          expectOnlyFailureLogged(consoleMessages);
        });
      }

      if (isTurn) {
        test("a field is validated on blur, then on every input", async ({ page }) => {
          const node = await open(page, form, words.path);
          const email = field(node, "email");
          await email.fill("no address");
          await expect(email).not.toHaveAttribute("aria-invalid", "true");
          await email.blur();
          await expect(email).toHaveAccessibleDescription(words.badEmail);
          await email.fill("a@example.com");
          await expect(email).not.toHaveAttribute("aria-invalid", "true");
          await email.fill(" ");
          await expect(email).toHaveAccessibleDescription(words.required["email"] ?? "");
          // The form has not been submitted, so there is no error summary.
          await expect(node.getByRole("group").filter({ has: page.getByRole("heading") })).toHaveCount(0);
        });

        test("sent twice at once, by a click and by Enter, it is sent once, and the button shows that it is sending", async ({
          page,
        }) => {
          let requests = 0;
          const answered = Promise.withResolvers<void>();
          await page.route(postsOf(form), async (route) => {
            requests += 1;
            await answered.promise;
            await route.continue();
          });
          const node = await open(page, form, words.path);
          await fill(node, form.values, names);
          const submit = node.getByRole("button", { name: words.submit });
          // Faster than the button can show it, as with two presses of Enter.
          await node.evaluate((element: HTMLFormElement) => {
            element.requestSubmit();
            element.requestSubmit();
          });
          await expect(submit).toHaveAttribute("aria-busy", "true");
          // Playwright would wait for the button to take clicks again.
          await submit.dblclick({ force: true });
          await field(node, names[0] ?? "").press("Enter");
          answered.resolve();
          await expect(node.getByText(words.success, { exact: true })).toBeVisible();
          expect(requests).toBe(1);
        });

        test("the input survives a reload", async ({ page }) => {
          const node = await open(page, form, words.path);
          await fill(node, form.values, names.slice(0, 3));
          await page.reload();
          const again = await open(page, form, words.path);
          for (const name of names.slice(0, 3))
            await expect(field(again, name)).toHaveValue(form.values[name] ?? "?");
        });
      }

      test("the form posts, is stored and gets a result page without JavaScript", async ({
        browser,
        product,
      }) => {
        const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.origin });
        const page = await context.newPage();
        await page.goto(words.path);
        const node = formOf(page, form);
        const mark = crypto.randomUUID();
        await fill(node, { ...form.values, corporateName: mark }, names);
        await node.getByRole("button", { name: words.submit }).click();
        await page.waitForURL(language === "zh" ? "**/sent" : "**/en/sent");
        await expect(page.locator("h1")).toBeVisible();
        const stored = product.query("select payload from leads where payload like ?", `%${mark}%`);
        expect(stored.map(({ payload }) => JSON.parse(String(payload)))).toEqual([
          // Browsers post a line break as two characters.
          JSON.parse(
            JSON.stringify({ ...form.body(language), corporateName: mark }).replaceAll("\\n", "\\r\\n"),
          ),
        ]);
        await context.close();
      });
    });
  }

for (const [filled, other] of [
  ["phone", "mobile"],
  ["mobile", "phone"],
] as const)
  test(`in English, ${filled} alone is enough: the error of ${other} goes away, and the form is sent`, async ({
    page,
  }) => {
    const { words, values } = sample;
    const node = await open(page, sample, words.en.path);
    await fill(
      node,
      values,
      Object.keys(words.zh.required).filter((name) => name !== "phone"),
    );
    await field(node, other).focus();
    await field(node, other).blur();
    await expect(field(node, other)).toHaveAttribute("aria-invalid", "true");
    await field(node, filled).fill(values[filled] ?? "");
    await expect(field(node, other)).not.toHaveAttribute("aria-invalid", "true");
    const request = page.waitForRequest((request) => postsOf(sample)(new URL(request.url())));
    await node.getByRole("button", { name: words.en.submit }).click();
    expect((await request).postDataJSON()).toMatchObject({ phone: values[filled] });
    await expect(node.getByText(words.en.success, { exact: true })).toBeVisible();
  });

test("URLs of the sample page prefill model and material, but keep typed text", async ({ page }) => {
  let node = await open(page, sample, "/about/sample?model=light-530-rf&material=wood");
  await expectField(node, "sampleModel", "Light 530 RF");
  await expect(field(node, "applicationDescription")).toHaveValue("材料：木材");
  await fillField(node, "sampleModel", "请推荐");
  node = await open(page, sample, "/about/sample?model=mark-m20");
  await expectField(node, "sampleModel", "请推荐");
  await page.evaluate(() => sessionStorage.clear());
  node = await open(page, sample, "/en/about/sample?material=%E7%8E%BB%E7%BA%A4%E6%9D%BF");
  await expect(field(node, "applicationDescription")).toHaveValue("Material: 玻纤板");
});

test("a model that is chosen before the form is live is sent", async ({ page }) => {
  const loaded = Promise.withResolvers<void>();
  await page.route(/form-behaviour/, async (route) => {
    await loaded.promise;
    await route.continue();
  });
  await page.goto("/about/sample#apply");
  await page.locator(hydrated).waitFor();
  const node = formOf(page, sample);
  await fillField(node, "sampleModel", "Mark M20");
  loaded.resolve();
  await page.locator("#apply form[data-live]").waitFor();
  await expectField(node, "sampleModel", "Mark M20");
  const others = Object.keys(sample.words.zh.required).filter((name) => name !== "sampleModel");
  await fill(node, sample.values, others);
  const request = page.waitForRequest((request) => postsOf(sample)(new URL(request.url())));
  await node.getByRole("button", { name: sample.words.zh.submit }).click();
  expect((await request).postDataJSON()).toMatchObject({ sampleModel: "Mark M20" });
  await expect(node.getByText(sample.words.zh.success, { exact: true })).toBeVisible();
});

test("URLs of the contact page prefill the message", async ({ page }) => {
  const node = await open(page, contact, "/en/contact/contactus?about=Light%20530%20manual");
  await expect(field(node, "message")).toHaveValue("My question is about: Light 530 manual");
  await expect(field(node, "message")).toHaveAttribute("rows", "12");
});

for (const language of ["zh", "en"] as const) {
  const path = language === "zh" ? "/about/finance" : "/en/about/finance";
  const submit = language === "zh" ? "下一步：去“联系我们”页" : "Next: the message page";
  test.describe(`the instalment form in ${language}`, () => {
    test("sends nothing, prefills the message form, and says so there", async ({ page }) => {
      const posts: string[] = [];
      page.on("request", (request) => {
        // Leaving a page always sends a visit record.
        if (request.method() === "POST" && !request.url().endsWith("/api/ip/save")) posts.push(request.url());
      });
      await page.goto(path);
      await page.locator(hydrated).waitFor();
      const node = page.locator("#ask form");
      await node.scrollIntoViewIfNeeded();
      await page.locator("#ask form[data-live]").waitFor();
      await node.getByRole("button", { name: submit }).click();
      await expect(node.getByRole("group").getByRole("link")).toHaveText(
        ["applicant", "corporateName", "phone", "email"].map(
          (name) => (sampleRequired[language] as Record<string, string>)[name] ?? "?",
        ),
      );
      await fill(node, { name: "王芳", company: "晨木工作室", phone: "010", email: "w@example.com" }, [
        "name",
        "company",
        "phone",
        "email",
      ]);
      await node.getByRole("button", { name: submit }).click();
      await page.waitForURL("**/contact/contactus#message");
      await page.locator("#message form[data-live]").waitFor();
      const message = formOf(page, contact);
      for (const [name, value] of Object.entries({
        name: "王芳",
        corporateName: "晨木工作室",
        phone: "010",
        email: "w@example.com",
      }))
        await expect(field(message, name)).toHaveValue(value);
      await expect(
        message.getByText(language === "zh" ? /还没有发出/ : /Nothing has been sent yet/),
      ).toBeVisible();
      expect(posts).toEqual([]);
    });

    test("links to the message page without JavaScript, and cannot send", async ({ browser, product }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.origin });
      const page = await context.newPage();
      await page.goto(path);
      await expect(page.locator("#ask").getByRole("button")).toBeDisabled();
      await page.locator("#ask noscript a, #ask form a").first().click();
      await expect(page.locator("#message form")).toBeVisible();
      await context.close();
    });
  });
}
