import { readFile } from "node:fs/promises";
import path from "node:path";
import { languages, pagePath } from "@lightmaker/content/routes";
import { readDxf } from "@lightmaker/content/testing/read-dxf";
import type { Page } from "playwright/test";
import { axeFindings } from "../axe.ts";
import { expectField } from "../fields.ts";
import { expect, hydrated, test } from "../fixtures.ts";

const corpus = path.join(import.meta.dirname, "../../../packages/drawing/corpus/files");

const words = {
  zh: { try: "用我们的样图试试", send: "附到打样申请", submit: "提交申请", received: "提交成功！" },
  en: {
    try: "Try our sample drawing",
    send: "Attach to a sample request",
    submit: "Send request",
    received: "Submitted successfully!",
  },
} as const;

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator(hydrated).waitFor();
}

const report = (page: Page) => page.locator("[data-drawing-report]");
const choose = (page: Page, files: Parameters<ReturnType<Page["locator"]>["setInputFiles"]>[0]) =>
  page.locator("input[type=file][name=drawing]").setInputFiles(files);

for (const language of languages)
  for (const [device, viewport] of [
    ["a phone", { width: 390, height: 844 }],
    ["a desk", { width: 1280, height: 900 }],
  ] as const)
    test.describe(() => {
      test.use({ viewport });
      test(`file → findings → machine → application is stored with its file, in ${language} on ${device}`, async ({
        page,
        product,
      }) => {
        const company = crypto.randomUUID();
        await open(page, pagePath("drawingCheck", language));
        await choose(page, path.join(corpus, "gap.svg"));
        await expect(report(page).getByRole("listitem")).toHaveCount(1);
        await expect(report(page)).toContainText("60 × 40");
        // Plywood of 3 mm is cut by Light 530 with settings that are known: a time stands there.
        await expect(page.locator("[data-drawing-machines] tbody tr")).toHaveCount(8);
        await expect(page.locator("[data-drawing-machines] tbody tr").first()).toContainText(/\d (分钟|min)/);
        await report(page).getByRole("button", { name: words[language].send }).click();
        await page.waitForURL(/\/about\/sample#apply$/);
        const form = page.locator("#apply form");
        await form.scrollIntoViewIfNeeded();
        await page.locator("#apply form[data-live]").waitFor();
        await expectField(form, "sampleModel", "Light 530");
        await expect(form.locator("[name=applicationDescription]")).toHaveValue(/gap\.svg[\s\S]*3 mm/);
        await expect(form.getByText("gap.zip").first()).toBeVisible();
        for (const [name, value] of [
          ["corporateName", company],
          ["applicant", "王芳"],
          ["phone", "010-00000000"],
          ["email", "a@example.com"],
          ...(language === "en" ? [["mobile", "13900000000"]] : []),
        ] as const)
          await form.locator(`[name=${name}]`).fill(value as string);
        await form.getByRole("button", { name: words[language].submit }).click();
        await expect(form.getByRole("status").filter({ hasText: words[language].received })).toBeVisible();
        const [lead] = product.query("select payload from leads where payload like ?", `%${company}%`);
        expect(JSON.parse(String(lead?.["payload"]))).toMatchObject({
          sampleModel: "Light 530",
          url: expect.stringMatching(/\.zip|\/\S/),
        });
      });
    });

test("the sample drawing is checked by keyboard: a finding's place is shown, a layer changes the findings", async ({
  page,
}) => {
  await open(page, "/en/support/drawing-check");
  await page.getByRole("button", { name: words.en.try }).focus();
  await page.keyboard.press("Enter");
  await expect(report(page)).toContainText("Open outlines: 1");
  await expect(report(page)).toContainText("Duplicate lines: 1");
  await expect(page.getByRole("status").filter({ hasText: "Checked. Findings" })).toHaveCount(1);
  const drawing = report(page).getByRole("img");
  const whole = await drawing.getAttribute("viewBox");
  await report(page)
    .getByRole("button", { name: /^Show place: Open outlines/ })
    .focus();
  await page.keyboard.press("Enter");
  await expect(drawing).not.toHaveAttribute("viewBox", whole ?? "");
  await drawing.focus();
  await page.keyboard.press("0");
  await expect(drawing).toHaveAttribute("viewBox", whole ?? "");
  await report(page).getByRole("combobox", { name: /^CUT/ }).selectOption("score");
  await expect(report(page)).not.toContainText("Open outlines");
});

test("another material, an own speed and prices change time and cost, and nothing is assumed", async ({
  page,
}) => {
  await open(page, "/en/support/drawing-check?material=slate&thickness=5");
  await choose(page, path.join(corpus, "plate.svg"));
  const first = page.locator("[data-drawing-machines] tbody tr").first();
  await expect(first).toContainText("The light of this machine does not do this.");
  await page.getByRole("combobox", { name: "Material" }).selectOption("plywood");
  await page.getByRole("combobox", { name: "Thickness" }).selectOption("3");
  await expect(first).toContainText(/0\.\d–0\.\d min/);
  const cost = page.locator("[data-drawing-cost]");
  await expect(cost).not.toContainText("A piece");
  await page.getByRole("textbox", { name: "Price of a sheet" }).fill("36");
  await page.getByRole("textbox", { name: "Sheet width (mm)" }).fill("126");
  await page.getByRole("textbox", { name: "Sheet height (mm)" }).fill("126");
  await expect(page.locator("[data-drawing-pieces]")).toContainText("6 pieces, 90.7%");
  await expect(cost).toContainText("A piece: 6");
  await expect(cost).toContainText("Not counted yet: Price of a machine hour");
});

test("a chosen unit and a stated width give the drawing its size", async ({ page }) => {
  await open(page, "/en/support/drawing-check");
  await choose(page, path.join(corpus, "no-unit.dxf"));
  await expect(report(page)).toContainText("The file states no unit");
  await page.getByRole("combobox", { name: "Unit of the drawing" }).selectOption("inch");
  await expect(report(page)).toContainText("1,524 × 1,016 mm");
  await page.getByRole("textbox", { name: "It should be this wide (mm)" }).fill("120");
  await page.getByRole("button", { name: "Use this width" }).click();
  await expect(report(page)).toContainText("120 × 80 mm");
});

test("the cleaned drawing has no copies, and the LightBurn project has the settings", async ({ page }) => {
  await open(page, "/en/support/drawing-check");
  await choose(page, path.join(corpus, "duplicate.svg"));
  const save = async (button: string) => {
    const waiting = page.waitForEvent("download");
    await page.getByRole("button", { name: button }).click();
    const download = await waiting;
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), "utf8") };
  };
  const dxf = await save("Download cleaned DXF");
  expect(dxf.name).toBe("duplicate-clean.dxf");
  expect(readDxf(dxf.text).entities).toMatchObject([{ layer: "CUT", closed: true }]);
  expect((await save("Download cleaned SVG")).text.match(/<path/g)).toHaveLength(1);
  const project = (await save("Download LightBurn project")).text;
  expect(project).toContain('<name Value="CUT"/>');
  expect(project).toMatch(/<maxPower Value="[1-9]/);
});

