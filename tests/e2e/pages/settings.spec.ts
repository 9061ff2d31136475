import { readFile } from "node:fs/promises";
import { languages } from "@lightmaker/content/routes";
import { settingsFileNames, settingsFilePath } from "@lightmaker/content/settings/machines";
import { readDxf } from "@lightmaker/content/testing/read-dxf";
import type { Download, Page } from "playwright/test";
import { a4, printed, readPdf } from "../../pdf.ts";
import { axeFindings } from "../axe.ts";
import { expect, hydrated, test } from "../fixtures.ts";

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator(hydrated).waitFor();
}

const answer = (page: Page) => page.locator("[data-answer]");
const list = (page: Page, name: string) => page.getByRole("combobox", { name, exact: true });
/** Text without thin spaces and word joiners. */
const plain = (text: string) => text.replaceAll(/[\u2009\u2060]+/g, " ");

async function saved(page: Page, button: string): Promise<{ name: string; text: string }> {
  const waiting: Promise<Download> = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).click();
  const download = await waiting;
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), "utf8") };
}

test("a choice by keyboard is answered, announced and in the URL", async ({ page }) => {
  await open(page, "/support/settings");
  await expect(answer(page)).toContainText("12–18");
  await list(page, "厚度").focus();
  await page.keyboard.press("ArrowDown");
  await expect(list(page, "厚度")).toHaveValue("4");
  await expect(answer(page)).toContainText("8–14");
  await expect(answer(page)).toContainText("可信度低");
  await expect(answer(page)).toContainText(/板厚从 3.{1,2}mm 换成 4.{1,2}mm/);
  await expect(answer(page)).toContainText("一分钟也不走开");
  await expect(page).toHaveURL(
    /settings\?material=plywood&thickness=4&operation=cut&machine=light-530-60#finder$/,
  );
  await expect(page.getByRole("status").filter({ hasText: "8–14" })).toHaveCount(1);
});

test("back and forward bring back the choice", async ({ page }) => {
  await open(page, "/en/support/settings");
  await answer(page)
    .getByRole("link", { name: /40.{1,2}W · 3/ })
    .click();
  await expect(list(page, "Machine and laser power")).toHaveValue("light-530-40");
  await expect(answer(page)).toContainText("8–12");
  await answer(page)
    .getByRole("link", { name: /Light 530 · 40.{1,2}W$/ })
    .click();
  await expect(page).toHaveURL(/morning-light\?model=light-530$/);
  await page.goBack();
  await expect(answer(page)).toContainText("8–12");
  await page.goBack();
  await expect(answer(page)).toContainText("12–18");
  await page.goForward();
  await expect(answer(page)).toContainText("8–12");
});

test("a URL sets the lists before hydration, and the answer for another choice is never seen", async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/js/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/support/settings?material=acrylic&thickness=5&machine=light-960-100", {
    waitUntil: "domcontentloaded",
  });
  await expect(list(page, "材料名称")).toHaveValue("acrylic");
  await expect(answer(page)).not.toBeVisible();
  // A choice before hydration is kept.
  await list(page, "厚度").selectOption("3");
  release();
  await page.locator(hydrated).waitFor();
  await expect(answer(page)).toBeVisible();
  await expect(answer(page).getByRole("heading", { level: 3 })).toHaveText(/亚克力（统称） · 3/);
  await expect(answer(page)).toContainText("Light 960 · 100");
});

test("units change everywhere on the page", async ({ page }) => {
  await open(page, "/en/support/settings");
  await page.locator("#finder").getByText("in", { exact: true }).click();
  await expect(answer(page)).toContainText("0.47–0.71");
  await expect(list(page, "Thickness").locator("option:checked")).toHaveText(/0\.12/);
  await page.getByRole("link", { name: "Light 530", exact: true }).click();
  await page.getByRole("heading", { name: /^Light 530 · 60.{1,2}W$/ }).click();
  const table = page.getByRole("table", { name: /^Light 530 · 60.{1,2}W$/ });
  await expect(table).toContainText("0.47–0.71");
  await page.getByText("mm", { exact: true }).click();
  await expect(table).toContainText("12–18");
});

