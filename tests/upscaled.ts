/**
 * Lists the pictures and films that pages show larger than they were made, on screens of up to 2560 pixels. Ends with
 * code 1 if there are any.
 *
 *   npm run upscaled                           all pages and models
 *   npm run upscaled -- /products/zhongtian    some pages
 *   … --screens=1440@1,1920@1                  other screens: width in CSS pixels, pixels per CSS pixel
 *   … --pages                                  with the pages that show each picture
 */
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { chromiumFlags, findHeadlessShell } from "./browser.ts";
import { startProduct } from "./product.ts";

/** A phone, a tablet, laptops of both densities, and a desktop screen of 2560 pixels at 133 %. */
const usualScreens = "390@3,768@2,1280@2,1440@1,1920@1.333";

/** Rounding of layout to whole pixels may ask for a little more than a picture has. */
const tolerance = 1.01;

/** A picture where a page shows it. */
interface Shown {
  /** Id of the picture or film. */
  readonly id: string;
  /** Width of the largest file in pixels. */
  readonly made: number;
  /** Width of the whole picture on the page in CSS pixels, including what its frame crops. */
  readonly shown: number;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { screens: { type: "string", default: usualScreens }, pages: { type: "boolean", default: false } },
});
const screens = values.screens.split(",").map((screen) => {
  const [width = NaN, density = NaN] = screen.split("@").map(Number);
  if (!(width > 0 && density > 0))
    throw new Error(`Invalid --screens: "${screen}". Write 1920@1, for example.`);
  return { name: screen, width, density };
});

/** Returns the paths of all pages in one language, and of all models: pictures are the same in both languages. */
async function everyPath(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
    ([, path = ""]) => path || "/",
  );
  return paths.filter((path) => !/^\/en(\/|$)/.test(path));
}

/** Runs in the page: every picture and film that has a place in its layout. */
function readShown(): Shown[] {
  const idOf = (url: string) =>
    new URL(url, location.href).pathname.match(/^\/media\/(.+?)(?:-\d+)?\.[^/]+$/)?.[1];
  const scaled = (box: Element, width: number, height: number) => {
    const { width: across, height: down } = box.getBoundingClientRect();
    if (across === 0 || down === 0) return 0;
    const scales = [across / width, down / height];
    const { objectFit } = getComputedStyle(box);
    return width * (objectFit === "cover" ? Math.max(...scales) : Math.min(...scales));
  };
  const pictures = [...document.querySelectorAll("img")].flatMap((img) => {
    const id = idOf(img.getAttribute("src") ?? "");
    const sets = [
      img.srcset,
      ...[...(img.closest("picture")?.children ?? [])].map((e) => e.getAttribute("srcset")),
    ];
    const widths = sets.flatMap((set) => [...(set ?? "").matchAll(/ (\d+)w/g)].map(([, w]) => Number(w)));
    const made = Math.max(...widths, 0) || img.width;
    const width = Number(img.getAttribute("width")) || made;
    const height = Number(img.getAttribute("height")) || width;
    return id ? [{ id, made, shown: scaled(img, width, height) }] : [];
  });
  const films = [...document.querySelectorAll("video")].flatMap((video) => {
    const id = idOf(
      video.querySelector("source:not([media])")?.getAttribute("src") ?? video.getAttribute("src") ?? "",
    );
    const made = Number(video.getAttribute("width"));
    return id && made
      ? [{ id: `${id} (film)`, made, shown: scaled(video, made, Number(video.getAttribute("height"))) }]
      : [];
  });
  return [...pictures, ...films].filter(({ shown }) => shown > 0);
}

const product = await startProduct();
const browser = await chromium.launch({ executablePath: findHeadlessShell(), args: [...chromiumFlags] });
const paths = positionals.length > 0 ? positionals : await everyPath(product.origin);
/** Worst place of each picture. */
const worst = new Map<string, { made: number; needed: number; screen: string; pages: Set<string> }>();
try {
  const page = await browser.newPage({ reducedMotion: "reduce" });
  // Only the layout is measured, so no picture has to arrive.
  await page.route(/\/media\//, (route) => route.abort());
  for (const path of paths) {
    await page.goto(product.origin + path, { waitUntil: "domcontentloaded" });
    await page.locator("html[data-live]").waitFor();
    for (const { name, width, density } of screens) {
      await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
      for (const { id, made, shown } of await page.evaluate(readShown)) {
        const needed = Math.min(shown * density, 2560);
        if (needed <= made * tolerance) continue;
        const known = worst.get(id) ?? { made, needed: 0, screen: "", pages: new Set() };
        known.pages.add(path);
        worst.set(id, needed > known.needed ? { ...known, needed, screen: name } : known);
      }
    }
  }
} finally {
  await browser.close();
  await product.stop();
}

const rows = [...worst].sort(([, a], [, b]) => b.needed / b.made - a.needed / a.made);
for (const [id, { made, needed, screen, pages }] of rows) {
  const factor = (needed / made).toFixed(2);
  console.info(`${factor}×  ${id}: ${made} px, shown in ${Math.round(needed)} px at ${screen}`);
  if (values.pages) console.info(`       ${[...pages].join(" ")}`);
}
console.info(`${rows.length} pictures are shown larger than they were made, on ${paths.length} pages.`);
process.exitCode = rows.length > 0 ? 1 : 0;
