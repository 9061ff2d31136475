import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { pagePath, routes } from "@lightmaker/content/routes";
import { expect, hydrated, test } from "../fixtures.ts";

/** Maximum bytes of JavaScript for the first load of a page, compressed with brotli (issue "Fast, safe and proven"). */
const firstLoadLimit = 140 * 1024;

/** Invisible layout shift: a ten-thousandth of the sum that still counts as good (Core Web Vitals: 0.1). */
const unseenShift = 0.00001;

/** Layout shift that no eye sees while a page still arrives: a word that comes in two pieces. */
const unseenInPieces = 0.001;

interface Shift {
  value: number;
  /** Start of the HTML of each element that moved. */
  moved: string[];
}

/** Not in TypeScript's library yet (WICG Layout Instability). */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** Runs in the page before any other script. Records what moves by more than `most`. */
function recordShifts(most: number): void {
  const shifts: Shift[] = [];
  Object.assign(globalThis, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[])
      if (entry.value > most)
        shifts.push({
          value: entry.value,
          moved: entry.sources.map(({ node }) =>
            (node instanceof Element ? node.outerHTML : "").slice(0, 200),
          ),
        });
  }).observe({ type: "layout-shift", buffered: true });
}
const shiftsOf = () => (globalThis as unknown as { shifts: Shift[] }).shifts;

/** A server that sends the product's pages in pieces with a pause between them, as a slow line does. */
async function slowLine(product: string) {
  const server = createServer(async ({ url }, response) => {
    const answer = await fetch(product + url, { headers: { "accept-encoding": "identity" } });
    const type = answer.headers.get("content-type") ?? "";
    const bytes = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { "content-type": type });
    // The first screen is in the first pieces.
    for (let at = 0; type.startsWith("text/html") && at < 40; at += 1) {
      response.write(bytes.subarray(at * 3000, (at + 1) * 3000));
      await setTimeout(30);
    }
    response.end(type.startsWith("text/html") ? bytes.subarray(40 * 3000) : bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => new Promise((resolve) => server.close(resolve)) };
}

/** Pages of every kind, including those with the most blocks. */
const paths = [
  "/",
  "/en",
  "/products",
  "/en/products/zhongtian",
  "/applications/medical",
  "/materials/wood",
  "/support/software",
  "/support/settings",
  "/support/drawing-check",
  "/support/room",
  "/about/news",
  "/about/sample",
];

for (const path of paths) {
  test(`the first load of ${path} is within its budget of JavaScript, and nothing moves`, async ({
    page,
  }) => {
    // Scripts that load after hydration, in idle time, do not count for the first load.
    await page.addInitScript(() =>
      new MutationObserver((_, observer) => {
        if (!document.documentElement?.hasAttribute("data-live")) return;
        performance.mark("live");
        observer.disconnect();
      }).observe(document, { attributes: true, subtree: true, attributeFilter: ["data-live"] }),
    );
    await page.addInitScript(recordShifts, unseenShift);
    await page.goto(path);
    await page.waitForFunction(() => performance.getEntriesByName("live").length > 0);
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter(({ startTime }) => startTime < (performance.getEntriesByName("live")[0]?.startTime ?? 0))
        .filter(({ name }) => new URL(name).pathname.endsWith(".js"))
        .map((entry) => ({
          path: new URL(entry.name).pathname,
          bytes: (entry as PerformanceResourceTiming).encodedBodySize,
        })),
    );
    expect(scripts.length).toBeGreaterThan(0);
    const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
    console.info(`${path}: ${(total / 1024).toFixed(1)} kB of JavaScript in ${scripts.length} files`);
    expect(total).toBeLessThanOrEqual(firstLoadLimit);
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(shiftsOf)).toEqual([]);
  });
}

