import { createRequire } from "node:module";
import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { shellPath } from "../../vite-options.ts";
import { compile } from "./compile.ts";
import { changePage } from "./in-page.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({
    ...(shellPath && { executablePath: shellPath }),
    args: ["--no-sandbox"],
  });
});
afterAll(() => browser.close());

/** Longest wait in milliseconds: as long as a busy machine needs. */
const patience = 240_000;

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

const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** Texts of the page itself with less contrast than WCAG 2.2 asks for. The stories have tests of their own. */
async function weakTexts(): Promise<string[]> {
  // The code below the first example too.
  const example = document.querySelector("[data-first]");
  const button = [...(example?.querySelectorAll("button") ?? [])].find(
    ({ textContent }) => textContent?.trim() === "Show code",
  );
  button?.click();
  for (let count = 0; button && count < 1200 && !example?.querySelector("pre .token"); count += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  const { axe: runner } = window as unknown as { axe: typeof import("axe-core") };
  const { violations } = await runner.run(
    { include: ["#storybook-docs"], exclude: [".sb-story", "[data-picture]"] },
    { runOnly: ["color-contrast"] },
  );
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ target, any }) => `${target.join(" ")} ${any.map(({ message }) => message).join(" ")}`),
  );
}

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
    ["switch", "Choosing a component"],
    ["checkbox", "Choosing a component"],
    ["slider", "Carousel (slider)"],
  ])("finds by “%s” the page “%s”", async (word, title) => {
    await page.locator("#storybook-explorer-searchfield").fill(word);
    await page.locator(".search-result-item", { hasText: word }).filter({ hasText: title }).first().waitFor();
  });
});

it("begins with what is new, whose links go on in the manager, also in a new tab", async () => {
  const page = await open("");
  await previewOf(page).getByRole("heading", { name: "What is new" }).waitFor();
  const link = previewOf(page).getByRole("link", { name: /^Choosing a component/ });
  const address = await link.evaluate((anchor: HTMLAnchorElement) => anchor.href);
  expect(address).toBe(`${inject("storybook")}?path=/docs/choosing-a-component--docs`);
  await link.click();
  await previewOf(page).getByRole("link", { name: "FilterChips" }).first().click();
  await previewOf(page).getByRole("heading", { level: 1, name: "FilterChips" }).waitFor();
  expect(page.url()).toContain("?path=/docs/components-forms-filterchips--docs");
  // A guide names other components: they are links too.
  await previewOf(page).getByRole("link", { name: "Select", exact: true }).first().click();
  await previewOf(page).getByRole("heading", { level: 1, name: "Select" }).waitFor();
  await page.context().close();
});

it("lists the contents of a page that is opened by its address", async () => {
  for (const id of [
    "components-actions-button--docs",
    "foundations-voice--docs",
    "foundations-space--docs",
  ]) {
    const page = await open(`iframe.html?viewMode=docs&id=${id}`);
    await eventually(() => page.locator(".toc-list-item").count()).toBeGreaterThan(2);
    await page.context().close();
  }
});

it.each([
  ["components-navigation-mobilemenu", "a:visible"],
  ["components-feedback-toast", "[role=status]:visible, li:visible"],
  ["components-show-and-hide-dialog", "[role=dialog]:visible"],
])("shows what opens as open, and without taking the focus: %s", async (id, opened) => {
  const page = await open(`iframe.html?viewMode=docs&id=${id}--docs`);
  await page.locator(".sb-story iframe").first().contentFrame().locator(opened).first().waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.context().close();
});

it("shows the themes side by side in the language of the toolbar", async () => {
  const page = await open("?path=/docs/themes--docs&globals=language:zh");
  await page.setViewportSize({ width: 1280, height: 900 });
  const frames = previewOf(page).locator("iframe");
  const root = previewOf(page).locator("html");
  await eventually(() => frames.count()).toBe(3);
  const tops = await frames.evaluateAll((all) => all.map((frame) => frame.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  for (const [index, theme] of ["light", "dark", "dealer"].entries()) {
    const framed = frames.nth(index).contentFrame().locator("html");
    await eventually(() => framed.getAttribute("data-theme")).toBe(theme);
    await eventually(() => framed.getAttribute("lang")).toBe("zh-Hans");
  }
  // They have not told the page their theme.
  expect(await root.getAttribute("data-theme")).toBe("light");
  await page.context().close();
});

it.each(["light", "dark", "dealer"])(
  "has text and links with enough contrast in the theme %s",
  async (theme) => {
    const [first, ...others] = [
      "what-is-new--docs",
      "getting-started--docs",
      "choosing-a-component--docs",
      "components-forms-filterchips--docs",
      "foundations-layers-and-theming--docs",
    ] as const;
    const page = await open(`iframe.html?viewMode=docs&id=${first}&globals=theme:${theme}`);
    await page.locator("#storybook-docs :is(h1, h2)").first().waitFor();
    await eventually(() => page.locator("html").getAttribute("data-theme")).toBe(theme);
    await page.addScriptTag({ path: axe });
    const faults = await page.evaluate(weakTexts);
    for (const id of others) {
      await page.evaluate(changePage, id);
      await page.locator("#storybook-docs :is(h1, h2)").first().waitFor();
      const found = await page.evaluate(weakTexts);
      faults.push(...found.map((text) => `${id}: ${text}`));
    }
    await page.context().close();
    expect(faults, faults.join("\n")).toEqual([]);
  },
);

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

it("keeps the last good view of a block when its data make it throw, and recovers", async () => {
  const page = await open("?path=/story/playground--playground");
  const playground = previewOf(page);
  await playground.getByRole("button", { name: "ProductCards" }).click();
  const data = playground.getByLabel("Data of ProductCards");
  const good = await data.inputValue();
  const shown = playground.frameLocator('iframe[title="Window of 1440 px"]').locator("#storybook-root");
  const { title } = JSON.parse(good) as { title: string };
  await shown.getByRole("heading", { name: title }).waitFor();
  // Not JSON, and JSON that the block cannot read.
  await data.fill("{");
  await playground.getByRole("status").getByText(/JSON/).waitFor();
  await data.fill(JSON.stringify({ ...JSON.parse(good), cards: 7, items: 7, title: "Broken" }));
  await playground.getByRole("status").getByText("cannot be shown").waitFor();
  await shown.getByRole("heading", { name: title }).waitFor();
  await data.fill(JSON.stringify({ ...JSON.parse(good), title: "Mended" }));
  await shown.getByRole("heading", { name: "Mended" }).waitFor();
  await eventually(() => playground.getByRole("status").allTextContents()).toEqual([""]);
  await page.context().close();
});

it.each(["tokens.json", "tokens.dark.json", "tokens.dealer.json"])("offers %s", async (name) => {
  const response = await fetch(inject("storybook") + name);
  expect(await response.json()).toHaveProperty("color");
});
