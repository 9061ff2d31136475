import assert from "node:assert/strict";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Chance } from "../server/testing/chance.ts";

/** Size of a sector in bytes. A disk writes a sector completely or not at all. */
const sector = 512;

/** Size of a record's header in the log, in bytes (power-cut.c). */
const headLength = 24;

/** Fate of data that was not flushed: nothing survives, only names survive, or random parts survive. */
export const fates = ["nothing", "names", "chance"] as const;

export type Fate = (typeof fates)[number];

/** Change of a file's bytes: written at an offset, or truncated to a size. */
type Change =
  | { readonly at: number; readonly bytes: Buffer; readonly turn: number }
  | { readonly size: number; readonly turn: number };

/** Growable content of a file. */
class Bytes {
  #room: Buffer;
  #size: number;

  constructor(bytes: Buffer) {
    this.#room = Buffer.from(bytes);
    this.#size = bytes.length;
  }

  /** Returns a copy. */
  read(): Buffer {
    return Buffer.from(this.#room.subarray(0, this.#size));
  }

  apply(change: Change): void {
    const end = "size" in change ? change.size : change.at + change.bytes.length;
    if (end > this.#room.length) {
      const more = Buffer.alloc(end * 2);
      this.#room.copy(more, 0, 0, this.#size);
      this.#room = more;
    }
    if ("size" in change) {
      this.#room.fill(0, Math.min(change.size, this.#size), this.#room.length);
      this.#size = change.size;
    } else {
      change.bytes.copy(this.#room, change.at);
      this.#size = Math.max(this.#size, end);
    }
  }
}

/** File: its current content, the content that is safely on disk, and the changes since then. */
class DiskFile {
  readonly live: Bytes;
  readonly durable: Bytes;
  pending: Change[] = [];

  constructor(bytes: Buffer) {
    this.live = new Bytes(bytes);
    this.durable = new Bytes(bytes);
  }

  change(change: Change): void {
    this.live.apply(change);
    this.pending.push(change);
  }

  /** Applies all changes before this turn to the content on disk. */
  flush(turn: number): void {
    for (const change of this.pending) if (change.turn < turn) this.durable.apply(change);
    this.pending = this.pending.filter((change) => change.turn >= turn);
  }
}

/** Folder, in the same way as a file. Its content is the list of names in it. */
class DiskFolder {
  readonly live = new Map<string, DiskFile | DiskFolder>();
  readonly durable = new Map<string, DiskFile | DiskFolder>();
  pending: {
    readonly name: string;
    readonly node: DiskFile | DiskFolder | undefined;
    readonly turn: number;
  }[] = [];

  change(name: string, node: DiskFile | DiskFolder | undefined, turn: number): void {
    put(this.live, name, node);
    this.pending.push({ name, node, turn });
  }

  flush(turn: number): void {
    for (const { name, node, turn: when } of this.pending) if (when < turn) put(this.durable, name, node);
    this.pending = this.pending.filter(({ turn: when }) => when >= turn);
  }
}

const put = <Value>(map: Map<string, Value>, name: string, value: Value | undefined): void => {
  if (value === undefined) map.delete(name);
  else map.set(name, value);
};

/**
 * Simulates a disk below one folder from the log of a program's file operations (written by power-cut.c). It is as strict as
 * POSIX: a file's bytes are on disk after an fsync of the file, and its name after an fsync of its folder.
 */
export class PowerDisk {
  readonly #path: string;
  readonly #root = new DiskFolder();
  /** Number of operations in the log. */
  operations = 0;

  private constructor(path: string) {
    this.#path = path;
  }

  /**
   * Creates a disk from a folder's content, which counts as flushed, and replays the log.
   *
   * @param path folder that was watched
   * @param before content of the folder when the program started (`readTree`)
   * @throws Error if the log is not about this folder
   */
  static replay(path: string, before: Tree, log: Buffer): PowerDisk {
    const disk = new PowerDisk(path);
    for (const [name, bytes] of before) {
      const node = bytes === undefined ? new DiskFolder() : new DiskFile(bytes);
      const folder = disk.#folder(dirname(join(path, name)));
      folder.live.set(basename(name), node);
      folder.durable.set(basename(name), node);
    }
    disk.#play(log);
    return disk;
  }

  /** Returns every file with its current content. It must equal the real files, otherwise the log is incomplete. */
  live(): Tree {
    return treeOf(
      this.#root,
      ({ live }) => live,
      ({ live }) => live.read(),
    );
  }

  /** Returns the content of the disk after the power cut. */
  afterCut(fate: Fate, chance: Chance): Tree {
    // File systems write names to disk in order: all names up to some turn are there.
    const lastTurn =
      fate === "nothing"
        ? 0
        : fate === "names"
          ? Number.POSITIVE_INFINITY
          : chance.below(this.operations + 1);
    return treeOf(
      this.#root,
      ({ durable, pending }) => {
        const names = new Map(durable);
        for (const { name, node, turn } of pending) if (turn < lastTurn) put(names, name, node);
        return names;
      },
      ({ durable, pending }) => {
        const bytes = new Bytes(durable.read());
        if (fate === "chance") {
          for (const change of pending)
            for (const part of sectorsOf(change)) if (chance.below(2) === 0) bytes.apply(part);
        }
        return bytes.read();
      },
    );
  }

  #play(log: Buffer): void {
    const handles = new Map<number, DiskFile | DiskFolder>();
    const begun = new Map<bigint, number>();
    for (let at = 0; at + headLength <= log.length; ) {
      const operation = String.fromCharCode(log.readUInt32LE(at));
      const handle = log.readUInt32LE(at + 4);
      const number = log.readBigUInt64LE(at + 8);
      const middle = at + headLength + log.readUInt32LE(at + 16);
      const first = log.subarray(at + headLength, middle);
      const second = log.subarray(middle, middle + log.readUInt32LE(at + 20));
      at = middle + second.length;
      this.operations += 1;
      const turn = this.operations;
      const node = handles.get(handle);
      if (operation === "O") handles.set(handle, this.#open(String(first), number === 1n, turn));
      else if (operation === "W" && node instanceof DiskFile)
        node.change({ at: Number(number), bytes: Buffer.from(first), turn });
      else if (operation === "T" && node instanceof DiskFile) node.change({ size: Number(number), turn });
      else if (operation === "B") begun.set(number, turn);
      else if (operation === "E" && node) node.flush(begun.get(number) ?? 0);
      else if (operation === "M") this.#folderOf(first).change(nameOf(first), new DiskFolder(), turn);
      else if (operation === "U") this.#folderOf(first).change(nameOf(first), undefined, turn);
      else if (operation === "R") {
        const moved = this.#folderOf(first).live.get(nameOf(first));
        assert.ok(moved, `${first} moves and is not there.`);
        this.#folderOf(second).change(nameOf(second), moved, turn);
        this.#folderOf(first).change(nameOf(first), undefined, turn);
      } else throw new Error(`The log holds ${operation} of handle ${handle}, which cannot be done.`);
    }
  }

  #open(path: string, emptied: boolean, turn: number): DiskFile | DiskFolder {
    if (path === this.#path) return this.#root;
    const folder = this.#folder(dirname(path));
    const found = folder.live.get(basename(path));
    if (found instanceof DiskFile && emptied) found.change({ size: 0, turn });
    if (found) return found;
    const made = new DiskFile(Buffer.alloc(0));
    folder.change(basename(path), made, turn);
    return made;
  }

  #folderOf(path: Buffer): DiskFolder {
    return this.#folder(dirname(String(path)));
  }

  #folder(path: string): DiskFolder {
    if (path === this.#path) return this.#root;
    const folder = this.#folder(dirname(path)).live.get(basename(path));
    assert.ok(folder instanceof DiskFolder, `${path} is no folder.`);
    return folder;
  }
}

/** Splits a change into sectors, each of which may reach the disk separately. */
function sectorsOf(change: Change): readonly Change[] {
  if ("size" in change) return [change];
  const { at, bytes, turn } = change;
  const parts: Change[] = [];
  for (let start = at; start < at + bytes.length; ) {
    const end = Math.min((Math.floor(start / sector) + 1) * sector, at + bytes.length);
    parts.push({ at: start, bytes: bytes.subarray(start - at, end - at), turn });
    start = end;
  }
  return parts;
}

const nameOf = (path: Buffer): string => basename(String(path));

/** Files below a folder by relative path, with their bytes. Folders have no bytes and precede their contents. */
export type Tree = ReadonlyMap<string, Buffer | undefined>;

function treeOf(
  root: DiskFolder,
  namesOf: (folder: DiskFolder) => ReadonlyMap<string, DiskFile | DiskFolder>,
  bytesOf: (file: DiskFile) => Buffer,
): Tree {
  const tree = new Map<string, Buffer | undefined>();
  const walk = (folder: DiskFolder, prefix: string): void => {
    for (const [name, node] of namesOf(folder)) {
      const path = join(prefix, name);
      tree.set(path, node instanceof DiskFile ? bytesOf(node) : undefined);
      if (node instanceof DiskFolder) walk(node, path);
    }
  };
  walk(root, "");
  return tree;
}

/** Reads a folder and everything in it. */
export async function readTree(path: string): Promise<Tree> {
  const found = await readdir(path, { recursive: true, withFileTypes: true });
  const paths = found.map((entry) => ({
    path: join(entry.parentPath, entry.name),
    isFile: entry.isFile(),
  }));
  const tree = new Map<string, Buffer | undefined>();
  for (const entry of paths.toSorted((one, other) => one.path.length - other.path.length))
    tree.set(entry.path.slice(path.length + 1), entry.isFile ? await readFile(entry.path) : undefined);
  return tree;
}

/** Replaces a folder's contents. */
export async function writeTree(path: string, tree: Tree): Promise<void> {
  await rm(path, { recursive: true, force: true });
  await mkdir(path, { recursive: true });
  for (const [name, bytes] of tree) {
    if (bytes === undefined) await mkdir(join(path, name), { mode: 0o700 });
    else await writeFile(join(path, name), bytes, { mode: 0o600 });
  }
}
