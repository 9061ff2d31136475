import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  type Stats,
  statSync,
} from "node:fs";
import { dirname, resolve } from "node:path";
import { StorageError } from "./storage-error.ts";

/** Name of the SQLite file in the data folder. */
export const sqliteFile = "lightmaker.sqlite";

/** Name of the lock file that keeps a second server from using the same SQLite file. */
export const lockFile = "server.lock";

/** Name of the file that says that the rows of the SQLite file were moved to PostgreSQL. Its content is the time. */
export const movedFile = "moved-to-postgres";

/** Everything that belongs in a data folder: the database with SQLite's own files, uploads, and old assets. */
const contents: ReadonlySet<string> = new Set([
  ...["", "-wal", "-shm", "-journal"].map((ending) => sqliteFile + ending),
  ...["", "-journal"].map((ending) => lockFile + ending),
  ...["files", "receiving", "assets", movedFile],
]);

/** Permission bits of everyone but the owner. */
const others = 0o077;

/**
 * Creates the data folder, or uses the existing one, and restricts it to its owner, because it contains names, addresses and
 * keys. A folder that contains other files, such as `/tmp`, is not ours to restrict; `admin doctor` reports it. A new folder
 * survives a power cut: its name is flushed to disk, which SQLite does only for its own files.
 *
 * @throws StorageError if the folder belongs to another user, is no folder, or cannot be created
 */
export function openDataFolder(folder: string): void {
  const path = resolve(folder);
  assertFolder(path);
  assertOwn(path);
  makeFolder(path);
  if (holdsOnlyOurs(folder)) close(folder, 0o700);
}

/** @throws StorageError if the data folder can be no folder */
export function assertFolder(folder: string): void {
  const fault = findFolderFault(folder);
  if (fault !== undefined) throw new StorageError(fault);
}

/**
 * Returns why the data folder can be no folder: it, or a part of its path, is something else, such as a file or a symbolic link that
 * leads nowhere. `undefined` if it is a folder or can become one.
 */
export function findFolderFault(folder: string): string | undefined {
  const nearest = nearestFolder(folder);
  const subject = `DATA_DIR is ${folder}, but ${nearest === resolve(folder) ? "that" : nearest}`;
  if (!existsSync(nearest))
    return `${subject} is a symbolic link to ${readlinkSync(nearest)}, which does not exist or cannot be reached.`;
  return statSync(nearest).isDirectory() ? undefined : `${subject} is no folder.`;
}

/** Returns true if a folder holds nothing but what belongs in a data folder. */
export const holdsOnlyOurs = (folder: string): boolean =>
  readdirSync(folder).every((name) => contents.has(name));

/** Returns the folder itself if it exists, or the nearest one above that does. Either may be something else than a folder. */
export function nearestFolder(folder: string): string {
  const path = resolve(folder);
  return isTaken(path) ? path : nearestFolder(dirname(path));
}

/** Returns true if the name is taken, also by a symbolic link that leads nowhere. */
function isTaken(path: string): boolean {
  try {
    lstatSync(path);
    return true;
  } catch {
    return false;
  }
}

/** Creates a folder and those above it, one by one: Node's recursive `mkdir` never ends below `/proc`. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process was faster.
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return;
    throw new StorageError(`DATA_DIR: ${(error as Error).message}.`, { cause: error });
  }
  flushFolder(dirname(path));
}

/**
 * Refuses the data folder of another user. Root would leave files there that its owner cannot open; anyone else could write nothing.
 */
function assertOwn(folder: string): void {
  const owner = existsSync(folder) ? statSync(folder).uid : undefined;
  const user = process.getuid?.();
  if (owner === undefined || user === undefined || owner === user) return;
  if (user !== 0 && !isWritable(folder))
    throw new StorageError(
      `The data folder ${folder} belongs to user ${owner}, and user ${user} cannot write to it. Start the program as user ${owner}, or ${isForeign(folder) ? ownFolder : `as root: \`chown -R ${user} ${folder}\``}.`,
    );
  if (user === 0)
    throw new StorageError(
      `The data folder ${folder} belongs to user ${owner}. Start the program as that user: root would leave files there that it cannot open. If root is right, ${isForeign(folder) ? ownFolder : `\`chown -R root ${folder}\``}.`,
    );
}

/** Remedy for a folder with files of other programs, whose owner and permissions are not ours to change. */
const ownFolder = "give DATA_DIR a folder of its own";

/** Returns true if a folder is known to hold files of other programs. */
function isForeign(folder: string): boolean {
  try {
    return !holdsOnlyOurs(folder);
  } catch {
    return false;
  }
}

export function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Flushes the names in a folder to disk. Skips a folder that we may write but not read, because it cannot be flushed. */
export function flushFolder(folder: string): void {
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

/** Creates a file that only its owner can read, or restricts the existing file, regardless of the process's umask. */
export function makePrivateFile(file: string): void {
  closeSync(openSync(file, "a", 0o600));
  close(file, 0o600);
}

/** Restricts a file to its owner if it exists. */
export function closePrivateFile(file: string): void {
  if (existsSync(file)) close(file, 0o600);
}

/** Returns true if anyone but the owner has any permission on a file or folder. */
export const isOpenToOthers = (path: string): boolean => (statSync(path).mode & others) !== 0;

/** Returns the symbolic links that a path leads over. */
function linksOn(path: string): readonly Stats[] {
  const place = resolve(path);
  const parent = dirname(place);
  const here = lstatSync(place);
  return [
    ...(parent === place ? [] : linksOn(parent)),
    ...(here.isSymbolicLink() ? [here, ...linksOn(resolve(realpathSync(parent), readlinkSync(place)))] : []),
  ];
}

/**
 * Makes a program of root continue as the owner of the data folder, before it opens anything there: the server could not open what
 * belongs to root, and the server's user must not be able to lead root to other files. Does nothing for anyone else, or without such
 * a folder.
 */
export function becomeOwner(folder: string): void {
  if (process.getuid?.() !== 0 || !existsSync(folder)) return;
  // Whoever set a link on the way decides where it leads.
  const { uid, gid } = linksOn(folder).find((link) => link.uid !== 0) ?? statSync(folder);
  if (uid === 0) return;
  process.setgroups?.([gid]);
  process.setgid?.(gid);
  process.setuid?.(uid);
}

function close(path: string, mode: number): void {
  const { uid } = statSync(path);
  // Only the owner may change permissions. A container's volume may belong to another user; its permissions are the operator's
  // choice.
  const mayClose = process.getuid === undefined || [0, uid].includes(process.getuid());
  if (mayClose && isOpenToOthers(path)) chmodSync(path, mode);
}
