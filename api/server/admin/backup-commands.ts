import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { exists } from "../file-system.ts";
import { type FileStore, flush } from "../files/file-store.ts";
import { openFileStore } from "../files/uploads.ts";
import { readErasureKey } from "../signing-keys.ts";
import { type AnyRow, type TableName, tableNames } from "../storage/dump.ts";
import { openStorage, type Storage } from "../storage/storage.ts";
import { afterDamage } from "../storage/storage-error.ts";
import {
  type Checksum,
  idsIn,
  type Manifest,
  readRows,
  TableWriter,
  tableFile,
  writeManifest,
} from "./backup-folder.ts";
import { copyPrefix, leftCopies, partialName, removePartials } from "./backup-leftovers.ts";
import { newestOfEach, readBackups, type WholeBackup } from "./backups-in-folder.ts";
import { type Command, UsageError } from "./command.ts";
import { moveRows } from "./move-command.ts";
import { assertRestorable, assertUndamagedFiles } from "./restorable.ts";

/**
 * Commands about backups. A backup does not depend on the database engine: rows are lines of JSON, files are files. A backup of
 * SQLite can be restored into PostgreSQL and vice versa.
 */
export const backupCommands: Readonly<Record<string, Command>> = {
  backup: {
    usage: "[new folder]",
    summary:
      "writes all rows and uploaded files as of one moment, while the server runs; without a name into BACKUP_DIR, under the time",
    words: [0, 1],
    async run([given], { storage, config, print, path }) {
      if (given === undefined && config.BACKUP_DIR === undefined)
        throw new UsageError("Name a new folder, or set BACKUP_DIR.");
      const target =
        given === undefined
          ? join(config.BACKUP_DIR ?? "", new Date().toISOString().slice(0, 19).replaceAll(":", ""))
          : path(given);
      // Such a folder counts as the remains of an interrupted backup.
      if (basename(target).includes(".partial"))
        throw new UsageError(`A backup's name must not contain ".partial": ${target}.`);
      if (await exists(target))
        throw new UsageError(`${target} exists already. Name a folder that does not.`);
      const opened = await storage();
      const [damage] = await opened.findDamage();
      // A backup of a damaged file would look whole and count as the newest one.
      if (damage !== undefined)
        throw new Error(
          `Nothing was backed up, because the database file is damaged: ${damage}. ${afterDamage}`,
        );
      // Made at the first erasure otherwise. The protocols of later erasures, which a restore takes over, need the same key.
      await readErasureKey(opened);
      await removePartials(target);
      const partial = partialName(target);
      await mkdir(join(partial, "files"), { recursive: true, mode: 0o700 });
      const tables: Record<string, Manifest["tables"][string]> = {};
      const files: Record<string, Checksum> = {};
      let rows: readonly AnyRow[];
      let faults: FileFaults;
      try {
        rows = await writeTables(opened, partial, tables);
        faults = await copyFiles(rows, await openFileStore(config), join(partial, "files"), files);
        await writeManifest(partial, { tables, files });
        for (const folder of [join(partial, "files"), partial]) await flush(folder);
        // Only a complete backup gets the final name.
        await rename(partial, target);
        await flush(dirname(target));
      } catch (error) {
        await rm(partial, { recursive: true, force: true });
        throw new Error(`Nothing was backed up: ${(error as Error).message}`, { cause: error });
      }
      const { damaged, unreadable } = faults;
      const lost = (await missingBytes(opened, rows, files)).filter((id) => !unreadable.has(id));
      const counts = Object.entries(tables).filter(([, { rows }]) => rows > 0);
      print(
        counts.every(([table]) => table === "secrets")
          ? `${target}: the database is empty, so nothing is in this backup.`
          : `${target}: ${counts.map(([table, { rows }]) => `${rows} ${table}`).join(", ")}; ${Object.keys(files).length} files stored.`,
      );
      print(
        "It holds names, addresses and the keys of this installation: keep it where the data folder could be kept.",
      );
      const missed = [
        lost.length > 0
          ? `The backup is whole but for ${lost.length} files that have a row and no bytes: ${lost.join(", ")}.`
          : undefined,
        unreadable.size > 0
          ? `The backup is whole but for ${unreadable.size} files that cannot be read: ${[...unreadable.values()].join("; ")}. \`doctor\` says whose they must be.`
          : undefined,
        damaged.length > 0
          ? `The backup is whole, but these files are damaged, here as in it: ${damaged.map(({ id }) => id).join(", ")}. Their bytes are not those that were uploaded: take them from an older backup before it is pruned.`
          : undefined,
      ].filter((fault) => fault !== undefined);
      if (missed.length > 0) throw new Error(missed.join("\n"));
    },
  },
  "backup prune": {
    usage: "<days>",
    summary:
      "deletes whole backups in BACKUP_DIR that are older, but never the seven newest, nor the newest one of each database that can be restored",
    words: [1, 1],
    async run([typed = ""], { config, print }) {
      if (config.BACKUP_DIR === undefined) throw new UsageError("Set BACKUP_DIR.");
      if (!/^[1-9]\d{0,4}$/.test(typed))
        throw new UsageError("Give the number of days for which backups are kept, at least 1.");
      const { whole, refused } = await readBackups(config.BACKUP_DIR);
      const limit = Date.now() - Number(typed) * 86_400_000;
      // A clock that jumps ahead makes all of them old at once.
      const due = whole.slice(alwaysKept).filter(({ time }) => time < limit);
      let deleted = 0;
      // Backups of a database that was lost get older beside those of a new one that nobody wanted.
      for (const { database } of newestOfEach(due)) {
        const isOfIt = (backup: WholeBackup): boolean => backup.database === database;
        // The newest may be damaged. All is kept down to one that a restore would take.
        const least = await newestRestorable(whole.filter(isOfIt), print);
        for (const { folder, time } of due.filter(isOfIt)) {
          if (!least || time >= least.time) continue;
          await rm(folder, { recursive: true });
          deleted += 1;
        }
        if (least && least.time < limit && database !== whole[0]?.database)
          print(`${least.folder} is kept: it is the newest backup of another database.`);
      }
      print(`${deleted} backups deleted, ${whole.length - deleted} kept.`);
      for (const { folder, reason } of refused) print(`${folder} was not touched: ${reason}`);
    },
  },
  drill: {
    usage: "[folder]",
    summary:
      "restores a backup, the newest of BACKUP_DIR without a name, into a place of its own, compares, and deletes it again",
    words: [0, 1],
    async run([given], { config, print, path }) {
      const source = given === undefined ? await newestIn(config.BACKUP_DIR) : path(given);
      for (const folder of await leftCopies()) await rm(folder, { recursive: true });
      const manifest = await tryRestore(source);
      const { tables, files, createdAt } = manifest;
      const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
      print(`${source} of ${createdAt} restores: ${rows} rows, ${Object.keys(files).length} files.`);
      const lost = await lostFiles(source, files);
      if (lost.length > 0)
        print(`Files that had no bytes when it was made, and are not in it: ${lost.join(", ")}.`);
      await assertUndamagedFiles(source, manifest);
    },
  },
};

