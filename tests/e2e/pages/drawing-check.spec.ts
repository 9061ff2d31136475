import { readFile } from "node:fs/promises";
import path from "node:path";
import { languages, pagePath } from "@lightmaker/content/routes";
import { readDxf } from "@lightmaker/content/testing/read-dxf";
import type { Page } from "playwright/test";
import { axeFindings } from "../axe.ts";
import { expect, hydrated, test } from "../fixtures.ts";

const corpus = path.join(import.meta.dirname, "../../../packages/drawing/corpus/files");

const words = { zh: { try: "用我们的样图试试" }, en: { try: "Try our sample drawing" } } as const;

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator(hydrated).waitFor();
}

const report = (page: Page) => page.locator("[data-drawing-report]");
const choose = (page: Page, files: Parameters<ReturnType<Page["locator"]>["setInputFiles"]>[0]) =>
  page.locator("input[type=file][name=drawing]").setInputFiles(files);

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
  // The gap is at the right, 2 mm below the upper edge.
  const [x = 0, y = 0, width = 0, height = 0] = ((await drawing.getAttribute("viewBox")) ?? "")
    .split(" ")
    .map(Number);
  expect(x + width / 2).toBeCloseTo(86, 0);
  expect(y + height / 2).toBeCloseTo(2, 0);
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
  await expect(page.locator("[data-drawing-way]")).toContainText("200 mm");
  const first = page.locator("[data-drawing-machines] tbody tr").first();
  await expect(first).toContainText("The light of this machine does not do this.");
  await page.getByRole("combobox", { name: "Material" }).selectOption("plywood");
  await page.getByRole("combobox", { name: "Thickness" }).selectOption("3");
  await expect(first).toContainText(/\d+–\d+ sec/);
  // Whether it fits and whether the light does it are told apart.
  const verdict = (row: number) => page.locator("[data-drawing-machines] tbody tr").nth(row).locator("td");
  await expect(verdict(0)).toHaveText(["Fits", /sec/, "can be done"]);
  await expect(verdict(3)).toHaveText(["Fits", "—", "The light of this machine does not do this."]);
  await page.getByText("Pieces from a sheet, and what one costs").click();
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
  // Open by itself, because the file does not state its unit.
  await expect(report(page)).toContainText("The file states no unit");
  await page.getByRole("combobox", { name: "Unit of the drawing" }).selectOption("inch");
  await expect(report(page)).toContainText("1,524 × 1,016 mm");
  await page.getByRole("textbox", { name: "It should be this wide (mm)" }).fill("120");
  await page.getByRole("button", { name: "Use this width" }).click();
  await expect(report(page)).toContainText("120 × 80 mm");
});

test("a link brings everything but the drawing", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/en/support/drawing-check?material=acrylic&thickness=5");
  await choose(page, path.join(corpus, "layers.dxf"));
  await page.getByRole("combobox", { name: "Machine" }).selectOption("Light 960");
  await report(page)
    .getByRole("combobox", { name: /^ENGRAVE/ })
    .selectOption("score");
  await page.getByText("Pieces from a sheet, and what one costs").click();
  await page.getByRole("textbox", { name: "Price of a sheet" }).fill("36,5");
  await page.getByRole("button", { name: "Copy link (without the drawing)" }).click();
  await expect(report(page).getByText("Link copied")).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toContain("price=36,5");
  await open(page, "/en");
  await open(page, address);
  await choose(page, path.join(corpus, "layers.dxf"));
  await expect(page.getByRole("combobox", { name: "Material" })).toHaveValue("acrylic");
  await expect(page.getByRole("combobox", { name: "Machine" })).toHaveValue("light-960");
  await expect(report(page).getByRole("combobox", { name: /^ENGRAVE/ })).toHaveValue("score");
  await expect(page.locator("[data-drawing-cost]")).toContainText("A piece:");
  // The next drawing is judged by itself.
  await choose(page, path.join(corpus, "plate-hole.svg"));
  await expect(page.locator("[data-drawing-answer]")).toBeVisible();
  expect(page.url()).not.toContain("layers=");
});

