import { createHash, randomUUID } from "node:crypto";
import { constants, createWriteStream } from "node:fs";
import { copyFile, lstat, mkdir, open, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { namesIn, openIfThere } from "../file-system.ts";

/** Received bytes of a file, flushed to this machine's disk. */
export interface ReceivedBytes {
  readonly path: string;
  readonly size: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** File in a store. */
export interface StoredFile {
  readonly id: string;
  /** In milliseconds. NaN if the store does not know it. */
  readonly storedAt: number;
  /** In bytes. NaN if the store does not know it. */
  readonly size: number;
}

/** Store for the bytes of uploaded files. Their names and leads are in the database. */
export interface FileStore {
  /** Moves bytes from the folder where they were received. Once it resolves, they survive a power cut. */
  put(id: string, bytes: ReceivedBytes): Promise<void>;
  /** Returns the bytes, or `undefined` if there are none. @throws the store's error, such as EACCES for a file of another owner */
  read(id: string): Promise<Readable | undefined>;
  /** Deletes the bytes. Missing bytes are not an error. */
  remove(id: string): Promise<void>;
  /** Resolves if the store accepts writes, as far as that can be tested at no cost. @throws the file system's error */
  tryWriting(): Promise<void>;
  list(): Promise<readonly StoredFile[]>;
  /** Names the database that the files belong to. Only in a store that several installations may name. */
  readonly mark?: {
    /** Returns `undefined` if there is none. @throws the store's error */
    read(): Promise<string | undefined>;
    write(text: string): Promise<void>;
  };
}

/** Ids of uploaded files: URL-safe characters only, as `uploadedFilePattern` has them. */
const idPattern = /^[\w-]{22,64}$/;

/** Returns true for an id that an uploaded file can have. */
export const isFileId = (id: string): boolean => idPattern.test(id);

/** @throws Error if this is not an id of an uploaded file. Ids become paths and addresses, and a restored backup may be forged. */
export function assertFileId(id: string): void {
  if (!isFileId(id)) throw new Error(`${JSON.stringify(id)} is not the id of an uploaded file.`);
}

/** Wraps a store so that it refuses ids of another form and does not list them. */
export function withCheckedIds(store: FileStore): FileStore {
  return {
    ...store,
    async put(id, bytes) {
      assertFileId(id);
      await store.put(id, bytes);
    },
    async read(id) {
      assertFileId(id);
      return store.read(id);
    },
    async remove(id) {
      assertFileId(id);
      await store.remove(id);
    },
    list: async () => (await store.list()).filter(({ id }) => isFileId(id)),
  };
}

/** Creates a store in a folder of this machine. */
export function localFileStore(folder: string): FileStore {
  const pathOf = (id: string): string => join(folder, id);
  return {
    async put(id, { path }) {
      await rename(path, pathOf(id)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== "EXDEV") throw error;
        return moveAcross(path, pathOf(id));
      });
      // The file's content was flushed when it was received. This flushes its name.
      await flush(folder);
    },
    // Opened here and not by the stream, so that a file of another owner is no download that breaks off after its head.
    read: async (id) => (await openIfThere(pathOf(id)))?.createReadStream(),
    remove: (id) => rm(pathOf(id), { force: true }),
    tryWriting: () => tryWriting(folder),
    async list() {
      const names = (await readdir(folder)).filter((name) => !name.startsWith(trial));
      return Promise.all(
        names.map(async (id) => {
          const { mtimeMs, size } = await stat(pathOf(id));
          return { id, storedAt: mtimeMs, size };
        }),
      );
    },
  };
}

/** Moves a file to another file system, as if in one step: `files` may be a mount, or a link to another disk. */
async function moveAcross(path: string, target: string): Promise<void> {
  const copy = join(dirname(target), trial + randomUUID());
  try {
    await copyFile(path, copy);
    await flush(copy);
    await rename(copy, target);
  } catch (error) {
    await rm(copy, { force: true });
    throw error;
  }
  await rm(path);
}

