import type { Locator, Page, Request } from "playwright/test";
import { samples } from "../../../api/server/testing/sample-files.ts";
import { fillField } from "../fields.ts";
import { expect, hydrated, test } from "../fixtures.ts";

/** Exclusive limit of the file size, in bytes: 10 MB (specification, section 5). */
const limit = 10 * 1024 * 1024;

const words = {
  zh: {
    path: "/about/sample",
    label: "图纸或公司资料（可不传）",
    done: "上传成功！",
    uploading: "正在上传…",
    failed: "上传失败，请重试！",
    refusedByServer: "上传失败",
    tooLarge: "文件大小不能超过 10MB",
    wrongContent: "文件内容和它的格式对不上，请换一个文件。",
    wrongType: "“sheet.xls”的格式不支持，只收 rar、zip、doc、docx、pdf、jpg、png 和 gif。",
    empty: "“empty.pdf”是空文件，请重新导出后再选。",
    cancel: (name: string) => `停止上传 ${name}`,
    remove: (name: string) => `移除 ${name}`,
    retry: (name: string) => `重新上传 ${name}`,
    unsent: "文件没有传上去，请重新上传，或者移除它再提交。",
    submit: "提交申请",
    success: "提交成功！",
  },
  en: {
    path: "/en/about/sample",
    label: "Drawing or other file (optional)",
    done: "Upload successful!",
    uploading: "Uploading…",
    failed: "Upload failed, please try again!",
    refusedByServer: "Upload failed",
    tooLarge: "File size cannot exceed 10 MB!",
    wrongContent: "The file's content doesn't match its type. Please use another file.",
    wrongType: "“sheet.xls” isn't a supported type. Use .rar, .zip, .doc, .docx, .pdf, .jpg, .png or .gif.",
    empty: "“empty.pdf” is empty. Export it again, then choose it.",
    cancel: (name: string) => `Stop uploading ${name}`,
    remove: (name: string) => `Remove ${name}`,
    retry: (name: string) => `Upload ${name} again`,
    unsent: "The file wasn't uploaded. Upload it again or remove it, then send the form.",
    submit: "Send request",
    success: "Submitted successfully!",
  },
};

const endpoint = "/api/file/upload";
const uploads = ({ pathname }: URL) => pathname === endpoint;
const applications = (request: Request) =>
  new URL(request.url()).pathname === "/api/applicationFormTable/save" && request.method() === "POST";
const formOf = (page: Page): Locator => page.locator("#apply form");
const file = (name: string, buffer: Buffer) => ({ name, mimeType: "application/octet-stream", buffer });
const pdfOf = (size: number) => Buffer.concat([samples.pdf, Buffer.alloc(size - samples.pdf.length, " ")]);

async function open(page: Page, path: string): Promise<Locator> {
  await page.goto(path);
  await page.locator(hydrated).waitFor();
  await formOf(page).scrollIntoViewIfNeeded();
  await page.locator("#apply form[data-live]").waitFor();
  return formOf(page);
}

/** Finds a text that the form shows. The live region after it contains the same text again. */
const shownIn = (form: Locator, text: string): Locator => form.getByText(text, { exact: true }).first();

const removeButton = (form: Locator, texts: { remove: (name: string) => string }, name: string): Locator =>
  form.getByRole("button", { name: texts.remove(name), exact: true });

/** Fills in the other fields of the form, in either language. */
async function fillRest(form: Locator): Promise<void> {
  for (const [name, value] of Object.entries({
    corporateName: "晨木工作室",
    applicant: "王芳",
    phone: "010-00000000",
    mobile: "13900000000",
    email: "wang@example.com",
    sampleModel: "Light 530",
    applicationDescription: "3 mm 椴木",
  })) {
    if ((await form.locator(`[name="${name}"]`).count()) > 0) await fillField(form, name, value);
  }
}

/** Removes the messages of Chromium and the form about the failure that the test caused. Any other message fails the test. */
function expectOnlyFailureLogged(consoleMessages: string[]): void {
  const logged = consoleMessages.splice(0);
  expect(logged).not.toEqual([]);
  expect(logged.filter((text) => !/Failed to load resource|The file was not uploaded/.test(text))).toEqual(
    [],
  );
}

