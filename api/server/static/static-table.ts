import { readdir, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { codecs, encodings } from "./encodings.ts";
import { type Entry, type EntryOptions, readEntry } from "./static-entry.ts";

/** Folder that is served. */
export interface Mount {
  readonly folder: string;
  /** Prefix of its addresses, without a trailing slash; `""` is the root. */
  readonly prefix: string;
  /**
   * Size limit for keeping files in memory, in bytes. Applies to files that are already compressed; larger ones are streamed from
   * disk.
   */
  readonly inMemoryLimit: number;
}

/** All served files by decoded path. `/en/index.html` has the path `/en`. */
export type StaticTable = ReadonlyMap<string, Entry>;

/** Number of files read at the same time: enough to keep the thread pool busy, which compresses. */
const concurrency = 8;

/**
 * Reads the folders once into a look-up table, so that resolving a path does not touch the disk. Paths are never joined to a
 * folder, so no request can leave the folders. Links and dot files are not served.
 *
 * @param onStaleTwin called for compressed files that do not match their original
 * @throws the file system's error if a folder cannot be read
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

/** Returns the canonical path: that of a folder instead of its index file, without a trailing slash. */
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

/** Returns true for dot files, which belong to tools (Vite's manifest, editors' backups), except those published by RFC 8615. */
function isHidden(path: string): boolean {
  return path.split(sep).some((part) => part.startsWith(".") && part !== ".well-known");
}

function isTwin(file: string, files: ReadonlyMap<string, number>): boolean {
  return encodings.some((encoding) => {
    const { extension } = codecs[encoding];
    return file.endsWith(extension) && files.has(file.slice(0, -extension.length));
  });
}
