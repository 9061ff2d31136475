import { type PageId, routes } from "@lightmaker/content/routes";
import type { Locator, Page } from "playwright/test";
import { expect, hydrated } from "../fixtures.ts";

/** Measurements of the frames since the current page appeared. */
interface FrameRecord {
  count: number;
  frames: number;
  /** Scroll positions. Equal positions in a row are recorded once. */
  heights: number[];
  /**
   * Vertical distances, in pixels, of the element that was in the middle of the viewport when the page was left from
   * its position then. Empty on a new page.
   */
  moved: number[];
}

declare global {
  interface Window {
    frameRecord: FrameRecord;
  }
}

/** Selector of all forms that are sent or lead to one that is sent. The id of its section tells a form apart. */
export const siteForms = "#content :is(#lead, #apply, #message, #ask) form";

/** Place where a visitor leaves a page: the menu at its top or the links at its foot. */
export type Edge = "top" | "foot";

/**
 * Records the scroll position in every frame, starting again with each page. Also records how far the element that was
 * in the middle of the viewport when the page was left is from its old position. Its position within the page is not
 * compared, because the layout above it may change in the meantime.
 */
function recordFrames(): void {
  let shown: Element | null = null;
  let known: { middle: Element; top: number } | undefined;
  const places = new WeakMap<Element, { middle: Element; top: number }>();
  window.frameRecord = { count: 0, frames: 0, heights: [], moved: [] };
  const add = (list: number[], value: number) => {
    if (list.at(-1) !== value) list.push(value);
  };
  const look = () => {
    const heading = document.querySelector("#content h1");
    if (!heading) return;
    if (heading !== shown) {
      shown = heading;
      known = places.get(heading);
      window.frameRecord = { count: window.frameRecord.count + 1, frames: 0, heights: [], moved: [] };
    }
    const { frameRecord } = window;
    add(frameRecord.heights, Math.round(scrollY));
    if (known) add(frameRecord.moved, Math.round(known.middle.getBoundingClientRect().top - known.top));
    const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    if (middle) places.set(heading, { middle, top: middle.getBoundingClientRect().top });
  };
  // Record the position at the click, because Playwright may scroll between the last frame and the click.
  addEventListener("click", look, { capture: true });
  const everyFrame = () => {
    look();
    window.frameRecord.frames += 1;
    requestAnimationFrame(everyFrame);
  };
  requestAnimationFrame(everyFrame);
}

/** True for a page that only the page above it links to: `/support/settings/wood`. */
export const isBelow = (page: PageId): boolean => routes[page].split("/").length > 3;

/** Sets up a visitor who has already answered the language offer. */
export async function setUpVisitor(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem("language-offered", "yes"));
  await page.addInitScript(recordFrames);
}

export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator(hydrated).waitFor();
}

/** Scrolls to the top or the foot, or stays, and waits until scrolling and layout have settled. */
export const scrollToEdge = (page: Page, edge: Edge | "here") =>
  page.evaluate(async (edge) => {
    const root = document.documentElement;
    let seen = "";
    for (let rested = 0; rested < 6; ) {
      const places = { top: 0, foot: root.scrollHeight - innerHeight, here: scrollY };
      scrollTo({ top: places[edge], behavior: "instant" });
      await new Promise(requestAnimationFrame);
      const now = `${Math.round(scrollY)} ${root.scrollHeight}`;
      rested = now === seen ? rested + 1 : 0;
      seen = now;
    }
  }, edge);

/**
 * Clicks an element that may stand outside the window. Playwright would jump to it and press at once; the sections that
 * come into view change their heights in the next frame, and the button would be released over something else.
 */
export async function clickAtRest(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await scrollToEdge(target.page(), "here");
  await target.click();
}

/** Clicks a link in the header like a visitor: in the panel of its entry in a wide window, in the menu on a phone. */
export async function followHeader(page: Page, href: string): Promise<void> {
  const header = page.locator("body header").first();
  const toggle = header.locator("div:has(> [popover] nav details) > button");
  if (await toggle.isVisible()) {
    if (await header.locator(`> div > a[href='${href}']`).count()) {
      await header.locator(`> div > a[href='${href}']`).click();
      return;
    }
    await toggle.click();
    const group = header.locator(`details:not([open]):has(a[href='${href}'])`);
    if (await group.count()) await group.locator("summary").click();
    await header.locator(`[popover] details a[href='${href}']`).click();
    return;
  }
  const entry = header
    .locator("nav [data-hover]")
    .filter({ has: page.locator(`[popover] a[href='${href}']`) });
  if (await entry.count()) {
    // A pointer that has rested on the entry since the last page causes no new hover.
    await page.mouse.move(0, 800);
    await entry.hover();
    await entry.locator(`[popover] a[href='${href}']`).click();
  } else {
    const link = header.locator(`a[href='${href}']:not([data-language]):visible`).first();
    // Playwright may scroll to reach the link.
    await link.hover();
    await scrollToEdge(page, "here");
    await link.click();
  }
}

