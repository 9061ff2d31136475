import type { Browser, CDPSession, Page } from "playwright";
import { checkTarget, median } from "./figures.ts";
import { openThrottled } from "./loading.ts";

/** A page's view in three dimensions. */
interface Scene {
  readonly name: string;
  readonly path: string;
  /** Names of the buttons. */
  readonly show: string;
  readonly close: string;
  /** Longest time to the first frame, in milliseconds, with a CPU slowed down four times. */
  readonly firstFrame?: number;
}

const scenes: readonly Scene[] = [
  {
    name: "viewer",
    path: "/en/products/zhongtian?model=light-640",
    show: "View in 3D",
    close: "Back to the pictures",
    firstFrame: 1_500,
  },
  {
    name: "room",
    path: "/en/support/room?put=light-640.0.2000.200",
    show: "See it in 3D",
    close: "Close the 3D view",
  },
];

/** Visits after which the memory is compared with that after the first two. */
const visits = 20;
/** Waits as long as the software driver of a machine without a graphics card needs. */
const patience = 300_000;

/** Names of a node's numbers in a heap snapshot, and of the values of the first. */
interface Fields {
  readonly node_fields: string[];
  readonly node_types: [string[]];
}

const showButton = (page: Page, { show }: Scene) =>
  page.getByRole("button", { name: show }).locator("visible=true");

/** Presses for the view and waits for its first frame. */
async function view(page: Page, scene: Scene): Promise<void> {
  await showButton(page, scene).click();
  await page.locator("[data-azimuth]").waitFor({ timeout: patience });
}

async function openPage(browser: Browser, product: string, scene: Scene, slow: boolean) {
  const { context, page, cdp } = await openThrottled(browser, "desk", { network: false });
  if (!slow) await cdp.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await page.addInitScript((show) => {
    addEventListener(
      "click",
      ({ target }) => {
        if (target instanceof Element && target.textContent?.trim() === show) performance.mark("pressed");
      },
      true,
    );
    new MutationObserver(() => {
      if (performance.getEntriesByName("shown").length === 0 && document.querySelector("[data-azimuth]"))
        performance.mark("shown");
    }).observe(document, { subtree: true, childList: true, attributeFilter: ["data-azimuth"] });
  }, scene.show);
  await page.goto(product + scene.path);
  await page.locator("html[data-live]").waitFor();
  // A visitor presses when the page has long been there.
  await page.waitForLoadState("networkidle");
  await showButton(page, scene).scrollIntoViewIfNeeded();
  return { context, page, cdp };
}

/** Frames in a second while the mouse turns the model. */
async function turnedFrames(page: Page): Promise<number> {
  const box = await page.locator("[data-azimuth]").boundingBox();
  if (!box) throw new Error("The model is not shown.");
  await page.evaluate(() => {
    const counted = { frames: 0, start: performance.now() };
    Object.assign(globalThis, { counted });
    const count = () => {
      counted.frames += 1;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 40, box.y + box.height / 2, { steps: 120 });
  await page.mouse.up();
  return page.evaluate(() => {
    const { counted } = globalThis as unknown as { counted: { frames: number; start: number } };
    return (counted.frames * 1000) / (performance.now() - counted.start);
  });
}

/** Bytes of all that a page holds on its heap, but for machine code, which the engine makes of what runs often. */
async function objectBytes(cdp: CDPSession): Promise<number> {
  let text = "";
  const add = ({ chunk }: { chunk: string }) => {
    text += chunk;
  };
  cdp.on("HeapProfiler.addHeapSnapshotChunk", add);
  await cdp.send("HeapProfiler.takeHeapSnapshot");
  cdp.off("HeapProfiler.addHeapSnapshotChunk", add);
  const { snapshot, nodes }: { snapshot: { meta: Fields }; nodes: number[] } = JSON.parse(text);
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const size = fields.indexOf("self_size");
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length)
    if (types[0][nodes[at] ?? 0] !== "code") bytes += nodes[at + size] ?? 0;
  return bytes;
}

async function measureScene(browser: Browser, product: string, rounds: number, scene: Scene) {
  const firstFrames: number[] = [];
  const rates: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { context, page, cdp } = await openPage(browser, product, scene, true);
    await view(page, scene);
    firstFrames.push(
      await page.evaluate(() => {
        const time = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
        return time("shown") - time("pressed");
      }),
    );
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    rates.push(await turnedFrames(page));
    await context.close();
  }
  const { context, page, cdp } = await openPage(browser, product, scene, false);
  let before = Number.NaN;
  for (let visit = 1; visit <= visits; visit += 1) {
    await view(page, scene);
    await page.getByRole("button", { name: scene.close }).click();
    await page.locator("[data-azimuth]").waitFor({ state: "detached" });
    if (visit === 2) before = await objectBytes(cdp);
  }
  const growth = (await objectBytes(cdp)) / before;
  const renderer = await page.evaluate(() => {
    const context = document.createElement("canvas").getContext("webgl2");
    const { UNMASKED_RENDERER_WEBGL: name } = context?.getExtension("WEBGL_debug_renderer_info") ?? {};
    return String(name && context?.getParameter(name));
  });
  await context.close();
  const { name, firstFrame } = scene;
  if (firstFrame !== undefined)
    checkTarget(
      `${name}: ms from the press to the first frame, CPU slowed four times`,
      median(firstFrames),
      firstFrame,
    );
  checkTarget(`${name}: JavaScript heap after twenty visits to that after two`, growth, 1.02);
  return {
    view: name,
    "ms to the first frame": Math.round(median(firstFrames)),
    "frames in a second": Math.round(median(rates)),
    "heap after 20 visits": Number(growth.toFixed(3)),
    "drawn by": renderer,
  };
}

/**
 * Measures the views in three dimensions on a fast line, of a machine and of the room planner: the time from the press to the first
 * frame with a CPU slowed down four times, the frames in a second while it is turned, and how the JavaScript heap grows from the second
 * to the twentieth visit.
 */
export async function measureScenes(browser: Browser, product: string, rounds: number): Promise<void> {
  const rows = [];
  for (const scene of scenes) rows.push(await measureScene(browser, product, rounds, scene));
  console.table(rows);
}
