import { readdir, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { codecs, encodings } from "./encodings.ts";
import { type Entry, type EntryOptions, readEntry } from "./entry.ts";

/** A folder that is served. */
export interface Mount {
  /** The folder on disk. */
  readonly folder: string;
  /** What its addresses begin with, without a trailing slash; `""` is the root. */
  readonly prefix: string;
  /** Files of compressed types larger than this are streamed from disk, in bytes. */
  readonly inMemoryLimit: number;
}

/** All that can be asked for, by decoded path. `/en/index.html` is found as `/en`. */
export type StaticTable = ReadonlyMap<string, Entry>;

/** Files taken up at the same time: enough to keep the thread pool, which compresses, busy. */
const concurrency = 8;

/**
 * Reads the folders once, into a table that answers without touching the disk. Paths are looked up in it and never
 * joined to a folder, so no request can leave the folders. Links and dot files are not served.
 *
 * @param onStaleTwin told about compressed twins that do not match their file
 * @throws the file system's error when a folder cannot be read
 */
export async function readStaticTable(
  mounts: readonly Mount[],
  onStaleTwin: (twin: string) => void,
): Promise<StaticTable> {
  const table = new Map<string, Entry>();
  for (const { folder, prefix, inMemoryLimit } of mounts) {
    const files = await listFiles(folder);
    const waiting = [...files.keys()].filter((file) => !isTwin(file, files));
    const options: EntryOptions = { inMemoryLimit, files, onStaleTwin };
    const take = async (): Promise<void> => {
      for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
        const path = `${prefix}/${relative(folder, file).split(sep).join("/")}`;
        table.set(canonicalPath(path), await readEntry(path, file, options));
      }
    };
    await Promise.all(Array.from({ length: concurrency }, take));
  }
  return table;
}

/** Directory style: a folder's index is found at the folder's own path, without a trailing slash. */
export function canonicalPath(path: string): string {
  return path.endsWith("/index.html") ? path.slice(0, -"/index.html".length) || "/" : path;
}

async function listFiles(folder: string): Promise<Map<string, number>> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found
    .filter((item) => item.isFile())
    .map((item) => join(item.parentPath, item.name))
    .filter((file) => !isHidden(relative(folder, file)));
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  return new Map(files.map((file, index) => [file, sizes[index] ?? 0]));
}

/** Dot files are the tools' own (Vite's manifest, editors' leftovers), except what RFC 8615 publishes. */
function isHidden(path: string): boolean {
  return path.split(sep).some((part) => part.startsWith(".") && part !== ".well-known");
}

function isTwin(file: string, files: ReadonlyMap<string, number>): boolean {
  return encodings.some((encoding) => {
    const { extension } = codecs[encoding];
    return file.endsWith(extension) && files.has(file.slice(0, -extension.length));
  });
}
