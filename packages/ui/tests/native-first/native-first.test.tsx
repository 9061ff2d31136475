import { existsSync } from "node:fs";
import { type Browser, chromium, type Locator, type Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type LateServer, serveWithLateScript } from "./serve.tsx";

const executablePath =
  process.env["CHROMIUM_PATH"] ?? ["/usr/bin/chromium"].find((candidate) => existsSync(candidate));

let server: LateServer;
let browser: Browser;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  server = await serveWithLateScript();
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
  complaints = [];
  page = await browser.newPage({ viewport: { width: 1000, height: 800 } });
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto(server.url, { waitUntil: "commit" });
  await page.getByRole("tab").first().waitFor();
});
afterEach(async () => {
  server.releaseScript();
  await page.close();
});

const live = () => page.waitForSelector("[data-tabs][data-live]");
const chosenTab = () => page.getByRole("tab", { selected: true }).textContent();
const shownPanels = () => page.getByRole("tabpanel").allInnerTexts();
const openAnswers = () =>
  page.locator("details[open] > summary h2").evaluateAll((all) => all.map((one) => one.textContent));
/** Distance of every slide from the carousel's left edge, rounded to whole pixels. */
const slidePlaces = () =>
  page.locator("[role=group] [role=group]").evaluateAll((slides) => {
    const edge = slides[0]?.closest("[tabindex]")?.getBoundingClientRect().left ?? 0;
    return slides.map((slide) => Math.round(slide.getBoundingClientRect().left - edge));
  });

describe("with the script held back", () => {
  it("tabs answer clicks and keys, and React takes the choice over", async () => {
    await page.getByRole("tab", { name: "Tab two" }).click();
    expect(await chosenTab()).toBe("Tab two");
    await page.keyboard.press("ArrowRight");
    expect(await chosenTab()).toBe("Tab three");
    expect(await shownPanels()).toEqual(["Panel three"]);
    server.releaseScript();
    await live();
    expect(await chosenTab()).toBe("Tab three");
    expect(await shownPanels()).toEqual(["Panel three"]);
    await page.getByRole("tab", { name: "Tab five" }).click();
    expect(await shownPanels()).toEqual(["Panel five"]);
    expect(complaints).toEqual([]);
  });

  it("the accordion keeps one answer open, and React leaves it alone", async () => {
    await page.getByText("Question two").click();
    await page.getByText("Question four").click();
    expect(await openAnswers()).toEqual(["Question four"]);
    server.releaseScript();
    await live();
    expect(await openAnswers()).toEqual(["Question four"]);
    await page.getByText("Question one").click();
    expect(await openAnswers()).toEqual(["Question one"]);
    expect(complaints).toEqual([]);
  });

  it("the menu opens by click and by hover, closes on Escape, and stays open through hydration", async () => {
    const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Aurora" });
    await page.getByRole("button", { name: "Open Products" }).click();
    expect(await link.isVisible()).toBe(true);
    await page.mouse.move(500, 700);
    await page.keyboard.press("Escape");
    await expect.poll(() => link.isVisible()).toBe(false);
    await page.getByRole("link", { name: "Products" }).hover();
    expect(await link.isVisible()).toBe(true);
    server.releaseScript();
    await live();
    expect(await link.isVisible()).toBe(true);
    await page.mouse.move(500, 700);
    await expect.poll(() => link.isVisible()).toBe(false);
    expect(complaints).toEqual([]);
  });

  it("the mobile menu opens, locks the page and stays open through hydration", async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    const mobile = page.getByRole("navigation", { name: "Mobile" });
    const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
    await page.getByRole("button", { name: "Menu" }).click();
    expect(await mobile.isVisible()).toBe(true);
    expect(await overflow()).toBe("hidden");
    await mobile.getByText("Support").click();
    server.releaseScript();
    await live();
    expect(await mobile.getByRole("link", { name: "Questions" }).isVisible()).toBe(true);
    await page.setViewportSize({ width: 1000, height: 800 });
    await expect.poll(() => page.locator(":popover-open").count()).toBe(0);
    expect(await overflow()).not.toBe("hidden");
    expect(complaints).toEqual([]);
  });

  it("the carousel is a row to scroll, and Embla takes over on the slide the visitor is on", async () => {
    const viewport = page.locator("[role=group] > [tabindex='0']");
    await viewport.evaluate((node) => node.scrollTo({ left: node.clientWidth * 2, behavior: "instant" }));
    await expect.poll(() => viewport.evaluate((node) => node.scrollLeft)).toBeGreaterThan(100);
    const before = await slidePlaces();
    await page.evaluate(() => {
      const shifts: number[] = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: "layout-shift" });
      Object.assign(window, { shifts });
    });
    server.releaseScript();
    await page.waitForSelector("[role=group][data-live]");
    expect(await slidePlaces()).toEqual(before);
    // Shifts are reported a frame late.
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
    await page.getByRole("button", { name: "Next" }).click();
    // Embla counts a slide as reached a pixel before its end.
    const fourthSlideFromPlace = async () => Math.abs(((await slidePlaces())[3] ?? 0) - (before[2] ?? 0));
    await expect.poll(fourthSlideFromPlace).toBeLessThanOrEqual(1);
    expect(complaints).toEqual([]);
  });
});