/** Prefix of files that test if a folder is writable, or are not complete. No id starts with it. */
const trial = ".trial-";

/** Names of trials of this program. The folder may be anybody's, such as the one in which a backup was named. */
const trialPattern = /^\.trial-[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Deletes files that a killed program left in a folder before it had deleted or renamed them. Those of other users stay.
 *
 * @param before in milliseconds
 */
export async function removeTrials(folder: string, before: number): Promise<number> {
  let removed = 0;
  for (const name of await namesIn(folder)) {
    if (!trialPattern.test(name)) continue;
    const path = join(folder, name);
    const found = await lstat(path).catch(() => undefined);
    if (!found?.isFile() || found.uid !== process.getuid?.() || found.mtimeMs >= before) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}

/** Writes a file and deletes it. @throws Error that names the folder if it is not writable */
export async function tryWriting(folder: string): Promise<void> {
  const path = join(folder, trial + randomUUID());
  try {
    await writeFile(path, "x", { flag: "wx", mode: 0o600 });
    await rm(path);
  } catch (cause) {
    // A full disk makes the file and refuses its content: a check each second would leave 86,400 empty files a day.
    await rm(path, { force: true }).catch(() => undefined);
    throw new Error(`Nothing can be written to ${folder}: ${(cause as Error).message}.`, { cause });
  }
}

/**
 * Stores a copy of a file: a store moves what it is given, and the source must stay. The source may be forged: a link could lead to
 * secrets of the service, and a pipe never ends.
 *
 * @param receiving folder in which uploads are received; the sweep deletes what an interruption leaves there
 * @throws Error that names the source if it is no regular file or its bytes are others; the file system's or the store's error
 */
export async function putCopy(
  store: Pick<FileStore, "put">,
  receiving: string,
  id: string,
  { path, size, sha256 }: ReceivedBytes,
): Promise<void> {
  const source = await lstat(path);
  if (!source.isFile()) throw new Error(`${path} is no regular file.`);
  if (source.size !== size) throw new Error(`${path} has ${source.size} bytes instead of ${size}.`);
  const copy = join(receiving, `copy-${randomUUID()}`);
  try {
    const found = await copyBytes(path, copy, size);
    if (found !== sha256) throw new Error(`${path} has the SHA-256 ${found} instead of ${sha256}.`);
    await flush(copy);
    await store.put(id, { path: copy, size, sha256 });
  } catch (error) {
    await rm(copy, { force: true });
    throw error;
  }
}

/** Returns the SHA-256 of stored bytes, hexadecimal, or `undefined` if there are none. @throws the store's error */
export async function storedSha256(store: Pick<FileStore, "read">, id: string): Promise<string | undefined> {
  const bytes = await store.read(id);
  if (!bytes) return undefined;
  const hash = createHash("sha256");
  for await (const chunk of bytes as AsyncIterable<Buffer>) hash.update(chunk);
  return hash.digest("hex");
}

/**
 * Copies a file to a new one. Follows no link and waits for no pipe, also if the source was replaced a moment ago.
 *
 * @returns the SHA-256 of the copied bytes, hexadecimal
 */
async function copyBytes(path: string, copy: string, limit: number): Promise<string> {
  const hash = createHash("sha256");
  const handle = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  await pipeline(
    // One byte more than expected is enough to differ.
    handle.createReadStream({ end: limit }),
    async function* hashed(source: AsyncIterable<Buffer>) {
      for await (const chunk of source) {
        hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(copy, { flags: "wx", mode: 0o600 }),
  );
  return hash.digest("hex");
}

/** Creates a folder that only its owner can read, in an existing folder. Once it resolves, the folder survives a power cut. */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await flush(dirname(folder));
}

/** Flushes a file's content, or the names in a folder, to disk, so that they survive a power cut. */
export async function flush(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