for (const [language, texts] of Object.entries(words))
  test.describe(`the file of ${texts.path}`, () => {
    test("an invalid file is refused immediately and never sent", async ({ page }) => {
      let sent = 0;
      await page.route(uploads, (route) => {
        sent += 1;
        return route.abort();
      });
      const form = await open(page, texts.path);
      const input = form.getByLabel(texts.label);
      for (const [chosen, reason] of [
        [file("sheet.xls", samples.xls), texts.wrongType],
        [file("empty.pdf", Buffer.alloc(0)), texts.empty],
        [file("large.pdf", pdfOf(limit)), texts.tooLarge],
      ] as const) {
        await input.setInputFiles(chosen);
        await expect(shownIn(form, reason)).toBeVisible();
        await expect(input).toHaveAttribute("aria-invalid", "true");
        await expect(input).toHaveAccessibleDescription(
          new RegExp(reason.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")),
        );
      }
      expect(sent).toBe(0);
    });

    test("a renamed file is refused by the server with a message", async ({ page, consoleMessages }) => {
      const form = await open(page, texts.path);
      await form.getByLabel(texts.label).setInputFiles(file("drawing.pdf", samples.exe));
      await expect(shownIn(form, texts.wrongContent)).toBeVisible();
      expectOnlyFailureLogged(consoleMessages);
    });

    const failures = {
      "the server fails": { status: 500, body: "down", shown: texts.failed },
      "the response is not JSON": { status: 200, body: "<html>", shown: texts.failed },
      "the response has an error code": {
        status: 200,
        body: '{"code":500,"message":""}',
        shown: texts.refusedByServer,
      },
      "the server sends a message": {
        status: 200,
        body: '{"code":500,"message":"磁盘已满"}',
        shown: "磁盘已满",
      },
      "the response has no URL": {
        status: 200,
        body: '{"code":200,"data":{}}',
        shown: texts.refusedByServer,
      },
    };
    // Each in one language.
    const ownHalf = Object.entries(failures).filter((_, index) => (index % 2 === 0) === (language === "zh"));
    for (const [name, { status, body, shown }] of ownHalf)
      test(`a failed upload shows an error and can be retried when ${name}`, async ({
        page,
        consoleMessages,
      }) => {
        const form = await open(page, texts.path);
        await page.route(uploads, (route) =>
          route.fulfill({ status, body, contentType: "application/json" }),
        );
        await form.getByLabel(texts.label).setInputFiles(file("drawing.pdf", samples.pdf));
        await expect(shownIn(form, shown)).toBeVisible();
        await fillRest(form);
        await form.getByRole("button", { name: texts.submit }).click();
        await expect(shownIn(form, texts.unsent)).toBeVisible();
        await page.unroute(uploads);
        await form.getByRole("button", { name: texts.retry("drawing.pdf") }).click();
        await expect(shownIn(form, texts.done)).toBeVisible();
        const posted = page.waitForRequest(applications);
        await form.getByRole("button", { name: texts.submit }).click();
        expect((await posted).postDataJSON()).toMatchObject({
          url: expect.stringMatching(/^\/api\/file\/[\w-]{20,}/),
        });
        await expect(shownIn(form, texts.success)).toBeVisible();
        expectOnlyFailureLogged(consoleMessages);
      });
  });

// The rest is the same in both languages.
test("each of the eight types is uploaded, whatever the case of its extension", async ({ page }) => {
  const texts = words.en;
  const form = await open(page, texts.path);
  const input = form.getByLabel(texts.label);
  const files = {
    "a.rar": samples.rar,
    "b.zip": samples.zip,
    "c.doc": samples.doc,
    "d.docx": samples.docx,
    "e.PDF": samples.pdf,
    "f.jpg": samples.jpg,
    "f.jpeg": samples.jpg,
    "g.png": samples.png,
    "h.gif": samples.gif,
  };
  for (const [name, buffer] of Object.entries(files)) {
    const answered = page.waitForResponse((response) => uploads(new URL(response.url())));
    await input.setInputFiles(file(name, buffer));
    expect(await (await answered).json()).toMatchObject({
      code: 200,
      data: { url: expect.stringMatching(/^\/api\/file\/[\w-]{20,}/) },
    });
    await expect(form.getByText(name, { exact: true })).toBeVisible();
    await expect(shownIn(form, texts.done)).toBeVisible();
    await removeButton(form, texts, name).click();
    await expect(form.getByText(name, { exact: true })).toHaveCount(0);
  }
});

test("a file of one byte below 10 MB is uploaded", async ({ page }) => {
  const texts = words.zh;
  const form = await open(page, texts.path);
  await form.getByLabel(texts.label).setInputFiles(file("large.pdf", pdfOf(limit - 1)));
  await expect(shownIn(form, texts.done)).toBeVisible();
});

test("an upload can be cancelled, and the application has no file", async ({ page }) => {
  const texts = words.en;
  let arrive = () => {};
  const released = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(uploads, async (route) => {
    await released;
    await route.abort();
  });
  const form = await open(page, texts.path);
  await form.getByLabel(texts.label).setInputFiles(file("drawing.pdf", samples.pdf));
  await expect(form.getByRole("progressbar", { name: texts.uploading })).toBeVisible();
  const stopped = page.waitForEvent("requestfailed", (request) => uploads(new URL(request.url())));
  await form.getByRole("button", { name: texts.cancel("drawing.pdf") }).click();
  await stopped;
  arrive();
  await expect(form.getByText("drawing.pdf")).toHaveCount(0);
  await expect(form.getByLabel(texts.label)).toBeFocused();
  await fillRest(form);
  const posted = page.waitForRequest(applications);
  await form.getByRole("button", { name: texts.submit }).click();
  expect((await posted).postDataJSON()).toMatchObject({ url: "" });
  await expect(shownIn(form, texts.success)).toBeVisible();
});

test("a file that is chosen while another is sent takes its place", async ({ page }) => {
  const texts = words.zh;
  const form = await open(page, texts.path);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const held: Promise<void>[] = [];
  await page.route(uploads, (route) => {
    if (held.length > 0) return route.continue();
    // An aborted request cannot be continued.
    const ended = released.then(() => route.continue()).catch(() => {});
    held.push(ended);
    return ended;
  });
  const stopped = page.waitForEvent("requestfailed", (request) => uploads(new URL(request.url())));
  const first = page.waitForRequest((request) => uploads(new URL(request.url())));
  await form.locator("input[type=file]").setInputFiles(file("first.pdf", samples.pdf));
  // The form says that it is uploading before the code that sends the file has loaded.
  await first;
  await form.locator("input[type=file]").setInputFiles(file("second.pdf", samples.pdf));
  await stopped;
  await expect(shownIn(form, texts.done)).toBeVisible();
  release();
  await Promise.all(held);
  await expect(form.getByText("second.pdf").first()).toBeVisible();
  await expect(form.getByText("first.pdf")).toHaveCount(0);
});

test("an upload continues during navigation", async ({ page }) => {
  const texts = words.zh;
  const form = await open(page, texts.path);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(uploads, (route) => released.then(() => route.continue()));
  await form.locator("input[type=file]").setInputFiles(file("plan.pdf", samples.pdf));
  await expect(form.getByText(texts.uploading).first()).toBeVisible();
  await page.locator("header a").first().click();
  await expect(page.locator("#apply")).toHaveCount(0);
  release();
  await page.goBack();
  await expect(form.getByText(texts.done).first()).toBeVisible();
});

test("a sent file is removed from the form, also after navigation", async ({ page }) => {
  const texts = words.zh;
  const form = await open(page, texts.path);
  await form.locator("input[type=file]").setInputFiles(file("plan.pdf", samples.pdf));
  await expect(shownIn(form, texts.done)).toBeVisible();
  await fillRest(form);
  const released = Promise.withResolvers<void>();
  await page.route(
    (url) => url.pathname === "/api/applicationFormTable/save",
    (route) => released.promise.then(() => route.continue()),
  );
  const [request] = await Promise.all([
    page.waitForEvent("request", applications),
    form.getByRole("button", { name: texts.submit }).click(),
  ]);
  await page.locator("header a").first().click();
  await expect(page.locator("#apply")).toHaveCount(0);
  released.resolve();
  expect((await request.response())?.status()).toBe(200);
  await page.goBack();
  await expect(page.locator("#apply form[data-live]")).toBeVisible();
  await expect(form.locator("input[type=file]")).toBeAttached();
  await expect(form.getByText("plan.pdf", { exact: true })).toHaveCount(0);
});

test("an uploaded file survives a reload", async ({ page }) => {
  const texts = words.en;
  const form = await open(page, texts.path);
  await form.getByLabel(texts.label).setInputFiles(file("drawing.pdf", samples.pdf));
  await expect(shownIn(form, texts.done)).toBeVisible();
  const again = await open(page, texts.path);
  await expect(again.getByText("drawing.pdf", { exact: true })).toBeVisible();
  await removeButton(again, texts, "drawing.pdf").click();
  await expect(again.getByText("drawing.pdf", { exact: true })).toHaveCount(0);
});
