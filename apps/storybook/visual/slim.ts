/**
 * Reduces the colours of the baselines that Vitest has just written, to a third of the file size. No channel of any pixel
 * may change by more than `room`. Run by `npm run visual:update`.
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";

/**
 * Maximum deviation of a channel, in levels of 255. It corresponds to at most 2 % of the difference between black and white
 * as measured by pixelmatch.
 */
const room = 5;
const folder = path.join(import.meta.dirname, "baselines");

const palette = { palette: true, dither: 0, effort: 7, compressionLevel: 9 } as const;

/**
 * Returns the first candidate within `room`: the picture with a palette, or the picture with rounded channels and a
 * palette. If neither is, returns the picture with rounded channels.
 */
async function slimmed(file: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const faithful = async (candidate: Buffer) => {
    const pixels = await sharp(candidate).removeAlpha().raw().toBuffer();
    return pixels.every((channel, index) => Math.abs(channel - (data[index] ?? 0)) <= room);
  };
  const { width, height } = info;
  const rounded = data.map((channel) => Math.min(255, Math.round(channel / (2 * room)) * 2 * room));
  const fewer = sharp(rounded, { raw: { width, height, channels: 3 } });
  for (const candidate of [sharp(file).png(palette), fewer.clone().png(palette)]) {
    const small = await candidate.toBuffer();
    if (await faithful(small)) return small;
  }
  return fewer.png({ compressionLevel: 9 }).toBuffer();
}

let bytes = 0;
for (const name of globSync("**/*.png", { cwd: folder })) {
  const place = path.join(folder, name);
  const file = readFileSync(place);
  const { isPalette } = await sharp(file).metadata();
  const small = isPalette ? file : await slimmed(file);
  if (small.length < file.length) writeFileSync(place, small);
  bytes += Math.min(small.length, file.length);
}
console.info(`Baselines together: ${(bytes / 1e6).toFixed(1)} MB`);