for (const [path, width] of [
  ["/en/products/zhongtian", 1440],
  ["/en/support/downloads", 390],
  ["/en/support/room", 768],
] as const) {
  test(`nothing moves at ${width} px while ${path} arrives in pieces`, async ({ page, product }) => {
    const line = await slowLine(product.origin);
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript(recordShifts, unseenInPieces);
    await page.goto(line.origin + path);
    await page.locator(hydrated).waitFor();
    const shifts = await page.evaluate(shiftsOf);
    await line.close();
    expect(shifts).toEqual([]);
  });
}

for (const path of ["/", "/en/products/zhongtian", "/materials/wood", "/en/applications/education"]) {
  test(`${path} transfers at most 600 kB on a phone before scrolling`, async ({ browser, product }) => {
    const context = await browser.newContext({
      baseURL: product.origin,
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
    });
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    let bytes = 0;
    cdp.on("Network.loadingFinished", ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await cdp.send("Network.enable");
    await page.goto(path);
    await page.locator(hydrated).waitFor();
    await page.waitForLoadState("networkidle");
    // Autoplaying videos are loaded completely, which may take longer.
    for (const film of await page.locator("video[aria-hidden]").all())
      await expect
        .poll(() =>
          film.evaluate(
            (node: HTMLVideoElement) =>
              node.buffered.length > 0 && node.buffered.end(0) >= node.duration - 0.1,
          ),
        )
        .toBe(true);
    const tooLarge = await page.evaluate(() => {
      // A browser shows a file that it has again in a smaller place, so the largest place counts.
      const needed = new Map<string, number>();
      for (const image of document.images) {
        if (!image.complete || !image.currentSrc.endsWith(".avif")) continue;
        const { width, height } = image.getBoundingClientRect();
        const here = Math.max(width, (height * image.naturalWidth) / image.naturalHeight) * devicePixelRatio;
        needed.set(image.currentSrc, Math.max(here, needed.get(image.currentSrc) ?? 0));
      }
      return [...needed].flatMap(([file, pixels]) => {
        const fetched = Number(/-(\d+)\.\w+\.avif$/.exec(file)?.[1]);
        return fetched > 320 && fetched > 2 * pixels
          ? [`${file}: ${Math.round(pixels)} pixels wide would do`]
          : [];
      });
    });
    expect(tooLarge).toEqual([]);
    console.info(`${path}: ${Math.round(bytes / 1024)} kB`);
    expect(bytes).toBeGreaterThan(100 * 1024);
    expect(bytes).toBeLessThanOrEqual(600 * 1024);
    await context.close();
  });
}

test("the largest picture above the fold on a phone is fetched immediately", async ({ browser, product }) => {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ baseURL: product.origin, viewport, javaScriptEnabled: false });
  const page = await context.newPage();
  const late: string[] = [];
  let found = 0;
  for (const id of Object.keys(routes) as (keyof typeof routes)[]) {
    await page.goto(pagePath(id, "zh"));
    const largest = await page.locator("main img").evaluateAll((images, { width, height }) => {
      /** Length of the part of a range that lies between 0 and `limit`. */
      const inside = (start: number, end: number, limit: number) =>
        Math.max(0, Math.min(end, limit) - Math.max(start, 0));
      return (images as HTMLImageElement[])
        .map((image) => {
          const { left, right, top, bottom } = image.getBoundingClientRect();
          const share = (inside(left, right, width) * inside(top, bottom, height)) / (width * height);
          return { share, loading: image.loading, name: image.alt };
        })
        .sort((one, other) => other.share - one.share)[0];
    }, viewport);
    // If the largest picture is small, text is the largest element.
    if (!largest || largest.share < 0.2) continue;
    found += 1;
    if (largest.loading !== "eager") late.push(`${id}: ${largest.name}`);
  }
  expect(late).toEqual([]);
  expect(found).toBeGreaterThan(10);
  await context.close();
});

test("scripts start after the largest contentful paint", async ({ request }) => {
  const html = await (await request.get("/")).text();
  expect(html).not.toContain('rel="modulepreload"');
  expect(html).not.toMatch(/<script type="module"/);
});
