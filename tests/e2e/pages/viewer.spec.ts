import { readFile } from "node:fs/promises";
import { modelSource } from "@lightmaker/media";
import { builtFolder } from "@lightmaker/media/files";
import { usdzOf } from "@lightmaker/media/usdz";
import type { Browser, Locator, Page } from "playwright/test";
import { axeFindings } from "../axe.ts";
import { expect, hydrated, test } from "../fixtures.ts";

const page640 = "/en/products/zhongtian?model=light-640";
/** Without a graphics card the first picture of a model takes seconds. */
const slow = { timeout: 300_000 };

async function open(page: Page, address = page640): Promise<Locator> {
  await page.goto(address);
  await page.locator(hydrated).waitFor();
  const section = page.getByRole("region", { name: /from all sides|转一圈看/ }).and(page.locator(":visible"));
  await section.scrollIntoViewIfNeeded();
  return section;
}

/** Presses for the model and waits for its first picture. */
async function view(section: Locator): Promise<Locator> {
  await section.getByRole("button", { name: /View in 3D|看三维模型/ }).click();
  const stage = section.getByRole("img", { name: /3D model of|的三维模型/ });
  await expect(stage).toHaveAttribute("data-azimuth", /./, slow);
  return stage;
}

/** What Chromium's software driver says when the page is painted. A browser with a graphics card says nothing. */
const driverMessage = /GL Driver Message .* GPU stall due to ReadPixels/;
test.afterEach(({ consoleMessages }) => {
  const others = consoleMessages.filter((message) => !driverMessage.test(message));
  consoleMessages.splice(0, consoleMessages.length, ...others);
});

const number = (stage: Locator, name: string) =>
  stage.evaluate((element, each) => Number((element as HTMLElement).dataset[each]), name);

test("nothing of the viewer is fetched before the press", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  const section = await open(page);
  const late = () => fetched.filter((path) => /model-scene|MachineViewer|\.glb$|\.usdz$/.test(path));
  await expect(section.getByRole("button", { name: "View in 3D" })).toBeVisible();
  expect(late()).toEqual([]);
  const stage = await view(section);
  await expect(stage).toBeFocused();
  expect(late().some((path) => path.endsWith(".glb"))).toBe(true);
});

test("the model is turned, zoomed and opened by mouse, keyboard and buttons", async ({ page }) => {
  const section = await open(page);
  const stage = await view(section);
  const start = await number(stage, "azimuth");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => number(stage, "azimuth"), slow).toBe(start + 15);
  await page.keyboard.press("+");
  await expect.poll(() => number(stage, "zoom"), slow).toBeGreaterThan(1.25);
  await page.keyboard.press("Home");
  await expect.poll(() => number(stage, "azimuth"), slow).toBe(start);
  await expect.poll(() => number(stage, "zoom"), slow).toBe(1);

  // Its middle may be below the window, where the mouse presses nothing.
  await stage.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  const box = await stage.boundingBox();
  if (!box) throw new Error("The stage has no box.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 100, y, { steps: 4 });
  await expect.poll(() => number(stage, "azimuth"), slow).toBeGreaterThan(start + 30);
  await page.mouse.up();

  const lid = section.getByRole("button", { name: "Lid", exact: true });
  await lid.click();
  await expect(lid).toHaveAttribute("aria-pressed", "true");
  await section.getByRole("button", { name: "Exhaust port" }).click();
  await expect.poll(async () => Math.abs(await number(stage, "azimuth")), slow).toBe(180);
  await expect(stage).toHaveAttribute("data-part", "extraction");
  await expect(stage.locator("[data-arrow-label=width]")).toHaveText(/^1450[\s\u2060]*mm$/);
  await section.getByRole("button", { name: "Back to the pictures" }).click();
  await expect(section.getByRole("button", { name: "View in 3D" })).toBeFocused();
});

test("sizes that are not published are to be confirmed, in words and at the arrows", async ({ page }) => {
  const section = await open(page, "/en/products/zhongtian?model=light-960");
  await expect(section).toContainText("Outer size to be confirmed, on request");
  const stage = await view(section);
  await expect(stage.locator("[data-arrow-label=width]")).toHaveText(/^1650[\s\u2060]*mm, to be confirmed$/);
});

/** Opens the page in a context of its own, with a changed browser. */
async function elsewhere(
  browser: Browser,
  origin: string,
  options: Parameters<Browser["newContext"]>[0],
  change: () => void,
): Promise<{ page: Page; close: () => Promise<void> }> {
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: "block", ...options });
  const page = await context.newPage();
  await page.addInitScript(change);
  return { page, close: () => context.close() };
}

test("without scripts the eight pictures and the same words are there", async ({ browser, product }) => {
  const { page, close } = await elsewhere(
    browser,
    product.origin,
    { javaScriptEnabled: false },
    () => undefined,
  );
  await page.goto("/products/zhongtian");
  const section = page.getByRole("region", { name: "转一圈看 Light 640" });
  await expect(section.getByRole("group", { name: "Light 640 的八个方向" }).getByRole("img")).toHaveCount(8);
  await expect(section.getByRole("list", { name: "部件" })).toContainText("排风口");
  await expect(section).toContainText(/外形 1450 × 950 × 1180[\s\u2060]*mm/);
  await expect(section.getByRole("button")).toHaveCount(0);
  await close();
});