for (const [material, said] of [
  ["paper", "自己画一张小的"],
  ["cotton", "自己画一张小的"],
] as const) {
  test(`no test card is offered for ${material}`, async ({ page }) => {
    await open(page, `/support/settings?material=${material}&operation=cut&machine=light-640-60`);
    await expect(answer(page)).toContainText(said);
    await expect(answer(page)).toContainText("一分钟也不走开");
    await expect(page.getByRole("button", { name: "生成测试格" })).toHaveCount(0);
  });
}

test("what a machine cannot do is said, without figures and without a card", async ({ page }) => {
  await open(page, "/en/support/settings?material=copper&operation=cut&machine=light-530-60");
  await expect(answer(page)).toContainText("Not possible");
  await expect(page.getByRole("button", { name: "Make a test grid" })).toHaveCount(0);
});

test("a test card has the chosen steps in all its files", async ({ page }) => {
  await open(page, "/en/support/settings");
  await page.getByRole("button", { name: "Make a test grid" }).click();
  const form = page.getByRole("region", { name: "Test grid" });
  const power = form.getByRole("group", { name: "Power (%)" });
  await power.getByLabel("From").fill("40");
  await power.getByLabel("To").fill("60");
  await power.getByLabel("Steps").fill("3");
  await expect(form.getByRole("img")).toBeVisible();
  await expect(form).toContainText(/Squares\s*15/);
  await expect(form).toContainText(/min/);
  expect(await axeFindings(page)).toEqual([]);

  const svg = await saved(page, "Download SVG");
  expect(svg.name).toBe("test-grid-light-530-60-plywood-3mm-cut.svg");
  const layers = [...svg.text.matchAll(/<g id="(P\d+-S[^"]+)"/g)].map(([, name]) => name);
  expect(layers).toHaveLength(15);
  for (const share of ["P040", "P050", "P060"])
    expect(layers.filter((name) => name?.startsWith(share))).toHaveLength(5);

  const dxf = await saved(page, "Download DXF");
  const drawn = readDxf(dxf.text).entities.map(({ layer }) => layer);
  expect(new Set(drawn.filter((name) => name !== "ENGRAVE"))).toEqual(new Set(layers));

  const project = await saved(page, "Download LightBurn project");
  expect(project.text).toContain("<LightBurnProject");
  const powers = [...project.text.matchAll(/<maxPower Value="(\d+)"/g)].map(([, value]) => value);
  expect(new Set(powers.slice(1))).toEqual(new Set(["40", "50", "60"]));

  const pdf = await saved(page, "Download PDF to print");
  expect(pdf.text).toContain("/Lang(en)");
  const { title, tagged, pages } = await readPdf(new TextEncoder().encode(pdf.text));
  expect(title).toBe("LIGHT 530 60 W, PLYWOOD 3 mm - CUT, % / mm/s");
  expect(tagged).toBe(true);
  expect(pages.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual([
    [a4.width, a4.height],
  ]);
});

test("the card of an engraving can vary the distance of its lines", async ({ page }) => {
  await open(page, "/en/support/settings?material=acrylic&operation=engrave&machine=light-640-60");
  await page.getByRole("button", { name: "Make a test grid" }).click();
  const form = page.getByRole("region", { name: "Test grid" });
  await form.getByLabel("The two directions").selectOption("Power and line interval");
  const interval = form.getByRole("group", { name: "Line interval (mm)" });
  await interval.getByLabel("From").fill("0.05");
  await interval.getByLabel("To").fill("0.15");
  const project = await saved(page, "Download LightBurn project");
  const intervals = [...project.text.matchAll(/<interval Value="([\d.]+)"/g)].map(([, value]) =>
    Number(value),
  );
  expect(new Set(intervals)).toEqual(new Set([0.05, 0.1, 0.15]));
  await interval.getByLabel("From").fill("0");
  await expect(interval).toContainText("Enter a figure from 0.01 to 1.");
});

test("a card that cannot be made says why", async ({ page }) => {
  await open(page, "/support/settings");
  await page.getByRole("button", { name: "生成测试格" }).click();
  const form = page.getByRole("region", { name: "测试格" });
  const speed = form.getByRole("group", { name: "速度（mm/s）" });
  await speed.getByLabel("到").fill("5000");
  await expect(speed).toContainText("请填 0.1 到 600 之间的数。");
  await expect(form.getByRole("button", { name: "下载 SVG" })).toHaveCount(0);
  await speed.getByLabel("到").fill("30");
  await speed.getByLabel("档数").fill("9");
  await expect(form).toContainText("LightBurn 最多 28 格");
  await speed.getByLabel("档数").fill("4");
  await expect(form.getByRole("button", { name: "下载 SVG" })).toBeVisible();
});

test("the files of all machines are there", async ({ request }) => {
  for (const name of settingsFileNames)
    for (const language of languages)
      expect((await request.get(settingsFilePath(name, language))).status(), name).toBe(200);
  const csv = await (await request.get(settingsFilePath("light-530-60.csv", "zh"))).text();
  expect(csv).toContain("\r\nplywood,胶合板,3,cut,68,80,12,18,1,strong,medium,");
  const json: unknown = await (await request.get(settingsFilePath("light-530-60.json", "en"))).json();
  expect(json).toMatchObject({ format: "lightmaker-settings", machine: { model: "light-530", watts: 60 } });
  const library = await (await request.get(settingsFilePath("light-530-60.clb", "en"))).text();
  expect(library).toMatch(/^<\?xml[^>]*>\s*<LightBurnLibrary DisplayName="LightMaker Light 530 60 W">/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the tables of a machine and of a material can be read", async ({ page }) => {
    await page.goto("/support/settings");
    await expect(page.getByText("没有启用 JavaScript，这里只显示一个例子。")).toBeVisible();
    await expect(list(page, "厚度")).toBeHidden();
    await expect(answer(page)).toContainText("12–18");
    await expect(page.getByText(/一行都没有的机器/)).toBeVisible();
    await page.getByRole("link", { name: "Light 640", exact: true }).click();
    await expect(page).toHaveURL(/support\/settings\/light-640$/);
    await page.getByRole("heading", { name: /^Light 640 · 80.{1,2}W$/ }).click();
    const table = page.getByRole("table", { name: /^Light 640 · 80.{1,2}W$/ });
    await expect(table.getByRole("row", { name: /^木材：胶合板/ })).toContainText("20–28");
    await expect(page.getByText("一分钟也不走开")).toBeVisible();
    await page.getByRole("navigation", { name: "各机型、各材料的切割参数" }).getByText("亚克力").click();
    await page.getByRole("heading", { name: "亚克力：浇铸亚克力" }).click();
    await expect(page.getByRole("table", { name: "亚克力：浇铸亚克力" })).toBeVisible();
  });
});

