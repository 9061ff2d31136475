import { type Language, languages, type PageId, pagePath, routes } from "@lightmaker/content/routes";
import type { Page } from "playwright/test";
import { expect, hydrated, test } from "../fixtures.ts";
import {
  type Edge,
  follow,
  hydrateLateContent,
  isBelow,
  navigate,
  open,
  pageContents,
  scrollToEdge,
  setUpVisitor,
} from "./visitor.ts";

// Each test visits dozens of pages; each of their steps has its own time limit.
test.setTimeout(0);

/** One page of each kind, and all pages with a form. */
const kinds = [
  "home",
  "products",
  "morningLight",
  "materials",
  "wood",
  "education",
  "faq",
  "downloads",
  "sample",
  "contactus",
  "finance",
  "news",
] as const satisfies readonly PageId[];

/** All other pages with links to them in the header or the footer. */
const others = (Object.keys(routes) as PageId[]).filter(
  (id) =>
    !(kinds as readonly PageId[]).includes(id) &&
    !["sent", "notSent", "notFound"].includes(id) &&
    !isBelow(id),
);
/** Pages that only the footer links to. */
const footOnly: readonly PageId[] = [
  "leather",
  "room",
  "drawingCheck",
  "settings",
  "warranty",
  "maintenance",
  "safety",
  "privacy",
  "terms",
];

/**
 * How far ahead the next page is, with the pages in a ring; without a common factor with their number, so that the walk meets all.
 * A page is entered from two others and left for two others: what one page leaves behind shows on any other, so 132 pairs and 48
 * found nothing that these 24 do not.
 */
const distances: Record<Language, number> = { zh: 1, en: 5 };

/** Returns a closed walk over pages in a ring, each at this distance from the one before. */
const walkAround = (pages: readonly PageId[], distance: number): PageId[] =>
  pages.map((_, step) => pages[((step + 1) * distance) % pages.length] ?? "home");

const loaded = new Map<string, Promise<string[]>>();

/** Returns the contents of a page after a full page load. The result is cached. */
function asLoaded(page: Page, path: string): Promise<string[]> {
  const read = async () => {
    const other = await page.context().newPage();
    await open(other, path);
    await hydrateLateContent(other);
    const lines = await other.evaluate(pageContents);
    await other.close();
    return lines;
  };
  const known = loaded.get(path) ?? read();
  loaded.set(path, known);
  return known;
}

const announced = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("[role=status]")].some((node) => node.textContent === document.title),
  );

/** Expects the page to be complete and equal to its full page load. */
async function expectPage(page: Page, path: string, how: string): Promise<void> {
  const expected = await asLoaded(page, path);
  expect(new URL(page.url()).pathname, how).toBe(path);
  await hydrateLateContent(page);
  await expect
    .poll(() => page.evaluate(pageContents), { message: how, intervals: [0, 50, 100, 250] })
    .toEqual(expected);
}

/**
 * Expects the effects of a full page load: scrolled to the top from the first frame, focus in the content, title
 * announced.
 */
async function expectFocusAndTitle(page: Page, how: string): Promise<void> {
  await expect(page.locator("#content"), `${how}: focus in the content`).toBeFocused();
  await expect.poll(() => announced(page), `${how}: title announced`).toBe(true);
  const heights = await page.evaluate(() => window.frameRecord.heights);
  expect(heights, `${how}: scroll positions`).toEqual([0]);
}

/** One click of a walk, with the edge from which the page is left. */
interface Way {
  readonly to: PageId;
  readonly edge: Edge;
}

/** Goes from one page to another by a click. */
async function walk(page: Page, from: string, to: string, edge: Edge): Promise<string> {
  const how = `${from} → ${to}, from its ${edge}`;
  await scrollToEdge(page, edge);
  await navigate(page, () => follow[edge](page, to));
  await expectFocusAndTitle(page, how);
  await expectPage(page, to, how);
  return how;
}

