import type { Browser, BrowserContext, CDPSession, Page } from "playwright";
import { checkTarget, medians } from "./figures.ts";

/** Chromium's preset "Slow 4G": latency of a request in milliseconds, throughput in bytes per second. */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
};

/** Viewports of a mid-range phone and a desktop window. */
export const screens = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desk: { viewport: { width: 1440, height: 900 } },
};

/** Opens a page with an empty cache and a CPU slowed down four times, on a slow network unless `network` is false. */
export async function openThrottled(
  browser: Browser,
  screen: keyof typeof screens,
  { network = true } = {},
): Promise<{ context: BrowserContext; page: Page; cdp: CDPSession }> {
  const context = await browser.newContext({
    ...screens[screen],
    locale: "zh-CN",
    ignoreHTTPSErrors: true,
    // The service worker would send its own requests later, in a session that is not throttled.
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Network.enable");
  if (network) await cdp.send("Network.emulateNetworkConditions", slow4g);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  return { context, page, cdp };
}

interface Seen {
  lcp: number;
  cls: number;
  tasks: { start: number; length: number }[];
}

/** Runs in the page before any other script. Records the browser's performance entries. */
function watch(): void {
  const seen: Seen = { lcp: 0, cls: 0, tasks: [] };
  Object.assign(globalThis, { seen });
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe("largest-contentful-paint", ({ startTime }) => {
    seen.lcp = startTime;
  });
  observe("layout-shift", (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.cls += value;
  });
  observe("longtask", ({ startTime, duration }) => seen.tasks.push({ start: startTime, length: duration }));
}

/**
 * Cost of one page load. Times in milliseconds since the navigation. Sizes in kB (1,024 bytes): `scripts` is the
 * compressed size of the scripts, `weight` is everything including headers.
 */
type Load = Record<"fcp" | "lcp" | "cls" | "tbt" | "scripts" | "weight", number>;

async function load(browser: Browser, address: string): Promise<Load> {
  const { context, page, cdp } = await openThrottled(browser, "phone");
  /** Size of each script's headers, in bytes. */
  const scriptHeaders = new Map<string, number>();
  const bytes = { all: 0, scripts: 0 };
  cdp.on("Network.responseReceived", ({ requestId, response }) => {
    if (response.mimeType.includes("javascript")) scriptHeaders.set(requestId, response.encodedDataLength);
  });
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    bytes.all += encodedDataLength;
    const headers = scriptHeaders.get(requestId);
    if (headers !== undefined) bytes.scripts += encodedDataLength - headers;
  });
  try {
    await page.addInitScript(watch);
    await page.goto(address, { waitUntil: "load" });
    if (await page.evaluate(() => document.scripts.length > 0))
      await page.locator("html[data-live]").waitFor({ timeout: 120_000 });
    const scripts = bytes.scripts;
    await page.waitForLoadState("networkidle");
    const { fcp, lcp, cls, tasks } = await page.evaluate(() => ({
      fcp: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
      ...(globalThis as unknown as { seen: Seen }).seen,
    }));
    const tbt = tasks
      .filter(({ start }) => start >= fcp)
      .reduce((sum, { length }) => sum + Math.max(0, length - 50), 0);
    return { fcp, lcp, cls, tbt, scripts: scripts / 1024, weight: bytes.all / 1024 };
  } finally {
    await context.close();
  }
}

/** Loads every page in turn with and without its scripts, and compares the two. */
export async function measureLoading(
  browser: Browser,
  {
    product,
    baseline,
    paths,
    rounds,
  }: { product: string; baseline: string; paths: readonly string[]; rounds: number },
): Promise<void> {
  const rows = [];
  for (const path of paths) {
    const runs: { baseline: Load[]; product: Load[] } = { baseline: [], product: [] };
    for (let round = 0; round < rounds; round += 1) {
      runs.baseline.push(await load(browser, baseline + path));
      runs.product.push(await load(browser, product + path));
    }
    const [bare, page] = [medians(runs.baseline), medians(runs.product)];
    const [first, largest] = [page.fcp / bare.fcp, page.lcp / bare.lcp];
    checkTarget(`${path} FCP relative to the baseline`, first, 0.65);
    checkTarget(`${path} LCP relative to the baseline`, largest, 0.92);
    checkTarget(`${path} CLS`, page.cls, 0.01);
    checkTarget(`${path} TBT in ms`, page.tbt, 100);
    checkTarget(`${path} first-load JavaScript in kB`, page.scripts, 140);
    checkTarget(`${path} weight before scrolling in kB`, page.weight, 600);
    rows.push({
      path,
      "FCP ms": Math.round(page.fcp),
      "FCP ratio": Number(first.toFixed(3)),
      "LCP ms": Math.round(page.lcp),
      "LCP ratio": Number(largest.toFixed(3)),
      CLS: Number(page.cls.toFixed(4)),
      "TBT ms": Math.round(page.tbt),
      "scripts kB": Math.round(page.scripts),
      "weight kB": Math.round(page.weight),
    });
    console.info(`${path}: FCP ${first.toFixed(3)} and LCP ${largest.toFixed(3)} times the baseline's`);
  }
  console.table(rows);
}
