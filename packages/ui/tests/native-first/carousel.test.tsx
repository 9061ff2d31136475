import { existsSync } from "node:fs";
import { type Browser, chromium, type Locator, type Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { names } from "./CarouselPage.tsx";
import { type LateServer, serveWithLateScript } from "./serve.tsx";

const executablePath =
  process.env["CHROMIUM_PATH"] ?? ["/usr/bin/chromium"].find((candidate) => existsSync(candidate));

let server: LateServer;
let browser: Browser;
let page: Page;
let consoleErrors: string[];

beforeAll(async () => {
  server = await serveWithLateScript("carousels");
  browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ["--no-sandbox", "--disable-background-networking"],
  });
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await server?.close();
});
beforeEach(async () => {
  server.holdScript();
  consoleErrors = [];
  page = await browser.newPage({ viewport: { width: 1000, height: 900 } });
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") consoleErrors.push(message.text());
  });
  page.on("pageerror", (error) => consoleErrors.push(error.message));
  await page.goto(server.url, { waitUntil: "commit" });
  await row("Passing").waitFor();
  await page.evaluate(() => {
    const watcher = new PerformanceObserver(() => undefined);
    watcher.observe({ type: "layout-shift" });
    Object.assign(window, { shifts: () => watcher.takeRecords().length });
  });
});
afterEach(async () => {
  server.releaseScript();
  await page.close();
});

const row = (name: string) => page.getByRole("group", { name, exact: true });
const isLive = async (name: string) => (await row(name).getAttribute("data-live")) !== null;
const live = (name: string) => expect.poll(() => isLive(name)).toBe(true);

/** Distance of every slide or item from the left edge of its row, in CSS pixels. */
const places = (name: string) =>
  row(name).evaluate((root) => {
    const viewport = root.querySelector("[tabindex='0']");
    const edge = viewport?.getBoundingClientRect().left ?? 0;
    return [...(viewport?.firstElementChild?.children ?? [])].map(
      (slide) => slide.getBoundingClientRect().left - edge,
    );
  });
/** Index of the slide at the edge of its row, or -1 during scrolling. A gap of 16 px precedes every slide. */
const shown = async (name: string) => (await places(name)).findIndex((place) => Math.abs(place + 16) <= 1.5);
const rounded = async (name: string) => (await places(name)).map(Math.round);

/** Returns the number of layout shifts since the page loaded. The browser reports the shifts of a frame with the next one. */
const shifts = () =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return (window as unknown as { shifts: () => number }).shifts();
  });

/** Clicks in the middle of an element, without Playwright's actionability checks. */
async function clickOn(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error("The element to click is missing.");
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}
/** Clicks at the position of a mark: below the row, 36 px from the previous mark. */
async function clickMark(position: number) {
  const box = await row("Slides").boundingBox();
  if (!box) throw new Error("The carousel is missing.");
  await page.mouse.click(box.x + 36 * position + 16, box.y + box.height - 22);
}
const arrow = (name: "Previous" | "Next") => row("Slides").getByRole("button", { name });
const thumb = (position: number) => row("Pictures").getByRole("button", { name: `Go to ${position + 1}` });
interface Links {
  /** Hashes of the pressed links of the marquee, in order. */
  pressed: string[];
  /** Hashes that the page has navigated to, in order. */
  followed: string[];
}
const link = (position: number) => row("Passing").getByRole("link", { name: `Work ${names[position]}` });

