/**
 * Writes the baselines that Vitest has just made with fewer colours, at a third of the bytes, where that changes no channel
 * of any pixel by more than the tolerance has room for. Run by `npm run visual:update`.
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";

/** Levels of 255 by which a channel may be off: 2 % of the way from black to white as pixelmatch measures it, at worst. */
const room = 5;
const folder = path.join(import.meta.dirname, "baselines");

const palette = { palette: true, dither: 0, effort: 7, compressionLevel: 9 } as const;

/** The same picture with each channel rounded, or itself with a palette; the first that is faithful wins. */
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