/** Number of the newest backups that pruning keeps, whatever their age. */
const alwaysKept = 7;

/** Returns the newest backup that `restore` takes. Prints the faults of newer ones. */
async function newestRestorable(
  backups: readonly WholeBackup[],
  print: (line: string) => void,
): Promise<WholeBackup | undefined> {
  for (const backup of backups) {
    try {
      await assertRestorable(backup.folder);
      return backup;
    } catch (error) {
      print((error as Error).message);
    }
  }
  return undefined;
}

/** @throws UsageError that names what is there instead of a whole backup */
async function newestIn(folder: string | undefined): Promise<string> {
  if (folder === undefined) throw new UsageError("Name a backup, or set BACKUP_DIR.");
  const { whole, refused } = await readBackups(folder);
  const [newest] = whole;
  if (newest) return newest.folder;
  throw new UsageError(
    [`There is no whole backup in ${folder}.`, ...refused.map(({ reason }) => reason)].join("\n  "),
  );
}

/** Returns the ids of files whose rows a backup has, and not their bytes. */
async function lostFiles(
  folder: string,
  files: Readonly<Record<string, Checksum>>,
): Promise<readonly string[]> {
  const lost: string[] = [];
  for await (const id of idsIn(folder, "files")) if (!files[id]) lost.push(id);
  return lost;
}

/**
 * Restores a backup into a temporary SQLite file, with the same comparison as a move between engines. Deletes the file
 * afterwards.
 */
