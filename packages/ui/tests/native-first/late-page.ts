import { existsSync } from "node:fs";
import { type Browser, chromium, type Locator, type Page, type ViewportSize } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import type { PageName } from "./pages.ts";
import { type LateServer, serveWithLateScript } from "./serve.tsx";

const executablePath =
  process.env["CHROMIUM_PATH"] ?? ["/usr/bin/chromium"].find((candidate) => existsSync(candidate));

/** Calls of an action before the script loads, and after hydration. */
export const turnsAround = 8;

/** Opens a page in Chromium whose scripts are delayed. Each test of the calling file gets a new page. */
export function latePage(name: PageName, viewport: ViewportSize) {
  let server: LateServer;
  let browser: Browser;
  let page: Page;
  let consoleErrors: string[];

  beforeAll(async () => {
    server = await serveWithLateScript(name);
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
    page = await browser.newPage({ viewport });
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") consoleErrors.push(message.text());
    });
    page.on("pageerror", (error) => consoleErrors.push(error.message));
    await open();
  });
  afterEach(async () => {
    server.releaseScript();
    await page.close();
  });

  /** Opens the page, with `more` appended to its URL, without waiting for the scripts. */
  const open = async (more = "") => {
    await page.goto(server.url + more, { waitUntil: "commit" });
    await page.getByRole("tab").first().waitFor();
  };
  const isLive = async () => (await page.locator("[data-tabs][data-live]").count()) > 0;
  /** Delivers the scripts and waits for hydration. */
  const goLive = async () => {
    server.releaseScript();
    await page.waitForSelector("[data-tabs][data-live]");
  };
  /**
   * Calls `action` before the script loads, goes on while it runs on a slow processor, and after hydration. Returns the
   * number of calls.
   */
  const repeatThroughHydration = async (action: (turn: number) => Promise<void>): Promise<number> => {
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    let turn = 0;
    for (let afterLive = 0; afterLive < turnsAround; turn += 1) {
      if (turn === turnsAround) server.releaseScript();
      await action(turn);
      if (!(await isLive())) continue;
      if (afterLive === 0) await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
      afterLive += 1;
    }
    return turn;
  };

  return {
    get page() {
      return page;
    },
    /** Errors and warnings of the browser or React so far. */
    get consoleErrors() {
      return consoleErrors;
    },
    open,
    goLive,
    repeatThroughHydration,
  };
}

/** Returns a function that clicks at the element's present position, without Playwright's actionability checks. */
export async function clickAt(element: Locator): Promise<() => Promise<void>> {
  const box = await element.boundingBox();
  if (!box) throw new Error("The element to click is missing.");
  return () => element.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}
