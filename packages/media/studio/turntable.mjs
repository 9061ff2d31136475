/**
 * Draws the pictures all around each machine from the models of the 3D viewer: `node packages/media/studio/turntable.mjs
 * [slug…]` writes ../masters/turntable/<slug>/<azimuth>.avif. Drawn by three.js in Chromium without a graphics card, so they
 * look like the viewer and are the same on every machine. Run it after models.mjs.
 */

import { mkdir, readFile } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import { chromium } from "playwright";
import sharp from "sharp";
import { listFiles } from "../pipeline/masters.ts";
import { writeWhole } from "../pipeline/pictures.ts";
import { masterSettings, mastersFolder } from "../pipeline/settings.ts";

/** Degrees to the right of the front. */
const azimuths = [0, 45, 90, 135, 180, 225, 270, 315];
/** Degrees above the floor: desktop machines are looked down on. */
const elevationOf = (slug) => (/530|m20/.test(slug) ? 22 : 14);

const three = path.dirname(path.dirname(new URL(import.meta.resolve("three")).pathname));
const folders = {
  "/three/": `${three}/build/`,
  "/addons/": `${three}/examples/jsm/`,
  "/models/": path.join(mastersFolder, "models/"),
  "/page/": path.join(import.meta.dirname, "turntable/"),
};
const page = `<!doctype html><script type="importmap">{"imports":{"three":"/three/three.module.js","three/addons/":"/addons/"}}</script>
<script type="module" src="/page/page.js"></script>`;
const server = createServer(async (request, response) => {
  const start = Object.keys(folders).find((each) => request.url.startsWith(each));
  if (!start) return response.setHeader("Content-Type", "text/html").end(page);
  response.setHeader(
    "Content-Type",
    request.url.endsWith(".js") ? "text/javascript" : "application/octet-stream",
  );
  return response.end(await readFile(path.join(folders[start], request.url.slice(start.length))));
});
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  args: ["--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"],
});
try {
  const tab = await browser.newPage();
  tab.on("pageerror", (error) => console.error(error));
  await tab.goto(`http://127.0.0.1:${server.address().port}/`);
  await tab.waitForFunction(() => window.ready);
  const slugs = (await listFiles(path.join(mastersFolder, "models"))).map((file) => path.parse(file).name);
  for (const slug of slugs) {
    if (process.argv.length > 2 && !process.argv.includes(slug)) continue;
    await tab.evaluate((url) => window.load(url), `/models/${slug}.glb`);
    await mkdir(path.join(mastersFolder, "turntable", slug), { recursive: true });
    for (const azimuth of azimuths) {
      const url = await tab.evaluate(([a, e]) => window.draw(a, e), [azimuth, elevationOf(slug)]);
      const png = Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
      const avif = await sharp(png)
        .resize({ width: 960, kernel: "lanczos3" })
        .avif(masterSettings)
        .toBuffer();
      await writeWhole(path.join(mastersFolder, "turntable", slug, `${azimuth}.avif`), avif);
    }
    console.info(`${slug}: ${azimuths.length} pictures`);
  }
} finally {
  await browser.close();
  server.close();
}