describe("clicked all through hydration on a slow processor", () => {
  /** Clicks twenty times before the script comes, on while it runs, and twenty times after; `click` gets the number of the click. */
  async function clickThrough(click: (turn: number) => Promise<void>): Promise<number> {
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    let turn = 0;
    for (let afterLive = 0; afterLive < 20; turn += 1) {
      if (turn === 20) server.releaseScript();
      await click(turn);
      if (await page.locator("[data-tabs][data-live]").count()) afterLive += 1;
    }
    return turn;
  }

  /** A click where the element is now, without Playwright's waiting for it to be ready. */
  async function clickAt(element: Locator): Promise<() => Promise<void>> {
    const box = await element.boundingBox();
    if (!box) throw new Error("The element to click is not on the page.");
    return () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  }

  it("no click on a tab is lost", async () => {
    const tabs = await Promise.all(
      (await page.getByRole("tab").all()).map(async (tab) => ({
        click: await clickAt(tab),
        name: await tab.textContent(),
      })),
    );
    const chosen: (string | null)[] = [];
    const wanted: (string | null)[] = [];
    const turns = await clickThrough(async (turn) => {
      const tab = tabs[turn % tabs.length];
      if (!tab) throw new Error("The page under test has no tabs.");
      await tab.click();
      wanted.push(tab.name);
      chosen.push(await chosenTab());
    });
    expect(turns).toBeGreaterThanOrEqual(40);
    expect(chosen).toEqual(wanted);
    expect(complaints).toEqual([]);
  }, 60_000);

  it("no click on the accordion is lost or counted twice", async () => {
    const click = await clickAt(page.locator("summary", { hasText: "Question one" }));
    const open: boolean[] = [];
    const turns = await clickThrough(async () => {
      await click();
      open.push((await openAnswers()).length === 1);
    });
    expect(turns).toBeGreaterThanOrEqual(40);
    expect(open).toEqual(Array.from({ length: turns }, (_, turn) => turn % 2 === 0));
    expect(complaints).toEqual([]);
  }, 60_000);

  it("no click on the menu is lost or counted twice", async () => {
    const button = page.getByRole("button", { name: "Support" });
    // Keys, because a resting mouse opens the menu by itself.
    await button.focus();
    const open: boolean[] = [];
    const turns = await clickThrough(async () => {
      await page.keyboard.press("Enter");
      open.push((await page.locator(":popover-open").count()) === 1);
    });
    expect(open).toEqual(Array.from({ length: turns }, (_, turn) => turn % 2 === 0));
    expect(complaints).toEqual([]);
  }, 60_000);
});