/** The same, then goes back and forward. */
async function walkAndReturn(page: Page, from: string, to: string, edge: Edge): Promise<void> {
  const how = await walk(page, from, to, edge);
  await scrollToEdge(page, edge);
  const back = await navigate(page, () => page.goBack());
  expect(back.moved, `${how}, back: distance from the previous scroll position`).toEqual([0]);
  await expectPage(page, from, `${how}, back`);
  const again = await navigate(page, () => page.goForward());
  expect(again.moved, `${how}, back and forward: distance from the previous scroll position`).toEqual([0]);
  await expectPage(page, to, `${how}, back and forward`);
}

/** Walks from the first page of a language in one document. */
async function walkAll(
  page: Page,
  language: Language,
  start: PageId,
  ways: readonly Way[],
  step: (index: number) => typeof walk | typeof walkAndReturn,
): Promise<void> {
  await setUpVisitor(page);
  let from = pagePath(start, language);
  await open(page, from);
  await hydrateLateContent(page);
  for (const [index, { to, edge }] of ways.entries()) {
    const path = pagePath(to, language);
    await step(index)(page, from, path, edge);
    from = path;
  }
}

/** Returns the edge from which a page is left. Edges alternate, and the languages begin at different ones. */
const edgeAt = (step: number, language: Language): Edge =>
  (step + languages.indexOf(language)) % 2 === 0 ? "top" : "foot";

for (const language of languages) {
  test(`a page is the same wherever the visitor came from, in ${language}`, async ({ page }) => {
    const ways = walkAround(kinds, distances[language]).map((to, step) => ({
      to,
      edge: edgeAt(step, language),
    }));
    expect(new Set(ways.map(({ to }) => to)).size).toBe(kinds.length);
    // Every second one is returned to.
    await walkAll(page, language, kinds[0], ways, (index) => (index % 2 === 0 ? walkAndReturn : walk));
  });

  test(`every second page is reachable from the header or the footer, in ${language}`, async ({ page }) => {
    // Both languages have the same links, so each page is visited in one of them, from the page before.
    const ways = others
      .filter((_, index) => index % languages.length === languages.indexOf(language))
      .map((to, step): Way => ({ to, edge: footOnly.includes(to) ? "foot" : edgeAt(step, language) }));
    await walkAll(page, language, "home", ways, () => walk);
  });
}

test("the pages below another are reached from there, and from one another", async ({ page }) => {
  await setUpVisitor(page);
  await open(page, pagePath("settings", "zh"));
  await hydrateLateContent(page);
  const below = (Object.keys(routes) as PageId[]).filter(isBelow);
  for (const id of below) {
    const path = pagePath(id, "zh");
    await navigate(page, () => page.locator(`#content a[href='${path}']`).first().click());
    await expectFocusAndTitle(page, id);
    await expectPage(page, path, id);
  }
});

test("a series page has its final height from the first frame", async ({ page }) => {
  await open(page, "/products/morning-light");
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await hydrateLateContent(page);
  await scrollToEdge(page, "foot");
  expect(await height()).toBe(before);
});

test("the 404 page links on, and is restored on going back", async ({ page, consoleMessages }) => {
  await setUpVisitor(page);
  await open(page, "/no-such-page");
  consoleMessages.splice(0); // Chromium reports every 404 itself.
  const unknown = await page.evaluate(pageContents);
  for (const edge of ["top", "foot"] as const) {
    await scrollToEdge(page, edge);
    await navigate(page, () => follow[edge](page, "/materials/wood"));
    await expectFocusAndTitle(page, `404 → wood, from its ${edge}`);
    await expectPage(page, "/materials/wood", `404 → wood, from its ${edge}`);
    // The server answers with a document and status 404.
    await page.goBack();
    await page.waitForURL("/no-such-page");
    await page.locator(hydrated).waitFor();
    expect(await page.evaluate(pageContents)).toEqual(unknown);
    consoleMessages.splice(0);
  }
});

test("a page found by the search equals the page of its URL", async ({ page }) => {
  await setUpVisitor(page);
  await open(page, "/support/faq");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
  await page.keyboard.insertText("亚克力");
  await page.getByRole("option").first().waitFor();
  await navigate(page, () => page.keyboard.press("Enter"));
  await expectFocusAndTitle(page, "search → acrylic");
  await expectPage(page, "/materials/acrylic", "search → acrylic");
});
