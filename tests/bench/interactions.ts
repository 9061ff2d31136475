import type { Browser, Page } from "playwright";
import { withDetails } from "./baseline.ts";
import { checkTarget, median } from "./figures.ts";
import { openThrottled } from "./loading.ts";

interface Control {
  readonly path: string;
  /** Selector of the control to click. */
  readonly press: string;
  /** Selector that matches only after the control has reacted. */
  readonly reacted: string;
}

/** The first control of each kind that a visitor finds. */
const controls: Readonly<Record<string, Control>> = {
  menu: {
    path: "/",
    press: "header nav [popovertarget]",
    reacted: "header nav [popover]:popover-open",
  },
  accordion: {
    path: "/support/faq",
    press: "main details:not([open]) > summary",
    reacted: "main details[open]",
  },
  tab: {
    path: "/applications/education",
    press: "main [role=tab][aria-selected=false]",
    reacted: "main [role=tab][data-pressed][aria-selected=true]",
  },
  "carousel arrow": {
    path: "/products/zhongtian",
    press: "main [data-carousel] [data-step='1']",
    reacted: "main [data-moved]",
  },
};

const details: Omit<Control, "path"> = { press: "#baseline > summary", reacted: "#baseline[open]" };

/**
 * Runs in the page before any other script. Marks clicked and moved elements with attributes, so that selectors can
 * match them.
 */
function markPresses(): void {
  addEventListener(
    "click",
    ({ target }) => {
      if (target instanceof Element) target.closest("[role=tab]")?.setAttribute("data-pressed", "");
      if (target instanceof Element) target.closest("[data-carousel]")?.setAttribute("data-arrow", "");
    },
    true,
  );
  const moved = (node: unknown) => {
    if (node instanceof Element) node.closest("[data-arrow]")?.setAttribute("data-moved", "");
  };
  addEventListener("scroll", ({ target }) => moved(target), true);
  // Embla moves its slides by a transform.
  new MutationObserver((changes) => {
    for (const { target } of changes) moved(target);
  }).observe(document, { subtree: true, attributeFilter: ["style"] });
}

/** Scrolls to the control and returns its centre; null while it is not there. */
const middleOf = (page: Page, selector: string) =>
  page.evaluate((selector) => {
    const node = Array.from(document.querySelectorAll(selector)).find((each) => each.checkVisibility());
    if (!node) return null;
    let box = node.getBoundingClientRect();
    if (box.top < 80 || box.bottom > innerHeight - 40) {
      node.scrollIntoView({ block: "center", behavior: "instant" });
      box = node.getBoundingClientRect();
    }
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, selector);

/** Returns the milliseconds from the navigation until a click has its effect. Clicks every 50 ms from the first paint on. */
async function firstReaction(browser: Browser, address: string, { press, reacted }: Omit<Control, "path">) {
  const { context, page } = await openThrottled(browser, "desk");
  try {
    await page.addInitScript(markPresses);
    await page.addInitScript((reacted) => {
      const look = () => {
        if (document.querySelector(reacted)) performance.mark("reacted");
        else requestAnimationFrame(look);
      };
      look();
    }, reacted);
    await page.goto(address, { waitUntil: "commit" });
    await page.waitForFunction(
      () => performance.getEntriesByName("first-contentful-paint").length > 0,
      null,
      {
        polling: 20,
      },
    );
    for (;;) {
      const time = await page.evaluate(() => performance.getEntriesByName("reacted")[0]?.startTime);
      if (time !== undefined) return time;
      const middle = await middleOf(page, press);
      if (middle) await page.mouse.click(middle.x, middle.y);
      await page.waitForTimeout(50);
    }
  } finally {
    await context.close();
  }
}

/**
 * Measures when each kind of control first reacts to a click, compared with a `details` element on the same page
 * without scripts.
 */
export async function measureFirstReactions(
  browser: Browser,
  origins: Readonly<Record<string, { product: string; baseline: string }>>,
  rounds: number,
): Promise<void> {
  const rows = [];
  for (const [protocol, { product, baseline }] of Object.entries(origins)) {
    for (const [kind, { path, ...control }] of Object.entries(controls)) {
      const runs: { page: number[]; details: number[] } = { page: [], details: [] };
      for (let round = 0; round < rounds; round += 1) {
        runs.details.push(await firstReaction(browser, withDetails(baseline + path), details));
        runs.page.push(await firstReaction(browser, product + path, control));
      }
      const [page, bare] = [median(runs.page), median(runs.details)];
      checkTarget(
        `first click on a ${kind}, ${protocol}, relative to the baseline's details`,
        page / bare,
        1.1,
      );
      rows.push({
        protocol,
        control: kind,
        "ms until it reacts": Math.round(page),
        "details ms": Math.round(bare),
        ratio: Number((page / bare).toFixed(3)),
      });
    }
  }
  console.table(rows);
}

/**
 * Clicks a control of a hydrated page. Returns the milliseconds until the next paint, as browsers measure INP. Browsers
 * do not report values below 16.
 */
async function interaction(browser: Browser, address: string, { press, reacted }: Omit<Control, "path">) {
  const { context, page } = await openThrottled(browser, "desk", { network: false });
  try {
    await page.addInitScript(markPresses);
    await page.addInitScript(() => {
      const events: number[] = [];
      Object.assign(globalThis, { events });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ((entry as PerformanceEventTiming).interactionId) events.push(entry.duration);
      }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
    });
    await page.goto(address);
    await page.locator("html[data-live]").waitFor();
    await page.waitForLoadState("networkidle");
    const middle = await middleOf(page, press);
    if (!middle) throw new Error(`${address} has no element ${press} to click.`);
    // Wait until the images that scrolled into the viewport are painted, as they would be before a visitor clicks.
    await page.evaluate(async () => {
      const inWindow = (image: HTMLImageElement) => {
        const { top, bottom } = image.getBoundingClientRect();
        return image.checkVisibility() && bottom > 0 && top < innerHeight;
      };
      await Promise.all(
        Array.from(document.images)
          .filter(inWindow)
          .map((image) => image.decode()),
      );
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    });
    await page.mouse.click(middle.x, middle.y);
    await page.waitForFunction((reacted) => document.querySelector(reacted) !== null, reacted);
    // The browser reports an entry after the paint that the entry measures.
    await page.evaluate(
      () =>
        new Promise((done) =>
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 200))),
        ),
    );
    return await page.evaluate(() => Math.max(16, ...(globalThis as unknown as { events: number[] }).events));
  } finally {
    await context.close();
  }
}

