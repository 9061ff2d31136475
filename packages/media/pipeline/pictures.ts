import { createHash } from "node:crypto";
import { access, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp, { type Sharp } from "sharp";
import type { CardEntry, PictureEntry } from "../src/types.ts";
import { avifSettings, fallbackWidth, jpegSettings, pictureWidths, resizeKernel } from "./settings.ts";

/** Folder of the masters and folder for built files, both absolute. */
export interface Folders {
  masters: string;
  built: string;
}

/** An entry of the manifest, with the names of its files and the number of files that had to be built. */
export interface Built<Entry> {
  entry: Entry;
  /** Paths relative to the built folder. */
  files: string[];
  /** Number of files written now; 0 if all existed. */
  written: number;
}

/**
 * Builds the missing files of a picture. File names contain a hash of the master and of the encoder's settings, so an
 * existing file is always up to date.
 * @param id id of the picture
 * @param previous the picture's current manifest entry; its colour is reused if nothing has changed
 * @throws {Error} naming the master, when it cannot be decoded
 */
export async function buildPicture(
  id: string,
  folders: Folders,
  previous?: PictureEntry,
): Promise<Built<PictureEntry>> {
  const master = await readMaster(id, folders);
  const hash = hashOf(master.bytes, avifSettings, jpegSettings);
  const widths = widthsFor(master.width);
  const width = widths.at(-1) ?? master.width;
  const fallback = Math.min(fallbackWidth, width);
  const files = new Map<string, (image: Sharp) => Sharp>([
    ...widths.map((size): [string, (image: Sharp) => Sharp] => [
      `${id}-${size}.${hash}.avif`,
      (image) => resized(image, size).avif(avifSettings),
    ]),
    [`${id}-${fallback}.${hash}.jpg`, (image) => resized(image, fallback).jpeg(jpegSettings)],
  ]);
  const written = await writeMissing(files, folders.built, master.bytes);
  const color = previous?.hash === hash ? previous.color : await averageColor(master.bytes);
  const height = Math.round((master.height * width) / master.width);
  return { entry: { width, height, color, hash, widths, fallback }, files: [...files.keys()], written };
}

/**
 * Builds the one JPEG of a social card if it is missing.
 * @throws {Error} naming the master, when it cannot be decoded
 */
export async function buildCard(id: string, folders: Folders): Promise<Built<CardEntry>> {
  const { bytes, width, height } = await readMaster(id, folders);
  const hash = hashOf(bytes, jpegSettings);
  const file = `${id}-${width}.${hash}.jpg`;
  const files = new Map([[file, (image: Sharp) => image.jpeg(jpegSettings)]]);
  return {
    entry: { width, height, hash },
    files: [file],
    written: await writeMissing(files, folders.built, bytes),
  };
}

/**
 * Returns the widths to build a picture in: the standard widths below the master's width, and the master's own (at most
 * the largest standard width).
 */
export function widthsFor(masterWidth: number): number[] {
  const largest = Math.min(masterWidth, Math.max(...pictureWidths));
  return [...pictureWidths.filter((width) => width < largest), largest];
}

/**
 * Writes a file atomically, so that neither a reader nor an interrupted build leaves half of it.
 * @param file absolute path; its folder is created if it is missing
 */
export async function writeWhole(file: string, content: Uint8Array | string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.partial`, content);
  await rename(`${file}.partial`, file);
}

/** Returns eight hex digits of a hash over the bytes and the settings. */
export function hashOf(bytes: Uint8Array, ...settings: object[]): string {
  const hash = createHash("sha256").update(bytes);
  for (const setting of settings) hash.update(JSON.stringify(setting));
  return hash.digest("hex").slice(0, 8);
}

async function readMaster(id: string, folders: Folders) {
  const bytes = await readFile(join(folders.masters, `${id}.avif`));
  try {
    const { width, height } = await sharp(bytes).metadata();
    return { bytes, width, height };
  } catch (cause) {
    throw unreadable(id, cause);
  }
}

function unreadable(id: string, cause: unknown): Error {
  return new Error(
    `masters/${id}.avif cannot be decoded, so the picture cannot be built. It may be still being written: run the build ` +
      `again, or render it again with "npm run media:render -- ${id}".`,
    { cause },
  );
}

function resized(image: Sharp, width: number): Sharp {
  return image.resize({ width, kernel: resizeKernel });
}

async function writeMissing(
  files: ReadonlyMap<string, (image: Sharp) => Sharp>,
  built: string,
  master: Uint8Array,
): Promise<number> {
  const missing: [string, (image: Sharp) => Sharp][] = [];
  for (const [file, encode] of files) {
    if (!(await exists(join(built, file)))) missing.push([file, encode]);
  }
  if (missing.length === 0) return 0;
  // Decoded only once, because decoding a master takes as long as encoding the smallest variant.
  const { data, info } = await sharp(master).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  for (const [file, encode] of missing) {
    await writeWhole(join(built, file), await encode(sharp(data, { raw })).toBuffer());
  }
  return missing.length;
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

async function averageColor(bytes: Uint8Array): Promise<string> {
  const { channels } = await sharp(bytes).removeAlpha().stats();
  return `#${channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, "0")).join("")}`;
}
