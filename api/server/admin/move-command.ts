import { createHash } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import type { Config } from "../config.ts";
import { openDataFolder, sqliteFile } from "../storage/data-folder.ts";
import { type AnyRow, type TableName, type TakeRows, tableNames } from "../storage/dump.ts";
import { lockDataFolder } from "../storage/server-lock.ts";
import { openStorage, type Storage } from "../storage/storage.ts";
import { type Command, UsageError } from "./command.ts";

type Engine = Storage["engine"];

const engines = ["sqlite", "postgres"] as const satisfies readonly Engine[];

/**
 * Commands that move all rows between the engines. Uploaded files stay where they are: both engines use the same `DATA_DIR` or
 * bucket.
 */
export const moveCommands: Readonly<Record<string, Command>> = {
  move: {
    usage: "sqlite postgres | postgres sqlite",
    summary:
      "copies every row from the one engine into the empty other one and compares them; stop all servers first, and set DATA_DIR and DATABASE_URL",
    words: [2, 2],
    async run([from = "", to = ""], { config, print }) {
      if (!isEngine(from) || !isEngine(to) || from === to)
        throw new UsageError("It is `move sqlite postgres` or `move postgres sqlite`.");
      if (config.DATABASE_URL === undefined)
        throw new UsageError(
          "Set DATABASE_URL to the PostgreSQL database, and DATA_DIR to the folder of the SQLite file.",
        );
      const onIdleError = (error: Error): void => print(`A database connection broke: ${error.message}`);
      const source = await openStorage({ ...placeOf(from, config), schema: "there", onIdleError });
      try {
        // Done only now, so that an invalid setting creates no folder. The lock prevents a server from storing leads in the old
        // database during the move.
        openDataFolder(config.DATA_DIR.path);
        const lock = lockDataFolder(config.DATA_DIR.path, "admin move");
        try {
          const target = await openStorage({ ...placeOf(to, config), onIdleError });
          try {
            // A move that was killed before it set the mark has copied everything.
            if (await isMoved(source, target)) print("All rows are there already, from an earlier move.");
            else for (const line of await moveRows(source, target)) print(line);
            await source.moved.set();
            await target.moved.clear();
          } finally {
            await target.close();
          }
        } finally {
          lock.release();
        }
      } finally {
        await source.close();
      }
      print(
        to === "postgres"
          ? `All rows are in PostgreSQL. Start the servers with DATABASE_URL; without it they refuse to start. ${join(config.DATA_DIR.path, sqliteFile)} is as it was, and no erasure reaches it: delete it, with -wal and -shm, when PostgreSQL has a backup.`
          : "All rows are in the SQLite file. Start the server without DATABASE_URL; with it, servers and commands refuse to start. The rows in PostgreSQL are as they were, and no erasure reaches them: drop that database when the SQLite file has a backup.",
      );
    },
  },
};

/** Returns true if both have the same rows. */
async function isMoved(source: Pick<Storage, "dump">, target: Pick<Storage, "dump">): Promise<boolean> {
  const linesOf = async (storage: Pick<Storage, "dump">): Promise<readonly string[]> => {
    const sums = new TableSums();
    await storage.dump(async (table, rows) => sums.add(table, rows));
    return sums.lines();
  };
  const [read, arrived] = [await linesOf(source), await linesOf(target)];
  return read.some((line) => !line.includes(": 0 rows")) && read.join() === arrived.join();
}

const isEngine = (text: string): text is Engine => (engines as readonly string[]).includes(text);

const placeOf = (engine: Engine, { DATA_DIR, DATABASE_URL }: Config) => ({
  dataDir: DATA_DIR.path,
  databaseUrl: engine === "postgres" ? DATABASE_URL : undefined,
  moved: true,
});

