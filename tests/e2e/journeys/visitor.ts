import type { Page } from "playwright/test";
import { expect, live } from "../fixtures.ts";

/** What the frames since the shown page appeared have looked like. */
interface Arrival {
  count: number;
  frames: number;
  /** How far down the page stood, each change once. */
  heights: number[];
  /** By how much what was in the middle of the window when the page was left stood off its place; nothing of a new page. */
  moved: number[];
}

declare global {
  interface Window {
    arrival: Arrival;
  }
}

/** The forms of the site that are sent or lead to one that is; which of them, its place on the page says. */
export const siteForms = "#content :is(#lead, #apply, #message, #ask) form";

/** Where on a page a visitor leaves it: by the menu at its top or by the links at its foot. */
export type Edge = "top" | "foot";

/**
 * Remembers in every frame how far down the shown page stands, beginning anew with each page, and how far what was in the middle of
 * the window when it was left is from its place. The way of that through the page is not compared: what is above it may be laid out
 * anew meanwhile.
 */
function recordArrivals(): void {
  let shown: Element | null = null;
  let known: { middle: Element; top: number } | undefined;
  const places = new WeakMap<Element, { middle: Element; top: number }>();
  window.arrival = { count: 0, frames: 0, heights: [], moved: [] };
  const add = (list: number[], value: number) => {
    if (list.at(-1) !== value) list.push(value);
  };
  const look = () => {
    const heading = document.querySelector("#content h1");
    if (!heading) return;
    if (heading !== shown) {
      shown = heading;
      known = places.get(heading);
      window.arrival = { count: window.arrival.count + 1, frames: 0, heights: [], moved: [] };
    }
    const { arrival } = window;
    add(arrival.heights, Math.round(scrollY));
    if (known) add(arrival.moved, Math.round(known.middle.getBoundingClientRect().top - known.top));
    const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    if (middle) places.set(heading, { middle, top: middle.getBoundingClientRect().top });
  };
  // A page is left where it stood at the click: what leads to the click may scroll after the last frame.
  addEventListener("click", look, { capture: true });
  const everyFrame = () => {
    look();
    window.arrival.frames += 1;
    requestAnimationFrame(everyFrame);
  };
  requestAnimationFrame(everyFrame);
}

/** A visitor who has already answered whether he wants the other language. */
export async function prepare(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem("language-offered", "yes"));
  await page.addInitScript(recordArrivals);
}

export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator(live).waitFor();
}

/** Stands at the top, at the foot or where the page stands already, when nothing glides or grows any more. */
export const standAt = (page: Page, edge: Edge | "here") =>
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

/** Clicks a link of the header as a visitor does: below its entry on a wide window, in the menu on a phone. */
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
    // A pointer that rests on the entry since the last page does not come to it.
    await page.mouse.move(0, 800);
    await entry.hover();
    await entry.locator(`[popover] a[href='${href}']`).click();
  } else {
    const link = header.locator(`a[href='${href}']:not([data-language]):visible`).first();
    // Playwright may scroll for it.
    await link.hover();
    await standAt(page, "here");
    await link.click();
  }
}

/** Clicks a link of the footer, whose group is opened first where it is closed; where the footer has none, the header comes on the way up. */
export async function followFooter(page: Page, href: string): Promise<void> {
  if ((await page.locator(`footer a[href='${href}']`).count()) === 0) {
    const foot = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, -300);
    await page.waitForFunction((foot) => scrollY < foot, foot);
    // The wheel glides; where the page is left must stand.
    await standAt(page, "here");
    await followHeader(page, href);
    return;
  }
  const summary = page.locator(`footer details:not([open]):has(a[href='${href}']) > summary:visible`);
  if (await summary.count()) await summary.click();
  await page.locator(`footer a[href='${href}']:not([data-language])`).click();
}

export const follow = { top: followHeader, foot: followFooter };

/**
 * Does what leads to another page and tells where that page stood in its first frames.
 *
 * @param frames how many frames are looked at
 */
export async function arrive(page: Page, go: () => Promise<unknown>, frames = 6): Promise<Arrival> {
  const before = await page.evaluate(() => window.arrival.count);
  await go();
  const seen = await page.waitForFunction(
    ([before, frames]) => window.arrival.count > before && window.arrival.frames >= frames && window.arrival,
    [before, frames] as const,
  );
  return (await seen.jsonValue()) as Arrival;
}

/** Brings everything near that waits for it, and waits until the forms answer in place. */
export async function bringNear(page: Page): Promise<void> {
  await page.evaluate(async (forms) => {
    const waiting = `${forms}:not([data-live]), #content [data-carousel]:not(:has([data-live]))`;
    for (const node of document.querySelectorAll(waiting)) {
      node.scrollIntoView({ block: "center", behavior: "instant" });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  }, siteForms);
  await expect(page.locator(`${siteForms}:not([data-live])`)).toHaveCount(0);
}

/** What a page says and offers, line by line: elements with what matters of them, without what React names by itself. */
export function readPage(): string[] {
  const told = [
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
    const attributes = told
      .filter((name) => node.hasAttribute(name))
      .map((name) => `${name}=${node.getAttribute(name)?.replaceAll(/_[rR]_\w+_/g, "_")}`);
    if ("value" in node && !node.matches("li, button")) attributes.push(`value=${node.value}`);
    // React writes the property alone.
    if (node instanceof HTMLVideoElement) attributes.push(`muted=${node.muted}`);
    if (words || attributes.length) lines.push([node.localName, ...attributes, words].join(" "));
    if (!node.matches("svg")) for (const child of node.children) read(child);
  };
  const main = document.querySelector("#content");
  if (main) read(main);
  return lines;
}
