/**
 * Draws the site's icons with the mark: `node packages/media/brand.ts`. Run it after changing the mark. The social
 * cards use the mark too (`studio/scenes/social.py`).
 */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { markColors, markSvg } from "./pipeline/mark.ts";
import { writeWhole } from "./pipeline/pictures.ts";

const publicFolder = fileURLToPath(new URL("../../apps/site/public/", import.meta.url));

await writeWhole(join(publicFolder, "favicon.svg"), markSvg({ frame: "byScheme" }));

// Full bleed, because iOS and Android cut their own corners. A scale of 0.56 keeps the mark inside the safe zone of a
// maskable icon.
const icon = Buffer.from(markSvg({ frame: "onDark", ground: markColors.ground, scale: 0.56 }));
for (const [name, size] of [
  ["apple-touch-icon.png", 180],
  ["icon-192.png", 192],
  ["icon-512.png", 512],
] as const) {
  const density = (72 * size) / 24;
  const png = await sharp(icon, { density }).resize(size, size).png({ palette: true }).toBuffer();
  await writeWhole(join(publicFolder, name), png);
}
