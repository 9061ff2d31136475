import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  statSync,
} from "node:fs";
import { dirname, resolve } from "node:path";

/** The SQLite file's name inside the data folder. */
export const sqliteFile = "lightmaker.sqlite";

/** The file by which one server keeps another off its SQLite file. */
export const lockFile = "server.lock";

/** All that a data folder holds: the database with SQLite's own files beside it, uploads, and old assets. */
const contents: ReadonlySet<string> = new Set([
  ...["", "-wal", "-shm", "-journal"].map((ending) => sqliteFile + ending),
  ...["", "-journal"].map((ending) => lockFile + ending),
  ...["files", "receiving", "assets"],
]);

/** Permissions of anybody but the owner. */
const others = 0o077;

/**
 * Makes the data folder, or takes the one that is there, so that only its owner can look into it: it holds names, addresses and keys. A
 * folder that holds anything else is not ours to close, such as `/tmp`; `admin doctor` tells of it. What is made outlives a power cut:
 * its name is flushed, which SQLite does for its own files only.
 *
 * @throws the file system's error when it cannot be made
 */
export function openDataFolder(folder: string): void {
  const path = resolve(folder);
  const first = mkdirSync(path, { recursive: true, mode: 0o700 });
  if (first !== undefined) {
    for (let made = path; made.length >= first.length; made = dirname(made)) flushFolder(dirname(made));
  }
  if (readdirSync(folder).every((name) => contents.has(name))) close(folder, 0o700);
}

/** Brings the names in a folder to the disk. A folder that we may write to but not read cannot be flushed; it is left as it is. */
function flushFolder(folder: string): void {
  let descriptor: number;
  try {
    descriptor = openSync(folder, "r");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EACCES") return;
    throw error;
  }
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Makes a file that only its owner can read, or closes the one that is there, whatever the process's mask says. */
export function makePrivateFile(file: string): void {
  closeSync(openSync(file, "a", 0o600));
  close(file, 0o600);
}

/** Closes a file to others when it is there. */
export function closePrivateFile(file: string): void {
  if (existsSync(file)) close(file, 0o600);
}

/** Whether others than the owner may do anything with a file or folder. */
export const isOpenToOthers = (path: string): boolean => (statSync(path).mode & others) !== 0;

function close(path: string, mode: number): void {
  const { uid } = statSync(path);
  // Only the owner may; a container's volume may be somebody else's, and its rights the operator's to choose.
  const mayClose = process.getuid === undefined || [0, uid].includes(process.getuid());
  if (mayClose && isOpenToOthers(path)) chmodSync(path, mode);
}
