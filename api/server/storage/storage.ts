import { join } from "node:path";
import { Kysely, sql } from "kysely";
import { openDataFolder, sqliteFile } from "./dataFolder.ts";
import { type AnyRow, dump, type TableName, undump } from "./dump.ts";
import { type Entry, insertEntries } from "./entries.ts";
import { type FileRows, fileRows, type LeadStore, leadStore } from "./leads.ts";
import { migrate } from "./migrations.ts";
import { nodeSqliteDialect } from "./nodeSqlite.ts";
import { type OutboxStore, outboxStore } from "./outbox.ts";
import { type PublishedStore, publishedStore } from "./published.ts";
import type { Tables, UnansweredRow, VisitRow } from "./tables.ts";

/** Where everything is kept. One query code for both engines. */
export interface Storage {
  /** Which engine stores. */
  readonly engine: "sqlite" | "postgres";
  /** Steps the schema took when the storage was opened. */
  readonly migrated: readonly string[];
  readonly leads: LeadStore;
  readonly files: FileRows;
  readonly outbox: OutboxStore;
  readonly published: PublishedStore;
  /**
   * Stores all entries in one transaction and resolves once they are on disk. Storing an entry again changes
   * nothing, so a commit whose answer was lost can be repeated.
   *
   * @throws the database's error; then none of the entries is stored, unless only the answer was lost
   */
  insert(entries: readonly Entry[]): Promise<void>;
  /** All visits, oldest first. */
  listVisits(): Promise<readonly VisitRow[]>;
  /** Deletes visits from before a time, in milliseconds. @returns how many */
  removeVisits(before: number): Promise<number>;
  /** Questions the chat had no answer to, oldest first. */
  listUnanswered(): Promise<readonly UnansweredRow[]>;
  /** Deletes such questions from before a time, in milliseconds. @returns how many */
  removeUnanswered(before: number): Promise<number>;
  /**
   * A key that stays the same at every start and for every server of this database.
   *
   * @param proposal what it becomes when there is none yet
   */
  secret(name: string, proposal: string): Promise<string>;
  /**
   * Reads every row of every table as of one moment.
   *
   * @param take is given the rows in batches and awaited
   */
  dump(take: (table: TableName, rows: readonly AnyRow[]) => Promise<void>): Promise<void>;
  /** Fills an empty database with what a dump gave, all of it or nothing. @throws Error when it is not empty */
  undump(rows: AsyncIterable<readonly [table: TableName, rows: readonly AnyRow[]]>): Promise<void>;
  /** Resolves when the database answers a query. @throws the database's error */
  check(): Promise<void>;
  /** Closes files and connections. */
  close(): Promise<void>;
}

/** Where to store. */
export interface StorageOptions {
  /** Folder of the SQLite file; created when it does not exist. Unused with `databaseUrl`. */
  readonly dataDir: string;
  /** A `postgres://` address, to use PostgreSQL in place of the file. */
  readonly databaseUrl?: string | undefined;
  /** Told when an unused PostgreSQL connection breaks. */
  readonly onIdleError: (error: Error) => void;
}

/**
 * Opens the storage and brings its schema up to date.
 *
 * @throws Error when the database cannot be opened or migrated
 */
export async function openStorage({ dataDir, databaseUrl, onIdleError }: StorageOptions): Promise<Storage> {
  if (databaseUrl === undefined) openDataFolder(dataDir);
  const dialect =
    databaseUrl === undefined
      ? nodeSqliteDialect(join(dataDir, sqliteFile))
      : (await import("./postgres.ts")).postgresDialect(databaseUrl, onIdleError);
  const db = new Kysely<Tables>({ dialect });
  try {
    const migrated = await migrate(db);
    return kyselyStorage(db, databaseUrl === undefined ? "sqlite" : "postgres", migrated);
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

function kyselyStorage(db: Kysely<Tables>, engine: Storage["engine"], migrated: readonly string[]): Storage {
  return {
    engine,
    migrated,
    leads: leadStore(db),
    files: fileRows(db),
    outbox: outboxStore(db),
    published: publishedStore(db),
    async insert(entries) {
      if (entries.length === 0) return;
      await db.transaction().execute((transaction) => insertEntries(transaction, entries));
    },
    listVisits: () => db.selectFrom("visits").selectAll().orderBy("created_at").orderBy("id").execute(),
    removeVisits: (before) => removeOld(db, "visits", before),
    listUnanswered: () =>
      db.selectFrom("unanswered").selectAll().orderBy("created_at").orderBy("id").execute(),
    removeUnanswered: (before) => removeOld(db, "unanswered", before),
    async secret(name, proposal) {
      await db
        .insertInto("secrets")
        .values({ name, value: proposal })
        .onConflict((conflict) => conflict.column("name").doNothing())
        .execute();
      const { value } = await db
        .selectFrom("secrets")
        .select("value")
        .where("name", "=", name)
        .executeTakeFirstOrThrow();
      return value;
    },
    dump: (take) => dump(db, take),
    undump: (rows) => undump(db, rows),
    async check() {
      // Reads a table of ours, so that a database that answers but has lost its schema does not count as healthy.
      await db.selectFrom("leads").select(sql<number>`1`.as("one")).limit(1).execute();
    },
    close: () => db.destroy(),
  };
}

async function removeOld(
  db: Kysely<Tables>,
  table: "visits" | "unanswered",
  before: number,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom(table)
    .where("created_at", "<", before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
