import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { executablePath } from "../../vite-options.ts";
import { compile } from "./compile.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ["--no-sandbox"] });
});
afterAll(() => browser.close());

/** Longest wait in milliseconds: as long as a busy machine needs. */
const patience = 120_000;

/** Opens Storybook as a designer does, at an address such as `?path=/docs/components-actions-button--docs`. */
async function open(address: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 1000 },
    permissions: ["clipboard-read", "clipboard-write"],
    reducedMotion: "reduce",
  });
  context.setDefaultTimeout(patience);
  const page = await context.newPage();
  await page.goto(inject("storybook") + address);
  return page;
}

const eventually = <Value>(read: () => Promise<Value>) => expect.poll(read, { timeout: patience });

const previewOf = (page: Page) => page.frameLocator("#storybook-preview-iframe");
const accentOf = (page: Page) =>
  previewOf(page)
    .locator("html")
    .evaluate((root) => getComputedStyle(root).getPropertyValue("--lm-color-accent").trim());
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

describe("the search", () => {
  let page: Page;
  beforeAll(async () => {
    page = await open("?path=/docs/getting-started--docs");
  });
  afterAll(() => page.context().close());

  it.each([
    ["dropdown", "Select"],
    ["modal", "Dialog"],
    ["toggle", "ThemeSwitch"],
    ["token", "Layers and theming"],
    ["version", "What is new"],
  ])("finds by “%s” the page “%s”", async (word, title) => {
    await page.locator("#storybook-explorer-searchfield").fill(word);
    await page.locator(".search-result-item", { hasText: word }).filter({ hasText: title }).first().waitFor();
  });
});

it("begins with what is new", async () => {
  const page = await open("");
  await previewOf(page).getByRole("heading", { name: "What is new" }).waitFor();
  await page.context().close();
});

it("keeps a brand of the toolbar on every page and in a link", async () => {
  const page = await open("?path=/docs/components-actions-button--docs");
  await previewOf(page).getByRole("heading", { level: 1, name: "Button" }).waitFor();
  await page.getByRole("button", { name: /^Brand/ }).click();
  await page.getByLabel("Accent as #rrggbb").fill("#1f7a3d");
  await eventually(() => accentOf(page)).toBe("#1f7a3d");
  await page.getByRole("button", { name: "Copy theme.css" }).click();
  await eventually(() => copied(page)).toContain("--lm-color-accent: #1f7a3d;");
  await page.getByRole("button", { name: "Copy link" }).click();
  await eventually(() => copied(page)).toContain("brand:1f7a3d_");
  const link = await copied(page);
  await page.context().close();

  const other = await open(link.slice(inject("storybook").length).replace("button--docs", "link--docs"));
  await previewOf(other).getByRole("heading", { level: 1, name: "Link" }).waitFor();
  await eventually(() => accentOf(other)).toBe("#1f7a3d");
  await other.context().close();
});

it("shows a whole page in the brand, and judges its contrast", async () => {
  const page = await open("?path=/story/brand-laboratory--brand-laboratory");
  const laboratory = previewOf(page);
  const sample = laboratory.frameLocator("iframe");
  await sample.getByRole("heading").nth(3).waitFor();
  await laboratory.getByLabel("Accent as #rrggbb").fill("#ffe14d");
  await eventually(() =>
    sample
      .locator("html")
      .evaluate((root) => getComputedStyle(root).getPropertyValue("--lm-color-accent").trim()),
  ).toBe("#ffe14d");
  await eventually(() => laboratory.locator("tr[data-passes=true]").count()).toBeGreaterThan(10);
  expect(await laboratory.locator("tr[data-passes=false]").allTextContents()).toEqual([]);
  await page.context().close();
});

it("composes a page of blocks in three widths, whose code compiles", async () => {
  const page = await open("?path=/story/playground--playground");
  const playground = previewOf(page);
  await playground.getByLabel("Add a block").selectOption("blocks/Faq");
  await eventually(() => playground.locator("iframe").count()).toBe(3);
  for (const width of [390, 768, 1440])
    await playground
      .frameLocator(`iframe[title="Window of ${width} px"]`)
      .locator("details:visible")
      .first()
      .waitFor();
  await playground.getByRole("button", { name: "Copy code" }).click();
  await playground.getByRole("button", { name: "Copied" }).waitFor();
  const code = await copied(page);
  expect(code).toContain("<Faq");
  expect(compile([["playground", code]])).toEqual([]);
  await page.context().close();
});

it.each(["tokens.json", "tokens.dark.json", "tokens.dealer.json"])("offers %s", async (name) => {
  const response = await fetch(inject("storybook") + name);
  expect(await response.json()).toHaveProperty("color");
});