test("without WebGL the pictures stay, and a sentence says so", async ({ browser, product }) => {
  const { page, close } = await elsewhere(browser, product.origin, {}, () => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  const section = await open(page);
  await section.getByRole("button", { name: "View in 3D" }).click();
  await expect(section).toContainText("The 3D model cannot be shown here.", slow);
  await expect(section.getByRole("group", { name: "Eight views of the Light 640" })).toBeVisible();
  await close();
});

test("where data is saved the model is not offered", async ({ browser, product }) => {
  const { page, close } = await elsewhere(browser, product.origin, {}, () => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } });
  });
  const section = await open(page);
  await expect(section.getByRole("group", { name: "Eight views of the Light 640" })).toBeVisible();
  await expect(section.getByRole("button", { name: "View in 3D" })).toHaveCount(0);
  await close();
});

test("an Android phone offers the machine in the room, from an absolute address; a desktop does not", async ({
  browser,
  page,
  product,
}) => {
  const section = await open(page);
  await expect(section.getByRole("link")).toHaveCount(0);
  const userAgent =
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36";
  const phone = await elsewhere(browser, product.origin, { userAgent, isMobile: true }, () => undefined);
  const link = (await open(phone.page)).getByRole("link", { name: "See it in your room, true to size" });
  const href = (await link.getAttribute("href")) ?? "";
  expect(href).toMatch(/^intent:\/\/arvr\.google\.com\/scene-viewer\/1\.2\?file=https%3A%2F%2F/);
  const file = new URLSearchParams(href.slice(href.indexOf("?") + 1)).get("file") ?? "";
  expect(new URL(file).pathname).toBe(modelSource("light-640").src);
  await phone.close();
});

test("an iPhone gets USDZ of the same model through Quick Look", async ({ browser, product, request }) => {
  const userAgent =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile";
  const phone = await elsewhere(browser, product.origin, { userAgent }, () => {
    const { supports } = DOMTokenList.prototype;
    DOMTokenList.prototype.supports = function (token) {
      return token === "ar" || supports.call(this, token);
    };
  });
  const link = (await open(phone.page)).getByRole("link", { name: "See it in your room, true to size" });
  await expect(link).toHaveAttribute("rel", "ar");
  expect(await link.evaluate(({ firstElementChild }) => firstElementChild?.tagName)).toBe("IMG");
  const answer = await request.get((await link.getAttribute("href")) ?? "");
  expect(answer.headers()["content-type"]).toBe("model/vnd.usdz+zip");
  const glb = await readFile(`${builtFolder}${modelSource("light-640", { base: "" }).src}`);
  expect(Buffer.from(usdzOf(glb, "light-640")).equals(await answer.body())).toBe(true);
  await phone.close();
});

for (const [width, colorScheme] of [
  [390, "light"],
  [390, "dark"],
  [1440, "dark"],
] as const)
  test(`the model has no axe findings at ${width} px, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    // The longest labels: its sizes are to be confirmed.
    const stage = await view(await open(page, "/en/products/zhongtian?model=light-1610"));
    await expect(stage.locator("[data-mark]").first()).toBeVisible();
    const marks = await stage.locator("[data-mark]").evaluateAll((elements) =>
      elements.map((element) => {
        const { x, y, width: side, height } = element.getBoundingClientRect();
        return { x: x + side / 2, y: y + height / 2, side: Math.min(side, height) };
      }),
    );
    expect(marks).toHaveLength(5);
    marks.forEach((one, index) => {
      expect(one.side).toBeGreaterThanOrEqual(24);
      for (const other of marks.slice(index + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(24);
    });
    const cut = await stage.locator("[data-arrow-label]").evaluateAll(
      (labels) =>
        labels.filter((label) => {
          const [own, frame] = [label, label.parentElement ?? label].map((each) =>
            each.getBoundingClientRect(),
          );
          return !own || !frame || own.left < frame.left || own.right > frame.right;
        }).length,
    );
    expect(cut, "labels beyond the stage").toBe(0);
    // At the top of the page nothing that floats above it covers a part of a button.
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    expect(await axeFindings(page)).toEqual([]);
  });

test("twenty visits give the graphics memory back", async ({ page }) => {
  await page.addInitScript(() => {
    const contexts = new Set<WebGL2RenderingContext>();
    const { getContext } = HTMLCanvasElement.prototype;
    Object.assign(globalThis, { living: () => [...contexts].filter((each) => !each.isContextLost()).length });
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: unknown[]) {
      const context = getContext.apply(this, args as Parameters<typeof getContext>);
      if (context instanceof WebGL2RenderingContext) contexts.add(context);
      return context;
    } as typeof getContext;
  });
  // Small, because without a graphics card each pixel is computed.
  await page.setViewportSize({ width: 390, height: 700 });
  const section = await open(page, "/en/products/morning-light?model=mark-m20");
  const living = () => page.evaluate(() => (globalThis as unknown as { living: () => number }).living());
  for (let visit = 0; visit < 20; visit += 1) {
    await view(section);
    expect(await living()).toBe(1);
    await section.getByRole("button", { name: "Back to the pictures" }).click();
    await expect.poll(living).toBe(0);
  }
});