test("the width of the cut decides what is too narrow", async ({ page }) => {
  await open(page, "/en/support/drawing-check");
  await choose(page, path.join(corpus, "slot-thin.svg"));
  await expect(report(page)).toContainText("Narrower than the cut: 1");
  await page.getByRole("textbox", { name: "Width of the cut (mm)" }).fill("0.1");
  await expect(report(page)).toContainText("Nothing wrong was found.");
  await page.getByRole("textbox", { name: "Width of the cut (mm)" }).fill("");
  await expect(report(page)).toContainText("Narrower than the cut: 1");
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

/** An SVG of squares in rows: four segments each. */
const squares = (count: number, inRow: number) => ({
  name: "squares.svg",
  mimeType: "image/svg+xml",
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="2000mm" height="2000mm" viewBox="0 0 2000 2000" fill="none" stroke="red"><path d="${Array.from(
      { length: count },
      (_, index) => `M${(index % inRow) * 6} ${Math.floor(index / inRow) * 6}h4v4h-4z`,
    ).join("")}"/></svg>`,
  ),
});

test("a hundred thousand segments leave the page answering, are all shown, and are lines on paper", async ({
  page,
}) => {
  await open(page, "/en/support/drawing-check");
  const drawing = squares(25_000, 158);
  await choose(page, drawing);
  // The button answers while the worker reads.
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  await expect(page.getByRole("button", { name: words.en.try })).toBeVisible();
  await choose(page, drawing);
  await expect(report(page)).toContainText("Nothing wrong was found.");
  await expect(report(page)).not.toContainText("very many small shapes");

  // Every square has red pixels in its place: the whole view has a margin of 4 % around 946 × 952 mm.
  const emptyRows = () =>
    report(page)
      .locator("canvas")
      .evaluate((canvas: HTMLCanvasElement) => {
        const { width, height } = canvas;
        const copy = new OffscreenCanvas(width, height).getContext("2d");
        copy?.drawImage(canvas, 0, 0);
        const { data } = copy?.getImageData(0, 0, width, height) ?? { data: [] };
        const scale = Math.min(width, height) / (952 * 1.08);
        const at = (x: number, y: number) =>
          data[4 * (Math.round(height / 2 + y * scale) * width + Math.round(width / 2 + x * scale)) + 3] ?? 0;
        return Array.from({ length: 150 }, (_, row) => row * 6 - 450).filter(
          (y) => !Array.from({ length: 300 }, (_, column) => column * 3 - 450).some((x) => at(x, y) > 32),
        );
      });
  await expect.poll(emptyRows).toEqual([]);

  await page.evaluate(() =>
    addEventListener("beforeprint", () => {
      const data =
        document.querySelector("[data-drawing-report] svg[role=img] path")?.getAttribute("d") ?? "";
      document.documentElement.dataset["printed"] = String(data.match(/M/g)?.length);
    }),
  );
  await page.pdf();
  await expect(page.locator("html")).toHaveAttribute("data-printed", "25000");
  await expect(report(page).getByRole("img").locator("path")).not.toHaveAttribute("d");
});

for (const [language, sentence] of [
  ["zh", "预览里只均匀地画出一部分"],
  ["en", "the preview shows an even part of them"],
] as const)
  test(`a preview of a part says so, in ${language}`, async ({ page }) => {
    await open(page, pagePath("drawingCheck", language));
    await choose(page, squares(32_000, 180));
    await expect(page.locator("[data-drawing-machines]")).toBeVisible();
    await expect(report(page)).toContainText(sentence);
  });

test("a check that is stopped while its program loads does not go on", async ({ page }) => {
  const released = Promise.withResolvers<void>();
  await page.route(/\/js\/CheckReport/, async (route) => {
    await released.promise;
    await route.continue();
  });
  await open(page, "/en/support/drawing-check");
  const asked = page.waitForRequest(/\/js\/CheckReport/);
  await choose(page, path.join(corpus, "gap.svg"));
  await asked;
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  const loaded = page.waitForResponse(/\/js\/CheckReport/);
  released.resolve();
  await (await loaded).finished();
  await choose(page, path.join(corpus, "plate.svg"));
  await expect(report(page)).toContainText("60 × 40 mm");
  await expect(report(page)).toContainText("Nothing wrong was found.");
  expect(page.workers()).toHaveLength(1);
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