async function tryRestore(folder: string): Promise<Manifest> {
  const manifest = await assertRestorable(folder);
  // `mkdtemp` creates the folder with mode 0700, because it contains a full copy of the data.
  const place = await mkdtemp(join(tmpdir(), copyPrefix));
  try {
    const trial = await openStorage({ dataDir: place, onIdleError: () => undefined });
    try {
      const source = {
        dump: async (take: Parameters<Storage["dump"]>[0]) => {
          for await (const [table, rows] of readRows(folder, manifest)) await take(table, rows);
        },
      };
      await moveRows(source, trial);
    } finally {
      await trial.close();
    }
  } finally {
    await rm(place, { recursive: true, force: true });
  }
  return manifest;
}

/** Writes each table to its file. @returns the rows of uploaded files */
async function writeTables(
  storage: Pick<Storage, "dump">,
  folder: string,
  tables: Record<string, Manifest["tables"][string]>,
): Promise<readonly AnyRow[]> {
  const writers = new Map<TableName, TableWriter>();
  const files: AnyRow[] = [];
  try {
    for (const table of tableNames)
      writers.set(table, await TableWriter.create(join(folder, tableFile(table))));
    await storage.dump(async (table, rows) => {
      await writers.get(table)?.write(rows);
      if (table === "files") files.push(...rows);
    });
    for (const [table, writer] of writers) tables[table] = await writer.end();
    return files;
  } finally {
    for (const writer of writers.values()) await writer.close();
  }
}

/** Returns the ids of files whose row is still there and whose bytes are not in the backup. Others were erased meanwhile. */
async function missingBytes(
  storage: Pick<Storage, "files">,
  rows: readonly AnyRow[],
  files: Readonly<Record<string, Checksum>>,
): Promise<readonly string[]> {
  const missing: string[] = [];
  for (const row of rows) {
    const id = String(row["id"]);
    if (!files[id] && (await storage.files.find(id))) missing.push(id);
  }
  return missing;
}

/** Files that are not in a backup as they were uploaded. */
interface FileFaults {
  /** Rows of files whose bytes have changed since the upload. */
  readonly damaged: readonly AnyRow[];
  /** Errors of files that cannot be read, by id. */
  readonly unreadable: ReadonlyMap<string, string>;
}

/** Copies uploaded files. One that cannot be read is left out: it must not keep everything else from being backed up. */
async function copyFiles(
  rows: readonly AnyRow[],
  store: Pick<FileStore, "read">,
  folder: string,
  files: Record<string, Checksum>,
): Promise<FileFaults> {
  const damaged: AnyRow[] = [];
  const unreadable = new Map<string, string>();
  for (const row of rows) {
    const id = String(row["id"]);
    try {
      const copied = await copyFile(await store.read(id), join(folder, id));
      // The file was erased after the rows were read, so it must not be in the backup.
      if (!copied) continue;
      files[id] = copied;
      if (copied.sha256 !== row["sha256"]) damaged.push(row);
    } catch (error) {
      if (!isOwnFault(error)) throw error;
      await rm(join(folder, id), { force: true });
      unreadable.set(id, `${id} (${(error as Error).message})`);
    }
  }
  return { damaged, unreadable };
}

/** Copies bytes to a new file. @returns size and checksum; `undefined` if there are no bytes */
async function copyFile(bytes: Readable | undefined, target: string): Promise<Checksum | undefined> {
  if (!bytes) return undefined;
  const hash = createHash("sha256");
  let size = 0;
  await pipeline(
    bytes,
    async function* count(source: AsyncIterable<Buffer>) {
      for await (const chunk of source) {
        hash.update(chunk);
        size += chunk.length;
        yield chunk;
      }
    },
    createWriteStream(target, { flags: "wx", mode: 0o600, flush: true }),
  );
  return { size, sha256: hash.digest("hex") };
}

/**
 * Returns true for an error of one stored file: it belongs to another user, its place on the disk cannot be read, or something else
 * has its name. A store that is away or a full disk is none.
 */
function isOwnFault(error: unknown): boolean {
  const { code = "", syscall = "" } = error as NodeJS.ErrnoException;
  return ["open", "read"].includes(syscall) && ["EACCES", "EPERM", "EIO", "EISDIR"].includes(code);
}