test("prints the answer and the table of the chosen machine on one A4 sheet", async ({ page }) => {
  await open(page, "/en/support/settings?material=plywood&thickness=4&machine=light-640-80");
  const { pages, text } = await printed(page);
  expect(pages.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual([[595, 842]]);
  const words = plain(text);
  for (const word of ["Wood: Plywood · 4 mm · Cut", "Safety", "Basswood", "6 mm"])
    expect(words).toContain(word);
  for (const word of ["Choose material", "Nearby settings", "Light 1610", "©"])
    expect(words).not.toContain(word);
});

test("a table leads to the finder with its machine, and back", async ({ page }) => {
  await open(page, "/en/support/settings/light-640");
  await page.getByRole("heading", { name: /^Light 640 · 80.{1,2}W$/ }).click();
  const table = page.getByRole("table", { name: /^Light 640 · 80.{1,2}W$/ });
  await page
    .locator("details", { has: table })
    .getByRole("link", { name: "See the source of a figure" })
    .click();
  await expect(list(page, "Machine and laser power")).toHaveValue("light-640-80");
  await page.goBack();
  await expect(table).toBeVisible();
  await expect(page.getByRole("navigation", { name: "You are here" }).getByRole("link")).toHaveText([
    "Home",
    "Support",
    "Laser settings",
  ]);
});