/** Measures the INP of the controls, with a CPU slowed down four times. */
export async function measureInteractions(browser: Browser, product: string, rounds: number): Promise<void> {
  const rows = [];
  const all = {
    ...controls,
    "model switch": {
      path: "/products/zhongtian",
      press:
        "[data-models] > [role=tablist] [role=tab][aria-selected=false] ~ [role=tab][aria-selected=false]",
      reacted: "[data-models] [role=tab][data-pressed][aria-selected=true]",
    },
    "nearby setting": {
      path: "/support/settings",
      press: "[data-answer] a[href*='thickness=2']",
      reacted: "select[name=thickness] option[value='2']:checked",
    },
  };
  for (const [control, { path, ...how }] of Object.entries(all)) {
    const runs = [];
    for (let round = 0; round < rounds; round += 1)
      runs.push(await interaction(browser, product + path, how));
    checkTarget(`INP of the ${control} in ms`, median(runs), 100);
    rows.push({ control, path, "INP ms": median(runs) });
  }
  console.table(rows);
}

/** Measures the time from the click on a link to a prefetched page until that page is painted, without throttling. */
export async function measureNavigation(browser: Browser, product: string, rounds: number): Promise<void> {
  const runs = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      serviceWorkers: "block",
    });
    const page = await context.newPage();
    await page.goto(`${product}/support`);
    await page.locator("html[data-live]").waitFor();
    const link = page.locator('main a[href="/support/faq"]').first();
    await link.hover();
    await page.waitForFunction(() =>
      performance.getEntriesByType("resource").some(({ name }) => name.includes("/support/faq.data")),
    );
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => {
      addEventListener("click", ({ timeStamp }) => {
        const look = () => {
          const shown = location.pathname === "/support/faq" && document.querySelector("main details");
          if (!shown) return void requestAnimationFrame(look);
          // The first task after a frame's callbacks runs after the paint.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => Object.assign(globalThis, { arrived: performance.now() - timeStamp });
          port2.postMessage(undefined);
        };
        look();
      });
    });
    await link.click();
    const arrived = await page.waitForFunction(() => (globalThis as unknown as { arrived?: number }).arrived);
    runs.push((await arrived.jsonValue()) ?? Number.NaN);
    await context.close();
  }
  checkTarget("navigation to a prefetched page, in ms", median(runs), 100);
  console.info(`Navigation to a prefetched page: ${Math.round(median(runs))} ms`);
}