/**
 * Copies every row as of one moment, in one transaction. If it is interrupted, the target has no rows. Before the transaction
 * commits, all rows are read back and compared with those of the source.
 *
 * @returns a line for each table with its row count and checksum
 * @throws Error that names a table of the target that is not empty, a value that PostgreSQL cannot store, or a table that differs
 * after the copy
 */
export async function moveRows(
  source: Pick<Storage, "dump">,
  target: Pick<Storage, "assertEmpty" | "undump" | "engine">,
): Promise<readonly string[]> {
  await target.assertEmpty();
  const sent = new TableSums();
  const pipe = new PassThrough({ objectMode: true, highWaterMark: 2 });
  // If the target stops reading, the callback of a waiting write is never called.
  const closed = once(pipe, "close").then(() => {
    throw new Error("The target took no more rows.");
  });
  closed.catch(() => undefined);
  const reading = source
    .dump(async (table, rows) => {
      if (target.engine === "postgres") assertStorable(table, rows);
      sent.add(table, rows);
      const written = Promise.withResolvers<void>();
      pipe.write([table, rows], (error) => (error ? written.reject(error) : written.resolve()));
      await Promise.race([written.promise, closed]);
    })
    .then(() => pipe.end());
  const judge = async (read: (take: TakeRows) => Promise<void>): Promise<void> => {
    const arrived = new TableSums();
    await read(async (table, rows) => arrived.add(table, rows));
    arrived.assertSame(sent);
  };
  const writing = target.undump(pipe, { judge, isMove: true });
  // A failure on one side must end the other. Destroying the pipe makes both writes and reads fail.
  const [read, written] = await Promise.allSettled([
    reading.catch((error: unknown) => {
      pipe.destroy(error as Error);
      throw error;
    }),
    writing.catch((error: unknown) => {
      pipe.destroy(error as Error);
      throw error;
    }),
  ]);
  if (written.status === "rejected") throw written.reason;
  if (read.status === "rejected") throw read.reason;
  return sent.lines();
}

/** Refuses U+0000 in text. SQLite stores it, PostgreSQL does not, and PostgreSQL's message names neither table nor row. */
function assertStorable(table: TableName, rows: readonly AnyRow[]): void {
  for (const row of rows)
    for (const [column, value] of Object.entries(row))
      if (typeof value === "string" && value.includes("\0"))
        throw new UsageError(
          `Nothing was moved: ${column} of a row in ${table} (${JSON.stringify(row["id"] ?? row["path"])}) holds the character U+0000, which PostgreSQL cannot store. Take it out.`,
        );
}

const modulus = 1n << 256n;

/**
 * Row count and checksum of each table. The checksum is the sum of all rows' SHA-256, because the engines order text differently.
 * A missing, duplicate or changed row changes the sum.
 */
class TableSums {
  readonly #tables = new Map<TableName, { rows: number; sum: bigint }>(
    tableNames.map((table) => [table, { rows: 0, sum: 0n }]),
  );

  add(table: TableName, rows: readonly AnyRow[]): void {
    const sums = this.#tables.get(table);
    if (!sums) throw new Error(`There is no table ${table}.`);
    for (const row of rows) {
      const text = JSON.stringify(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1)));
      sums.sum = (sums.sum + BigInt(`0x${createHash("sha256").update(text).digest("hex")}`)) % modulus;
    }
    sums.rows += rows.length;
  }

  /** @throws Error that names every table that differs */
  assertSame(other: TableSums): void {
    const [mine, theirs] = [this.lines(), other.lines()];
    const faults = mine.flatMap((line, index) =>
      line === theirs[index] ? [] : [`  read:    ${theirs[index]}\n  arrived: ${line}`],
    );
    if (faults.length > 0)
      throw new Error(
        `Nothing was moved, because not everything arrived as it was read:\n${faults.join("\n")}`,
      );
  }

  lines(): readonly string[] {
    return [...this.#tables].map(
      ([table, { rows, sum }]) => `${table}: ${rows} rows, checksum ${sum.toString(16).padStart(64, "0")}`,
    );
  }
}
