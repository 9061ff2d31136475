import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, readFile, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pipeline } from "node:stream/promises";
import { makePrivateFolder } from "../files/fileStore.ts";
import { openFileStore } from "../files/uploads.ts";
import { type AnyRow, type TableName, tableNames } from "../storage/dump.ts";
import { type Command, UsageError } from "./command.ts";

/** Of the folder's layout; raised when an older program could not read it. */
const format = 1;

const manifestFile = "backup.json";

/**
 * Backups do not depend on the engine: rows as lines of JSON, files as files. So a backup of SQLite restores into PostgreSQL
 * and the other way round, which is how one moves.
 */
export const backupCommands: Readonly<Record<string, Command>> = {
  backup: {
    usage: "<new folder>",
    summary: "writes all rows and uploaded files as of one moment, while the server runs",
    words: [1, 1],
    async run([target = ""], { storage, config, print }) {
      if (await exists(target))
        throw new UsageError(`${target} exists already. Name a folder that does not.`);
      const partial = `${target}.partial`;
      await mkdir(join(partial, "files"), { recursive: true, mode: 0o700 });
      const open = await storage();
      const counts = new Map<TableName, number>();
      const files: AnyRow[] = [];
      await open.dump(async (table, rows) => {
        counts.set(table, (counts.get(table) ?? 0) + rows.length);
        if (table === "files") files.push(...rows);
        const lines = rows.map((row) => `${JSON.stringify(row)}\n`).join("");
        await writeFile(join(partial, `${table}.jsonl`), lines, { flag: "a", mode: 0o600 });
      });
      const store = await openFileStore(config);
      let copied = 0;
      for (const { id } of files) {
        const bytes = await store.read(String(id));
        // Erased since the rows were read: then it must not be in the backup.
        if (!bytes) continue;
        await pipeline(
          bytes,
          createWriteStream(join(partial, "files", String(id)), { mode: 0o600, flush: true }),
        );
        copied += 1;
      }
      const manifest = {
        format,
        createdAt: new Date().toISOString(),
        rows: Object.fromEntries(counts),
        files: copied,
      };
      await writeFile(join(partial, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
      await flush(partial);
      // Only a whole backup has the name that was asked for.
      await rename(partial, target);
      print(
        `${target}: ${[...counts].map(([table, count]) => `${count} ${table}`).join(", ")}; ${copied} files stored.`,
      );
      print(
        "It holds names, addresses and the keys of this installation: keep it where the data folder could be kept.",
      );
    },
  },
  restore: {
    usage: "<folder>",
    summary: "fills an empty database and file store from a backup; stop the server first",
    words: [1, 1],
    async run([source = ""], { storage, config, print }) {
      const text = await readFile(join(source, manifestFile), "utf8").catch(() => undefined);
      if (text === undefined)
        throw new UsageError(`${source} is no backup: there is no ${manifestFile} in it.`);
      const manifest = JSON.parse(text) as { format: number; rows: Readonly<Record<string, number>> };
      if (manifest.format !== format) {
        throw new UsageError(`${source} has format ${manifest.format}; this program reads format ${format}.`);
      }
      const store = await openFileStore(config);
      let restored = 0;
      for await (const [table, rows] of readRows(source)) {
        if (table !== "files") continue;
        // Bytes first: a row may only be there when its file is.
        for (const row of rows)
          restored += await restoreFile(
            join(source, "files", String(row["id"])),
            row,
            store,
            config.DATA_DIR.path,
          );
      }
      await (await storage()).undump(readRows(source));
      print(
        `Restored ${Object.values(manifest.rows).reduce((sum, count) => sum + count, 0)} rows and ${restored} files.`,
      );
    },
  },
};

async function* readRows(source: string): AsyncGenerator<readonly [TableName, readonly AnyRow[]]> {
  for (const table of tableNames) {
    const file = join(source, `${table}.jsonl`);
    if (!(await exists(file))) continue;
    let rows: AnyRow[] = [];
    for await (const line of createInterface({
      input: createReadStream(file),
      crlfDelay: Number.POSITIVE_INFINITY,
    })) {
      rows.push(JSON.parse(line) as AnyRow);
      if (rows.length === 200) {
        yield [table, rows];
        rows = [];
      }
    }
    if (rows.length > 0) yield [table, rows];
  }
}

/** Copies a file out of the backup, so that the backup stays whole. @returns how many files: 0 when it was erased */
async function restoreFile(
  path: string,
  row: AnyRow,
  store: Awaited<ReturnType<typeof openFileStore>>,
  dataDir: string,
): Promise<number> {
  if (!(await exists(path))) return 0;
  const bytes = await readFile(path);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  if (sha256 !== row["sha256"])
    throw new Error(
      `${path} is damaged: its hash is not the one in its row. Nothing was stored in the database.`,
    );
  const folder = join(dataDir, "receiving");
  await makePrivateFolder(folder);
  const copy = join(folder, `restore-${String(row["id"])}`);
  await writeFile(copy, bytes, { mode: 0o600, flush: true });
  await store.put(String(row["id"]), { path: copy, size: bytes.length, sha256 });
  return 1;
}

async function flush(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