describe("before hydration", () => {
  it("position marks scroll the row and mark the current slide, and hydration keeps the position", async () => {
    await clickMark(3);
    await expect.poll(() => shown("Slides")).toBe(3);
    await expect
      .poll(() => row("Slides").locator("[aria-current]").getAttribute("aria-label"))
      .toBe("Go to 4");
    server.releaseScript();
    await live("Slides");
    expect(await shown("Slides")).toBe(3);
    await expect
      .poll(() => row("Slides").locator("[aria-current]").getAttribute("aria-label"))
      .toBe("Go to 4");
    await clickMark(1);
    await expect.poll(() => shown("Slides")).toBe(1);
    expect(await shifts()).toBe(0);
    expect(consoleErrors).toEqual([]);
  });

  it("thumbnails scroll the row and mark the current slide, and hydration keeps the position", async () => {
    await clickOn(thumb(2));
    await expect.poll(() => shown("Pictures")).toBe(2);
    await expect.poll(() => thumb(2).getAttribute("aria-current")).toBe("true");
    expect(await row("Pictures").locator("[aria-current]").count()).toBe(1);
    server.releaseScript();
    await live("Pictures");
    expect(await shown("Pictures")).toBe(2);
    await expect.poll(() => thumb(2).getAttribute("aria-current")).toBe("true");
    await clickOn(thumb(4));
    await expect.poll(() => shown("Pictures")).toBe(4);
    expect(await row("Pictures").locator("[aria-current]").count()).toBe(1);
    expect(await shifts()).toBe(0);
    expect(consoleErrors).toEqual([]);
  });

  it("arrows scroll by one slide and stop at the start, and hydration keeps the position", async () => {
    await clickOn(arrow("Previous"));
    await clickOn(arrow("Next"));
    await expect.poll(() => shown("Slides")).toBe(1);
    await expect.poll(() => arrow("Previous").getAttribute("aria-disabled")).toBe("false");
    await clickOn(arrow("Next"));
    await expect.poll(() => shown("Slides")).toBe(2);
    server.releaseScript();
    await live("Slides");
    expect(await shown("Slides")).toBe(2);
    await clickOn(arrow("Previous"));
    await clickOn(arrow("Previous"));
    await expect.poll(() => shown("Slides")).toBe(0);
    await expect.poll(() => arrow("Previous").getAttribute("aria-disabled")).toBe("true");
    expect(await shifts()).toBe(0);
    expect(consoleErrors).toEqual([]);
  });

  it("hydration keeps the position in right-to-left layouts", async () => {
    await page.evaluate(() => {
      document.documentElement.dir = "rtl";
    });
    const viewport = row("Slides").locator("[tabindex='0']");
    await viewport.evaluate((node) => node.scrollTo({ left: -2 * node.clientWidth, behavior: "instant" }));
    await expect.poll(() => viewport.evaluate((node) => node.scrollLeft)).toBeLessThan(-100);
    const before = await rounded("Slides");
    server.releaseScript();
    await live("Slides");
    expect(await rounded("Slides")).toEqual(before);
    await expect
      .poll(() => row("Slides").locator("[aria-current]").getAttribute("aria-label"))
      .toBe("Go to 3");
    await viewport.focus();
    await page.keyboard.press("ArrowLeft");
    await expect.poll(async () => (await rounded("Slides"))[3]).toBe(before[2]);
    expect(consoleErrors).toEqual([]);
  });

  it("the marquee is a scrollable row of links, and moves on from the visitor's position", async () => {
    await clickOn(link(1));
    await expect.poll(() => new URL(page.url()).hash).toBe("#two");
    await page.mouse.move(500, 5);
    const viewport = row("Passing").locator("[tabindex='0']");
    await viewport.evaluate((node) => node.scrollTo({ left: 500, behavior: "instant" }));
    // The row may snap to an item, so the position is read after scrolling.
    const before = await rounded("Passing");
    expect(before[0]).toBeLessThan(0);
    const first = row("Passing").locator("li").first();
    await first.evaluate((node) => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      const look = () => {
        seen.push(Math.round(node.getBoundingClientRect().left));
        requestAnimationFrame(look);
      };
      look();
    });
    server.releaseScript();
    await live("Passing");
    await expect.poll(async () => (await rounded("Passing"))[0]).toBeLessThan((before[0] ?? 0) - 20);
    // In every frame the row was at the same position or slightly further along: it never jumped.
    const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
    for (const [frame, place] of seen.entries()) {
      const last = seen[frame - 1] ?? place;
      expect(place).toBeLessThanOrEqual(last + 1);
      expect(place).toBeGreaterThan(last - 60);
    }
    expect(await shifts()).toBe(0);
    expect(consoleErrors).toEqual([]);
  });
});

