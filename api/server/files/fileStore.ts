import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";

/** A file's bytes as they were received: on this machine's disk, flushed. */
export interface ReceivedBytes {
  readonly path: string;
  readonly size: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** Where the bytes of uploaded files are. What they are called and whose they are is in the database. */
export interface FileStore {
  /** Takes bytes over from the folder where they were received. When it resolves, they survive a power cut. */
  put(id: string, bytes: ReceivedBytes): Promise<void>;
  /** The bytes, or `undefined` when there are none. */
  read(id: string): Promise<Readable | undefined>;
  /** Deletes the bytes; it is no fault when there are none. */
  remove(id: string): Promise<void>;
  /** Resolves when the place takes what is written, as far as that can be known for nothing. @throws the file system's error */
  tryWriting(): Promise<void>;
  /** Every id there are bytes for, with the time they came in milliseconds. */
  list(): Promise<readonly { readonly id: string; readonly storedAt: number }[]>;
}

/** Files in a folder of this machine. */
export function localFileStore(folder: string): FileStore {
  const pathOf = (id: string): string => join(folder, id);
  return {
    async put(id, { path }) {
      await rename(path, pathOf(id));
      // The file's content was flushed when it was received; this flushes its name.
      await flush(folder);
    },
    async read(id) {
      if (!(await exists(pathOf(id)))) return undefined;
      return createReadStream(pathOf(id));
    },
    remove: (id) => rm(pathOf(id), { force: true }),
    tryWriting: () => tryWriting(folder),
    async list() {
      const names = (await readdir(folder)).filter((name) => !name.startsWith(trial));
      return Promise.all(names.map(async (id) => ({ id, storedAt: (await stat(pathOf(id))).mtimeMs })));
    },
  };
}

/** What files begin with that are made to see whether a folder takes them. No id begins so. */
const trial = ".trial-";

/** Writes a file and deletes it. @throws Error naming the folder that does not take it */
export async function tryWriting(folder: string): Promise<void> {
  const path = join(folder, trial + randomUUID());
  try {
    await writeFile(path, "x", { flag: "wx", mode: 0o600 });
    await rm(path);
  } catch (cause) {
    throw new Error(`Nothing can be written to ${folder}: ${(cause as Error).message}.`, { cause });
  }
}

/** Makes a folder that only its owner can look into, if it is not there, inside one that is. When it resolves, it outlives a power cut. */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await flush(dirname(folder));
}

/** Makes a file's content, or the names in a folder, outlive a power cut. */
export async function flush(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return false;
      throw error;
    },
  );
