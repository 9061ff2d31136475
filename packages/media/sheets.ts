/**
 * Draws one contact sheet per group of pictures, for review before a commit: `node packages/media/sheets.ts [group…]`.
 * A group is the id without its last part, limited to two parts.
 */
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { listFiles } from "./pipeline/masters.ts";
import { writeWhole } from "./pipeline/pictures.ts";
import { builtFolder } from "./src/files.ts";
import { pictureIds, pictureSource } from "./src/index.ts";

const sheetsFolder = fileURLToPath(new URL("./sheets/", import.meta.url));
const columns = 4;
const cell = { width: 320, height: 214, gap: 8, label: 22 };
/** Maximum size in bytes. Contact sheets are committed, so a larger sheet gets fewer colours. */
const largestSheet = 1_000_000;

const groups = Map.groupBy(pictureIds, (id) => {
  const parts = id.split("/");
  return parts.slice(0, Math.max(1, Math.min(2, parts.length - 1))).join("-");
});
const wanted = process.argv.slice(2);
for (const [group, ids] of groups) {
  if (wanted.length > 0 && !wanted.includes(group)) continue;
  const sheet = await contactSheet(ids);
  const file = join(sheetsFolder, `${group}.png`);
  const before = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (before?.equals(sheet)) continue;
  await writeWhole(file, sheet);
  console.info(`sheets/${group}.png: ${ids.length} pictures, ${Math.round(sheet.length / 1000)} kB`);
}
if (wanted.length === 0 && groups.size > 0) {
  const known = new Set([...groups.keys()].map((group) => `${group}.png`));
  for (const file of await listFiles(sheetsFolder)) {
    if (!known.has(file)) await rm(join(sheetsFolder, file));
  }
}

async function contactSheet(ids: readonly (typeof pictureIds)[number][]): Promise<Buffer> {
  const [stepX, stepY] = [cell.width + cell.gap, cell.height + cell.label + cell.gap];
  const tiles = await Promise.all(
    ids.map(async (id, index) => {
      const { srcSet } = pictureSource(id, { base: "" });
      const [smallest = ""] = srcSet.split(" ");
      const left = cell.gap + (index % columns) * stepX;
      const top = cell.gap + Math.floor(index / columns) * stepY;
      const label = `<svg xmlns="http://www.w3.org/2000/svg" width="${cell.width}" height="${cell.label}">
        <text x="2" y="16" font-family="sans-serif" font-size="13" fill="#a7adb6">${id}</text></svg>`;
      return [
        { input: await thumbnail(join(builtFolder, smallest)), left, top },
        { input: Buffer.from(label), left, top: top + cell.height },
      ];
    }),
  );
  const sheet = await sharp({
    create: {
      width: cell.gap + Math.min(columns, ids.length) * stepX,
      height: cell.gap + Math.ceil(ids.length / columns) * stepY,
      channels: 3,
      background: "#0e1013",
    },
  })
    .composite(tiles.flat())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = sheet.info;
  for (const colors of [256, 128, 64]) {
    const png = await sharp(sheet.data, { raw: { width, height, channels } })
      .png({ palette: true, colors, effort: 7 })
      .toBuffer();
    if (png.length < largestSheet) return png;
  }
  throw new Error(
    `The sheet of ${ids[0]} and ${ids.length - 1} more is over 1 MB. Split its group in sheets.ts.`,
  );
}

function thumbnail(file: string): Promise<Buffer> {
  return sharp(file)
    .resize({ width: cell.width, height: cell.height, fit: "contain", background: "#171a1f" })
    .png()
    .toBuffer();
}