describe("during hydration on a slow processor", () => {
  /** Clicks before the script loads, and after hydration. Each waits for the row to stop, half a second. */
  const clicksAround = 4;

  /**
   * Clicks before the script loads, while it runs on a slow processor, and after hydration. `click` receives the index of
   * the click. Returns the number of clicks.
   */
  async function clickThrough(name: string, click: (turn: number) => Promise<void>): Promise<number> {
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    let turn = 0;
    for (let afterLive = 0; afterLive < clicksAround; turn += 1) {
      if (turn === clicksAround) server.releaseScript();
      await click(turn);
      if (!(await isLive(name))) continue;
      if (afterLive === 0) await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
      afterLive += 1;
    }
    return turn;
  }

  it("no click on a position mark is lost", async () => {
    const turns = await clickThrough("Slides", async (turn) => {
      const position = (turn * 2 + 1) % names.length;
      await clickMark(position);
      await expect.poll(() => shown("Slides"), { interval: 10 }).toBe(position);
    });
    expect(turns).toBeGreaterThanOrEqual(2 * clicksAround);
    expect(consoleErrors).toEqual([]);
  });

  it("no click on an arrow is lost or counted twice", async () => {
    const turns = await clickThrough("Slides", async (turn) => {
      await clickOn(arrow(turn % 4 < 2 ? "Next" : "Previous"));
      await expect.poll(() => shown("Slides"), { interval: 10 }).toBe([1, 2, 1, 0][turn % 4]);
    });
    expect(turns).toBeGreaterThanOrEqual(2 * clicksAround);
    expect(consoleErrors).toEqual([]);
  });

  it("no click on a thumbnail is lost", async () => {
    const turns = await clickThrough("Pictures", async (turn) => {
      const position = (turn * 2 + 1) % names.length;
      await clickOn(thumb(position));
      await expect.poll(() => shown("Pictures"), { interval: 10 }).toBe(position);
    });
    expect(turns).toBeGreaterThanOrEqual(2 * clicksAround);
    expect(consoleErrors).toEqual([]);
  });

  it("no click on a link in the marquee is lost or counted twice", async () => {
    // On a busy machine the row may move between finding a link and pressing it. So the test counts the links that were
    // really pressed.
    await page.evaluate(() => {
      const pressed: string[] = [];
      const followed: string[] = [];
      Object.assign(window, { pressed, followed });
      const press = ({ target }: Event) => {
        const hash = target instanceof Element && target.closest("a")?.hash;
        if (hash && hash !== pressed.at(-1)) pressed.push(hash);
      };
      addEventListener("mousedown", press, true);
      addEventListener("hashchange", () => followed.push(location.hash));
    });
    const lastFollowed = () => page.evaluate(() => (window as unknown as Links).followed.at(-1));
    const turns = await clickThrough("Passing", async (turn) => {
      const wanted = `#${names[turn % 2]}`;
      do await clickOn(link(turn % 2));
      while ((await page.evaluate(() => (window as unknown as Links).pressed.at(-1))) !== wanted);
      // The address changes before `hashchange` is dispatched: what is counted is what has to be waited for.
      await expect.poll(lastFollowed, { interval: 10 }).toBe(wanted);
    });
    expect(turns).toBeGreaterThanOrEqual(2 * clicksAround);
    const { pressed, followed } = await page.evaluate(() => {
      const { pressed, followed } = window as unknown as Links;
      return { pressed, followed };
    });
    expect(pressed.length).toBeGreaterThanOrEqual(turns);
    expect(followed).toEqual(pressed);
    expect(consoleErrors).toEqual([]);
  });
});
