import { existsSync } from "node:fs";
import { type Browser, chromium, type Locator, type Page, type ViewportSize } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import type { PageName } from "./pages.ts";
import { type LateServer, serveWithLateScript } from "./serve.tsx";

const executablePath =
  process.env["CHROMIUM_PATH"] ?? ["/usr/bin/chromium"].find((candidate) => existsSync(candidate));

/** A page in Chromium whose script has not come yet, new for each test of the file that calls this. */
export function latePage(name: PageName, viewport: ViewportSize) {
  let server: LateServer;
  let browser: Browser;
  let page: Page;
  let complaints: string[];

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
    complaints = [];
    page = await browser.newPage({ viewport });
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    await open();
  });
  afterEach(async () => {
    server.releaseScript();
    await page.close();
  });

  /** Goes to the page, its address followed by `more`, without waiting for the script. */
  const open = async (more = "") => {
    await page.goto(server.url + more, { waitUntil: "commit" });
    await page.getByRole("tab").first().waitFor();
  };
  const isLive = async () => (await page.locator("[data-tabs][data-live]").count()) > 0;
  /** Lets the script come, and waits until React has taken the page over. */
  const goLive = async () => {
    server.releaseScript();
    await page.waitForSelector("[data-tabs][data-live]");
  };
  /** Acts twenty times before the script comes, on while it runs on a slow processor, and twenty times after; tells how often. */
  const actThrough = async (act: (turn: number) => Promise<void>): Promise<number> => {
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    let turn = 0;
    for (let afterLive = 0; afterLive < 20; turn += 1) {
      if (turn === 20) server.releaseScript();
      await act(turn);
      if (await isLive()) afterLive += 1;
    }
    return turn;
  };

  return {
    get page() {
      return page;
    },
    /** What the browser or React has complained about so far. */
    get complaints() {
      return complaints;
    },
    open,
    goLive,
    actThrough,
  };
}

/** A click where the element is now, without Playwright's waiting for it to be ready. */
export async function clickAt(element: Locator): Promise<() => Promise<void>> {
  const box = await element.boundingBox();
  if (!box) throw new Error("The element to click is not on the page.");
  return () => element.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}
