import { type Browser, chromium, type Page } from "playwright";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { tokenRows } from "../../.storybook/token-rows.ts";
import { shellPath } from "../../vite-options.ts";
import { compile } from "./compile.ts";
import {
  changePage,
  faultsOfPage,
  sidewaysScroll,
  snippetsOf,
  type Token,
  type Tried,
  tokensOfPage,
  tryControls,
} from "./in-page.ts";
import { type Entry, readIndex } from "./storybook.ts";
import { needsFirst, notInCode, unseen, unseenEverywhere } from "./unseen.ts";

/** Widths of the window, in pixels. */
const widths = [1024, 1440, 1920] as const;

const index = readIndex();
const pages = index.filter(({ type }) => type === "docs");
const isPart = ({ title }: Entry) => /^(Components|Blocks)\//.test(title);
const nameOf = ({ title }: Entry) => title.split("/").at(-1) ?? "";

/** What a documentation page showed. */
interface Report {
  errors: string[];
  faults: string[];
  /** What reaches out of the page, by the width of the window. */
  sideways: Record<string, string[]>;
  controls: readonly Tried[];
  /** Pictures of good and bad practice. */
  pictures: number;
  /** Rows of the tables of tokens. */
  tokens: readonly Token[];
  /** Code of each story, by its id. */
  snippets: Record<string, string>;
}

/** Opens a documentation page: the first by its address, the next as the sidebar does, which takes a quarter of the time. */
async function openDocs(page: Page, { id }: Entry): Promise<void> {
  if (page.url() === "about:blank")
    await page.goto(`${inject("storybook")}iframe.html?viewMode=docs&id=${id}`);
  else await page.evaluate(changePage, id);
  // The list of contents has a heading too, and pages of frames hide it.
  await page.locator("#storybook-docs .sbdocs-content :is(h1, h2)").first().waitFor();
}

async function look(page: Page, entry: Entry): Promise<Omit<Report, "errors">> {
  await page.setViewportSize({ width: widths[0], height: 900 });
  await openDocs(page, entry);
  const stories = index
    .filter(({ type, title }) => type === "story" && title === entry.title)
    .map(({ id }) => id);
  const snippets = await page.evaluate(snippetsOf, stories);
  const faults = await page.evaluate(faultsOfPage);
  const tokens = await page.evaluate(tokensOfPage);
  const pictures = await page.locator("[data-picture]").count();
  const sideways: Report["sideways"] = {};
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const found = await page.evaluate(sidewaysScroll);
    if (found.length > 0) sideways[width] = found;
  }
  const [id] = stories;
  let controls: readonly Tried[] = [];
  if (id && isPart(entry)) {
    await page.setViewportSize({ width: widths[1], height: 900 });
    controls = await page.evaluate(tryControls, { id, first: needsFirst[nameOf(entry)] ?? {} });
  }
  return { faults, pictures, tokens, sideways, controls, snippets };
}

/** Storybook knows its own test runner by this name, and does not wait for animations then: it stops them. */
const testUserAgent = "Mozilla/5.0 (X11; Linux x64) Chrome StorybookTestRunner";

const reports = new Map<string, Report>();

/** Looks at pages until none is left. A browser for itself, because Chromium stops the frames of a page behind another. */
async function lookAtRest(rest: Entry[]): Promise<void> {
  const browser: Browser = await chromium.launch({
    ...(shellPath && { executablePath: shellPath }),
    args: ["--no-sandbox", "--disable-background-networking"],
  });
  try {
    const page = await browser.newPage({ reducedMotion: "reduce", userAgent: testUserAgent });
    let errors: string[] = [];
    let shown = "";
    page.on("pageerror", ({ message }) => errors.push(`Error after ${shown} was opened: ${message}`));
    page.on(
      "console",
      (message) =>
        message.type() === "error" && errors.push(`Logged after ${shown} was opened: ${message.text()}`),
    );
    for (let entry = rest.shift(); entry; entry = rest.shift()) {
      errors = [];
      shown = entry.title;
      reports.set(entry.id, { ...(await look(page, entry)), errors });
    }
  } finally {
    await browser.close();
  }
}

beforeAll(async () => {
  const rest = [...pages];
  await Promise.all([lookAtRest(rest), lookAtRest(rest)]);
});

function reportOf(entry: Entry): Report {
  const report = reports.get(entry.id);
  if (!report) throw new Error(`${entry.title} was not opened.`);
  return report;
}

describe.each(pages.map((page) => [page.title, page] as const))("%s", (_, page) => {
  it("has no error, no raw text, no opaque type and does not scroll sideways", () => {
    const { errors, faults, sideways } = reportOf(page);
    const wrong = [
      ...errors,
      ...faults,
      ...Object.entries(sideways).map(([width, found]) => `At ${width} px it scrolls ${found.join(" ")}`),
    ];
    // The message names them, because a log shows no difference of long lists.
    expect(wrong, wrong.join("\n")).toEqual([]);
  });
});

describe.each(pages.filter(isPart).map((page) => [page.title, page] as const))("%s", (_, page) => {
  it("changes with every control", () => {
    const name = nameOf(page);
    const { controls } = reportOf(page);
    if (!unseen[name]?.["*"]) expect(controls.length).toBeGreaterThan(0);
    const still = controls
      .filter(({ changed }) => !changed)
      .map(({ name: prop, type }) => ({ prop, type }))
      .filter(({ prop }) => !unseen[name]?.[prop] && !unseenEverywhere[prop]);
    expect(still).toEqual([]);
  });

  it("shows the code of the changed props", () => {
    const name = nameOf(page);
    const behind = reportOf(page)
      .controls.filter(({ changed, coded }) => changed && !coded)
      .map(({ name: prop }) => prop)
      .filter((prop) => !notInCode[name]?.[prop]);
    expect(behind, behind.join(", ")).toEqual([]);
  });
});

it("shows name, values and use of every token", () => {
  const shown = [...reports.values()].flatMap(({ tokens }) => tokens);
  const expected = tokenRows().map(({ property, code, values, use }) => ({
    name: property ?? code,
    ...values,
    use,
  }));
  const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name);
  expect(shown.sort(byName)).toEqual(expected.sort(byName));
  expect(expected.filter(({ use }) => use === "")).toEqual([]);
});

it("lets a button be disabled, and imports it as its page says", () => {
  const button = pages.find((page) => nameOf(page) === "Button");
  if (!button) throw new Error("Button has no page.");
  const { controls, snippets } = reportOf(button);
  expect(controls.map(({ name }) => name)).toContain("disabled");
  expect(Object.values(snippets)[0]).toContain('import { Button } from "@lightmaker/ui/Button";');
});

it("shows good and bad practice in pictures on at least twenty pages", () => {
  expect([...reports.values()].filter(({ pictures }) => pictures > 1).length).toBeGreaterThanOrEqual(20);
});

it("offers code that compiles against the packed package", () => {
  const codes = [...reports.values()]
    .flatMap(({ snippets }) => Object.entries(snippets))
    .filter(([id]) => /^(components|blocks)-/.test(id));
  expect(codes.length).toBeGreaterThan(400);
  const unpasted = codes.filter(([, code]) => /data:\w+\/|function \w+\(\)\{\}|^\/\/ No code/.test(code));
  expect(unpasted.map(([id, code]) => `${id}: ${code.slice(0, 120)}`)).toEqual([]);
  expect(compile(codes)).toEqual([]);
});