for (const [file, sentence] of [
  ["zip.svg", "neither SVG nor DXF"],
  ["entity-bomb.svg", "incomplete or damaged"],
  ["deep.svg", "contains too much"],
  ["use-bomb.svg", "contains too much"],
  ["array-bomb.dxf", "contains too much"],
  ["binary.dxf", "binary DXF"],
  ["no-lines.svg", "no line at all"],
] as const)
  test(`${file} gets a sentence, and the next drawing is checked`, async ({ page }) => {
    await open(page, "/en/support/drawing-check");
    await choose(page, path.join(corpus, file));
    await expect(page.getByRole("alert").filter({ hasText: sentence }).first()).toBeVisible();
    await choose(page, path.join(corpus, "plate.svg"));
    await expect(report(page)).toContainText("60 × 40 mm");
  });

test("nothing in a drawing is run or fetched", async ({ page, product }) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== product.origin) foreign.push(request.url());
  });
  await open(page, "/en/support/drawing-check");
  for (const file of ["script.svg", "raster-external.svg", "foreign-object.svg", "use-external.svg"]) {
    await choose(page, path.join(corpus, file));
    await expect(report(page)).toContainText(file === "script.svg" ? "Scripts in the file: 2" : "60 × 40 mm");
  }
  expect(foreign).toEqual([]);
});

test("a hundred thousand segments leave the page answering", async ({ page }) => {
  await open(page, "/en/support/drawing-check");
  const squares = Array.from(
    { length: 25_000 },
    (_, index) => `<path d="M${(index % 158) * 6} ${Math.floor(index / 158) * 6}h4v4h-4z"/>`,
  );
  const buffer = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1000mm" height="1000mm" viewBox="0 0 1000 1000" fill="none" stroke="red">${squares.join("")}</svg>`,
  );
  await choose(page, { name: "squares.svg", mimeType: "image/svg+xml", buffer });
  // The button answers while the worker reads.
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  await expect(page.getByRole("button", { name: words.en.try })).toBeVisible();
  await choose(page, { name: "squares.svg", mimeType: "image/svg+xml", buffer });
  await expect(report(page)).toContainText("Nothing wrong was found.");
});

for (const language of languages)
  test(`the report has no axe findings, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: language === "zh" ? 390 : 1280, height: 900 });
    await open(page, pagePath("drawingCheck", language));
    await page.getByRole("button", { name: words[language].try }).click();
    await expect(page.locator("[data-drawing-machines]")).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
  });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the page says what is needed and leads to the sample form", async ({ page }) => {
    await page.goto("/en/support/drawing-check");
    await expect(page.getByText("needs JavaScript")).toBeVisible();
    await expect(page.locator("#check a[href='/en/about/sample#apply']")).toBeVisible();
    await expect(page.locator("[data-drawing-start]")).toBeHidden();
  });
});
