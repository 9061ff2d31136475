/**
 * Draws what carries the mark: `node packages/media/brand.ts` writes the site's icons and the master of the social
 * card. To be run after a change of the mark or of the picture behind the card.
 */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { markColors, markSvg } from "./pipeline/mark.ts";
import { writeWhole } from "./pipeline/pictures.ts";
import { masterSettings, mastersFolder } from "./pipeline/settings.ts";

const publicFolder = fileURLToPath(new URL("../../apps/site/public/", import.meta.url));

await writeWhole(join(publicFolder, "favicon.svg"), markSvg({ frame: "byScheme" }));

// Full bleed: iOS and Android cut their own corners, and 0.56 keeps the mark inside the safe zone of a maskable icon.
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

await writeWhole(join(mastersFolder, "social/home.avif"), await socialCard("home/beam-banner"));

/** The picture cropped to 1200 × 630 with its subject right of the middle, and the mark on a scrim at the left. */
async function socialCard(picture: string): Promise<Buffer> {
  const [width, height, edge, markSize] = [1200, 630, 64, 120];
  const scrim = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs>
      <linearGradient id="scrim"><stop stop-color="${markColors.ground}" stop-opacity=".86"/>
        <stop offset=".55" stop-color="${markColors.ground}" stop-opacity="0"/></linearGradient>
    </defs>
    <rect width="100%" height="100%" fill="url(#scrim)"/>
  </svg>`;
  const mark = await sharp(Buffer.from(markSvg({ frame: "onDark" })), { density: (72 * markSize) / 24 })
    .resize(markSize, markSize)
    .png()
    .toBuffer();
  return sharp(join(mastersFolder, `${picture}.avif`))
    .resize({ width, height, fit: "cover", position: "left" })
    .composite([{ input: Buffer.from(scrim) }, { input: mark, left: edge, top: edge }])
    .avif(masterSettings)
    .toBuffer();
}
