import { createHash } from "node:crypto";
import { documentFiles, documentPath, release } from "@lightmaker/content/documents";
import { type Language, languages, modelIds, pagePath, sheetPath } from "@lightmaker/content/routes";
import type { Page } from "playwright/test";
import { a4, readPdf } from "../../pdf.ts";
import { expect, hydrated, test } from "../fixtures.ts";

const tabs = {
  zh: ["软件怎样拿到", "用户手册", "各型号的规格表", "操作指南"],
  en: ["How to get the software", "User manual", "Spec sheets", "Operation guide"],
} as const;

const types: Record<string, RegExp> = {
  pdf: /^application\/pdf/,
  svg: /^image\/svg\+xml/,
  dxf: /^image\/vnd\.dxf/,
  zip: /^application\/zip/,
};

/** Returns every file that the page offers, in all tabs, with its checksum and size. */
const offered = (page: Page) =>
  page.locator("main li:has(a[download])").evaluateAll((rows) =>
    rows.map((row) => ({
      href: row.querySelector("a[download]")?.getAttribute("href") ?? "",
      sha256: row.querySelector("code")?.textContent ?? "",
      data: row.querySelector("dl")?.textContent ?? "",
    })),
  );

/** Formats a size like the page: one decimal below ten. */
function sizeOf(bytes: number): string {
  const [value, unit] = bytes < 1e6 ? [bytes / 1e3, "kB"] : [bytes / 1e6, "MB"];
  return `${Number(value.toFixed(value < 10 ? 1 : 0))} ${unit}`;
}

/** Files in a language. */
const filesOf = (language: Language) =>
  documentFiles.filter((file) => file.type !== "paper" || file.language === language);

for (const language of languages) {
  test(`every listed file exists with the stated size and checksum, in ${language}`, async ({
    page,
    request,
  }) => {
    await page.goto(pagePath("downloads", language));
    const files = await offered(page);
    expect(new Set(files.map(({ href }) => href))).toEqual(
      new Set(filesOf(language).map(({ name }) => documentPath(name))),
    );
    for (const { href, sha256, data } of files) {
      const response = await request.get(href);
      expect(response.status(), href).toBe(200);
      expect(response.headers()["content-type"], href).toMatch(types[href.slice(-3)] ?? /^$/);
      const bytes = await response.body();
      expect(createHash("sha256").update(bytes).digest("hex"), href).toBe(sha256);
      expect(data, href).toContain(sizeOf(bytes.length));
      expect(data, href).toContain(release.version);
    }
  });

  test(`file types are tabs, and missing files can be requested, in ${language}`, async ({ page }) => {
    await page.goto(pagePath("downloads", language));
    await page.locator(hydrated).waitFor();
    const documents = page.locator("section#documents");
    await expect(documents.getByRole("tab")).toHaveText([...tabs[language]]);
    const software = documents.getByRole("tabpanel");
    await expect(software.locator("a[download]")).toHaveCount(0);
    const ask = software.locator(`a[href^="${pagePath("contactus", language)}?about="]`);
    await expect(ask).toHaveCount(2);
    await ask.first().click();
    await expect(page.locator("textarea")).toHaveValue(/LightMaker Studio/);
  });

  test(`documents have a title, bookmarks, page numbers and text in ${language}`, async ({ request }) => {
    const numbered = { zh: /第 1 页，共 \d 页|第 2 页，共 \d+ 页/, en: /Page \d+ of \d+/ }[language];
    for (const file of filesOf(language)) {
      if (file.type !== "paper") continue;
      const bytes = await (await request.get(documentPath(file.name))).body();
      const { title, tagged, pages, text } = await readPdf(bytes);
      expect(title, file.name).not.toBe("");
      expect(tagged, file.name).toBe(true);
      const [least, most] = file.paper === "spec-sheet" ? [1, 2] : [6, 40];
      expect(pages.length, file.name).toBeGreaterThanOrEqual(least);
      expect(pages.length, file.name).toBeLessThanOrEqual(most);
      for (const { width, height } of pages) {
        expect(Math.round(width)).toBe(a4.width);
        expect(Math.round(height)).toBe(a4.height);
      }
      expect(text, file.name).toMatch(numbered);
      const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
      if (language === "zh") expect(han, file.name).toBeGreaterThan(150);
      else expect(han, file.name).toBe(0);
      const raw = bytes.toString("latin1");
      expect(raw, file.name).toContain("/Outlines");
      // The catalogue and the structure each name the language.
      const named = new Set(raw.match(/\/Lang \(.*?\)/g));
      expect([...named], file.name).toEqual([`/Lang (${language === "zh" ? "zh-Hans" : "en"})`]);
    }
  });

  test(`a specification sheet has the model's data, in ${language}`, async ({ request }) => {
    // Fonts replace some characters by others that look the same.
    const bare = (words: string) => words.normalize("NFKC").replaceAll(/[\s\u2060]/g, "");
    for (const model of modelIds) {
      const sheet: { specifications: { label: string; text: string | null }[] } = await (
        await request.get(sheetPath(model, language))
      ).json();
      const name = `${model}-spec-sheet-${release.version}-${language}.pdf`;
      const { text } = await readPdf(await (await request.get(documentPath(name))).body());
      const paper = bare(text);
      for (const { label, text: value } of sheet.specifications) {
        expect(paper, `${name}: ${label}`).toContain(bare(label));
        if (value !== null) expect(paper, `${name}: ${label}`).toContain(bare(label) + bare(value));
      }
    }
  });
}

test("all files are listed by type without JavaScript", async ({ browser, product }) => {
  const context = await browser.newContext({ baseURL: product.origin, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(pagePath("downloads", "zh"));
  await expect(page.locator("a[download]").last()).toBeVisible();
  expect(await page.locator("a[download]:visible").count()).toBe(filesOf("zh").length);
  await expect(page.getByRole("tab").first()).toBeHidden();
  // Each panel is named as its tab was.
  const names = page
    .locator("[role=tabpanel]")
    .evaluateAll((panels) => panels.map((panel) => getComputedStyle(panel, "::before").content));
  const tabs = await page.locator("[role=tab]").allTextContents();
  expect(tabs.length).toBeGreaterThan(1);
  expect(await names).toEqual(tabs.map((name) => JSON.stringify(name)));
  await context.close();
});
