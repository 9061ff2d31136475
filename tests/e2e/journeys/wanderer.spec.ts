import { type PageId, pagePath, routes } from "@lightmaker/content/routes";
import type { Browser, BrowserContextOptions } from "playwright/test";
import { expect, test } from "../fixtures.ts";
import { isBelow } from "./visitor.ts";
import { type Habits, randomFrom, type Step, Wanderer } from "./wander.ts";

const seed = Number(process.env["WANDER_SEED"] ?? 20261122);
const steps = Number(process.env["WANDER_STEPS"] ?? 90);

// Far longer than the steps need; it only ends a walk that hangs.
test.setTimeout(Math.max(600_000, steps * 30_000));

/**
 * Allowed growth in addition to eight simple pages: both series pages, the largest pages of the site, each with 2,900 to 3,500
 * nodes and 800 to 950 listeners. Where a walk ends, the eight kept pages may contain both. A leak per visit exceeds this after a
 * few visits.
 */
const seriesPages = { nodes: 9_000, listeners: 2_200 };

const desk = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Finds a short list of last steps that causes the error again, started from the page where they began. */
async function shorten(
  browser: Browser,
  options: BrowserContextOptions,
  habits: Habits,
  done: readonly { step: Step; at: string }[],
): Promise<string> {
  for (let length = 1; length < done.length; length *= 2) {
    const tail = done.slice(-length);
    const context = await browser.newContext({ ...options, locale: "zh-CN", serviceWorkers: "block" });
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    const visitor = new Wanderer(page, habits);
    try {
      await visitor.start(tail[0]?.at);
      for (const { step } of tail) await visitor.does(step);
    } catch (error) {
      return [`From ${tail[0]?.at}:`, ...tail.map(({ step }) => JSON.stringify(step)), String(error)].join(
        "\n",
      );
    } finally {
      await context.close();
    }
  }
  return "It does not happen again without all that was done before.";
}

for (const [name, share, habits, options] of [
  ["on a phone in Chinese", 0.35, { language: "zh", oneDocument: false }, phone],
  ["at a desk in English", 0.35, { language: "en", oneDocument: false }, desk],
  ["in one document, which does not grow", 0.3, { language: "zh", oneDocument: true }, desk],
] as const) {
  test.describe(() => {
    test.use(options);

    test(`a random walk finds no fault ${name}`, async ({ page, browser, product, consoleMessages }) => {
      const most = Math.round(steps * share);
      console.info(`${name}: WANDER_SEED=${seed}, ${most} steps`);
      const random = randomFrom(seed);
      const visitor = new Wanderer(page, habits);
      const done: { step: Step; at: string }[] = [];
      await visitor.start();
      if (habits.oneDocument) await seeEverything(visitor, habits);
      let early: Awaited<ReturnType<Wanderer["weigh"]>> | undefined;
      try {
        while (done.length < most) {
          const step = await visitor.next(random);
          done.push({ step, at: page.url() });
          await visitor.does(step);
          if (habits.oneDocument && done.length === Math.round(most / 4)) early = await visitor.weigh();
        }
      } catch (error) {
        console.error(`WANDER_SEED=${seed}, after ${done.length} steps:`);
        for (const { step, at } of done) console.error(at.replace(product.origin, ""), JSON.stringify(step));
        console.error(await shorten(browser, { ...options, baseURL: product.origin }, habits, done));
        throw error;
      }
      if (early) await expectNoGrowth(visitor, early);
      // The visitor has already checked these messages.
      consoleMessages.splice(0);
    });
  });
}

/** Loads everything once that is loaded only once per document. */
async function seeEverything(visitor: Wanderer, { language }: Habits): Promise<void> {
  const unlisted: readonly string[] = ["home", "sent", "notSent", "notFound"];
  const ids = (Object.keys(routes) as PageId[]).filter((id) => !unlisted.includes(id) && !isBelow(id));
  for (const id of ids) await visitor.does({ does: "link", area: "footer", href: pagePath(id, language) });
  await visitor.does({ does: "chat" });
  await visitor.does({ does: "search", words: "zzzz" });
}

async function expectNoGrowth(
  visitor: Wanderer,
  early: Awaited<ReturnType<Wanderer["weigh"]>>,
): Promise<void> {
  // The last page may stay in memory a moment longer. A leak stays for good.
  await expect(async () => {
    const late = await visitor.weigh();
    console.info("after a quarter and at the end:", early, late);
    expect(late.listeners).toBeLessThanOrEqual(early.listeners * 1.1 + seriesPages.listeners);
    expect(late.nodes).toBeLessThanOrEqual(early.nodes * 1.1 + seriesPages.nodes);
    expect(late.heap).toBeLessThanOrEqual(early.heap * 1.2);
  }).toPass({ timeout: 60_000 });
}
