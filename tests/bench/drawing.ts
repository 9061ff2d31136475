import type { Browser } from "playwright";
import { checkTarget, median } from "./figures.ts";
import { openThrottled } from "./loading.ts";

/** Squares of the drawing: four segments each. */
const squares = 25_000;
const path = "/support/drawing-check";

/** An SVG of a hundred thousand segments. */
const drawing = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="1000mm" height="1000mm" viewBox="0 0 1000 1000" fill="none" stroke="red">${Array.from(
    { length: squares },
    (_, index) => `<path d="M${(index % 158) * 6} ${Math.floor(index / 158) * 6}h4v4h-4z"/>`,
  ).join("")}</svg>`,
);

/**
 * Measures a drawing of a hundred thousand segments: the time from the chosen file to the report; and, with a CPU slowed
 * down four times, the INP of keys that are pressed meanwhile, and of zooming and moving the preview afterwards by buttons, keys and mouse; and the memory of page and worker.
 */
export async function measureDrawing(browser: Browser, product: string, rounds: number): Promise<void> {
  const runs: Record<"report" | "meanwhile" | "preview" | "memory", number[]> = {
    report: [],
    meanwhile: [],
    preview: [],
    memory: [],
  };
  for (let round = 0; round < rounds; round += 1)
    for (const slow of [false, true]) {
      const { context, page } = slow
        ? await openThrottled(browser, "desk", { network: false })
        : await browser
            .newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: "block" })
            .then(async (own) => ({ context: own, page: await own.newPage() }));
      try {
        await page.addInitScript(() => {
          const events: number[] = [];
          Object.assign(globalThis, { events });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              if ((entry as PerformanceEventTiming).interactionId) events.push(entry.duration);
          }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
          addEventListener("change", () => performance.mark("chosen"), { capture: true, once: true });
          new MutationObserver(() => {
            if (
              document.querySelector("[data-drawing-machines]") &&
              !performance.getEntriesByName("report")[0]
            )
              performance.mark("report");
          }).observe(document, { subtree: true, childList: true });
        });
        await page.goto(product + path);
        await page.locator("html[data-live]").waitFor();
        const report = page.locator("[data-drawing-machines]");
        await page
          .locator("input[type=file][name=drawing]")
          .setInputFiles({ name: "squares.svg", mimeType: "image/svg+xml", buffer: drawing });
        while (!(await report.isVisible())) {
          await page.keyboard.press("Tab");
          await page.waitForTimeout(20);
        }
        // The browser reports an entry after the paint that the entry measures.
        const settle = () => page.waitForTimeout(400);
        const slowest = () =>
          page.evaluate(() =>
            Math.max(16, ...(globalThis as unknown as { events: number[] }).events.splice(0)),
          );
        await settle();
        const meanwhile = await slowest();
        const preview = page.locator("[data-drawing-report]").getByRole("img");
        const buttons = page.locator("[data-drawing-report] svg + div button");
        for (const index of [0, 0, 2, 0]) await buttons.nth(index).click();
        await preview.focus();
        for (const key of ["+", "ArrowRight", "ArrowDown", "-", "0", "+", "+"]) {
          await page.keyboard.press(key);
          // Some meet the sharp painting that the one before began.
          await page.waitForTimeout(150);
        }
        const box = await preview.boundingBox();
        if (!box) throw new Error("The preview is not shown.");
        for (const [x, y] of [
          [60, -40],
          [-90, 30],
        ] as const) {
          await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
          await page.mouse.down();
          await page.mouse.move(box.x + box.width / 2 + x, box.y + box.height / 2 + y, { steps: 5 });
          await page.mouse.up();
        }
        await settle();
        const time = (name: string) =>
          page.evaluate((each) => performance.getEntriesByName(each)[0]?.startTime ?? Number.NaN, name);
        if (slow) {
          runs.meanwhile.push(meanwhile);
          runs.preview.push(await slowest());
        } else {
          runs.report.push((await time("report")) - (await time("chosen")));
          const [worker] = page.workers();
          const session = await context.newCDPSession(page);
          const { usedSize } = await session.send("Runtime.getHeapUsage");
          const own = await worker?.evaluate(
            () =>
              (performance as Performance & { memory?: { usedJSHeapSize: number } }).memory?.usedJSHeapSize ??
              0,
          );
          runs.memory.push((usedSize + (own ?? 0)) / 1024 ** 2);
        }
      } finally {
        await context.close();
      }
    }
  checkTarget("drawing of 100,000 segments: ms from the file to the report", median(runs.report), 2000);
  for (const part of ["meanwhile", "preview"] as const)
    checkTarget(
      `drawing of 100,000 segments: INP in ms, ${part}, CPU slowed four times`,
      median(runs[part]),
      100,
    );
  console.table([
    {
      drawing: "100,000 segments",
      "ms to the report": Math.round(median(runs.report)),
      "INP ms meanwhile": median(runs.meanwhile),
      "INP ms preview": median(runs.preview),
      "JavaScript heap MB": Math.round(median(runs.memory)),
    },
  ]);
}