/**
 * Clicks a link in the footer, and first opens its group if it is closed. If the footer has no such link, scrolls up
 * until the header appears and uses that.
 */
export async function followFooter(page: Page, href: string): Promise<void> {
  if ((await page.locator(`footer a[href='${href}']`).count()) === 0) {
    const foot = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, -300);
    await page.waitForFunction((foot) => scrollY < foot, foot);
    // Scrolling by the wheel is smooth. The page must be at rest before it is left.
    await scrollToEdge(page, "here");
    await followHeader(page, href);
    return;
  }
  const summary = page.locator(`footer details:not([open]):has(a[href='${href}']) > summary:visible`);
  if (await summary.count()) await summary.click();
  await page.locator(`footer a[href='${href}']:not([data-language])`).click();
}

export const follow = { top: followHeader, foot: followFooter };

/** Visits a page by its link in the footer within the same document, wherever the window is scrolled. */
export async function visitByFooter(page: Page, path: string): Promise<void> {
  // A link to the current page loads nothing, and leaves the focus where it is.
  if (new URL(page.url()).pathname === path) return;
  await page
    .locator(`footer a[href='${path}']`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(path);
  await expect(page.locator("#content")).toBeFocused();
}

/** Counts the DOM nodes, the event listeners and the bytes of the heap after collecting garbage. */
export async function measureMemory(page: Page): Promise<Record<"nodes" | "listeners" | "heap", number>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  await session.detach();
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { nodes: of("Nodes"), listeners: of("JSEventListeners"), heap: of("JSHeapUsedSize") };
}

/**
 * Performs a navigation and returns measurements of the new page's first frames.
 *
 * @param frames number of frames to measure
 */
export async function navigate(page: Page, go: () => Promise<unknown>, frames = 6): Promise<FrameRecord> {
  const before = await page.evaluate(() => window.frameRecord.count);
  await go();
  const seen = await page.waitForFunction(
    ([before, frames]) =>
      window.frameRecord.count > before && window.frameRecord.frames >= frames && window.frameRecord,
    [before, frames] as const,
  );
  return (await seen.jsonValue()) as FrameRecord;
}

/** Scrolls to every form and carousel that hydrates near the viewport, and waits until the forms are live. */
export async function hydrateLateContent(page: Page): Promise<void> {
  await page.evaluate(async (forms) => {
    const waiting = `${forms}:not([data-live]), #content [data-carousel]:not(:has([data-live]))`;
    for (const node of document.querySelectorAll(waiting)) {
      node.scrollIntoView({ block: "center", behavior: "instant" });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  }, siteForms);
  await expect(page.locator(`${siteForms}:not([data-live])`)).toHaveCount(0);
}

/** Returns the contents of a page as lines: elements with their relevant attributes, without ids that React generates. */
export function pageContents(): string[] {
  const comparedAttributes = [
    "href",
    "src",
    "srcset",
    "alt",
    "name",
    "type",
    "required",
    "role",
    "aria-label",
    "aria-selected",
    "aria-current",
    "aria-expanded",
    "disabled",
    "placeholder",
    "rows",
    "action",
    "method",
    "poster",
    "open",
    "hidden",
    "colspan",
    "scope",
    "lang",
    "download",
    "controls",
    "loop",
    "accept",
    "autocomplete",
    "datetime",
  ];
  const lines = [
    document.title,
    document.documentElement.lang,
    ...[...document.querySelectorAll("link[rel=canonical], link[rel=alternate], meta[name=description]")].map(
      (node) => node.getAttribute("href") ?? node.getAttribute("content") ?? "",
    ),
  ];
  const read = (node: Element) => {
    if (node.matches("script, noscript, template, style, [aria-live], [role=status]")) return;
    const words = [...node.childNodes]
      .filter((child) => child.nodeType === Node.TEXT_NODE)
      .map((child) => child.textContent)
      .join("")
      .trim();
    const attributes = comparedAttributes
      // Carousels play on by themselves.
      .filter(
        (name) =>
          node.hasAttribute(name) && !(name === "aria-current" && node.matches("[data-carousel] button")),
      )
      .map((name) => `${name}=${node.getAttribute(name)?.replaceAll(/_[rR]_\w+_/g, "_")}`);
    if ("value" in node && !node.matches("li, button")) attributes.push(`value=${node.value}`);
    // React sets only the property, not the attribute.
    if (node instanceof HTMLVideoElement) attributes.push(`muted=${node.muted}`);
    if (words || attributes.length) lines.push([node.localName, ...attributes, words].join(" "));
    if (!node.matches("svg")) for (const child of node.children) read(child);
  };
  const main = document.querySelector("#content");
  if (main) read(main);
  return lines;
}
