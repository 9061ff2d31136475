import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Dialect, Kysely, sql } from "kysely";
import { movedFile, openDataFolder, sqliteFile } from "./dataFolder.ts";
import { type AnyRow, assertEmpty, dump, type TableName, type TakeRows, undump } from "./dump.ts";
import { type Entry, insertEntries } from "./entries.ts";
import { type ErasureStore, erasureStore } from "./erasures.ts";
import { type FileRows, fileRows, type LeadStore, leadStore } from "./leads.ts";
import { assertNotNewer, migrate, stepsOf } from "./migrations.ts";
import { nodeSqliteDialect } from "./nodeSqlite.ts";
import { type OutboxStore, outboxStore } from "./outbox.ts";
import { type PublishedStore, publishedStore } from "./published.ts";
import { StorageError } from "./storageError.ts";
import type { Tables, UnansweredRow, VisitRow } from "./tables.ts";

/** Storage of all data. Both engines use the same queries. */
export interface Storage {
  readonly engine: "sqlite" | "postgres";
  /** Names of the migrations that were applied when the storage was opened. */
  readonly migrated: readonly string[];
  readonly leads: LeadStore;
  readonly files: FileRows;
  readonly outbox: OutboxStore;
  readonly published: PublishedStore;
  readonly erasures: ErasureStore;
  /**
   * Stores all entries in one transaction and resolves once they are on disk. Storing an entry again changes nothing, so a commit
   * whose response was lost can be repeated.
   *
   * @throws the database's error. Then no entry is stored, unless only the response was lost.
   */
  insert(entries: readonly Entry[]): Promise<void>;
  /** Returns all visits, oldest first. */
  listVisits(): Promise<readonly VisitRow[]>;
  /** Deletes visits from before a time, in milliseconds. @returns number of visits */
  removeVisits(before: number): Promise<number>;
  /** Returns the questions that the chat could not answer, oldest first. */
  listUnanswered(): Promise<readonly UnansweredRow[]>;
  /** Deletes unanswered questions from before a time, in milliseconds. @returns number of questions */
  removeUnanswered(before: number): Promise<number>;
  /** Deletes an unanswered question. @returns `false` if there was no such question */
  eraseUnanswered(id: string): Promise<boolean>;
  /**
   * Returns a secret that stays the same for every start and every server of this database.
   *
   * @param proposal value to store if the secret does not exist yet
   */
  secret(name: string, proposal: string): Promise<string>;
  /** Replaces the value of an existing secret. */
  replaceSecret(name: string, value: string): Promise<void>;
  /**
   * Reads every row of every table as of one moment.
   *
   * @param take receives the rows in batches; each call is awaited
   */
  dump(take: TakeRows): Promise<void>;
  /** @throws Error that names a table with rows */
  assertEmpty(): Promise<void>;
  /**
   * Fills an empty database with the rows of a dump, in one transaction.
   *
   * @param judge may read all rows back before the commit; if it throws, nothing is stored
   * @throws Error if the database is not empty; the error of `judge`
   */
  undump(
    rows: AsyncIterable<readonly [table: TableName, rows: readonly AnyRow[]]>,
    judge?: (read: (take: TakeRows) => Promise<void>) => Promise<void>,
  ): Promise<void>;
  /** Resolves if the database responds to a query. @throws the database's error */
  check(): Promise<void>;
  /** Resolves once the database has stored a value. @throws the database's error */
  tryWriting(): Promise<void>;
  /** Closes files and connections. */
  close(): Promise<void>;
}

/** Settings for opening the storage. */
export interface StorageOptions {
  /** Folder of the SQLite file, created if it does not exist. Unused with `databaseUrl`. */
  readonly dataDir: string;
  /** A `postgres://` address, to use PostgreSQL instead of the file. */
  readonly databaseUrl?: string | undefined;
  /** Called when an idle PostgreSQL connection breaks. */
  readonly onIdleError: (error: Error) => void;
  /** `migrated` (default) creates and migrates the database. `there` requires an existing database with the current schema. */
  readonly schema?: "migrated" | "there";
  /** True to open a SQLite file although its rows were moved to PostgreSQL. Default: that is an error. */
  readonly moved?: boolean;
}

/**
 * Opens the storage.
 *
 * @throws StorageError if the database cannot be opened or migrated, does not exist, or has an outdated schema
 */
export async function openStorage(options: StorageOptions): Promise<Storage> {
  const { dataDir, databaseUrl, schema = "migrated" } = options;
  const place = databaseUrl === undefined ? join(dataDir, sqliteFile) : withoutPassword(databaseUrl);
  if (schema === "there" && databaseUrl === undefined && !existsSync(place)) {
    throw new StorageError(
      `There is no database ${place}. Give DATA_DIR as the server has it; the server makes the database when it starts.`,
    );
  }
  if (databaseUrl === undefined && !options.moved) assertNotMoved(dataDir);
  const cannot = (cause: unknown): StorageError =>
    new StorageError(`The database ${place} cannot be opened: ${messageOf(cause)}`, { cause });
  const dialect = await openDialect(options, place).catch((cause: unknown) => {
    throw cannot(cause);
  });
  const db = new Kysely<Tables>({ dialect });
  try {
    await sql`select 1`.execute(db).catch((cause: unknown) => {
      throw cannot(cause);
    });
    await assertNotNewer(db, place);
    if (schema === "there") await assertUpToDate(db, place);
    const migrated = schema === "there" ? [] : await migrate(db, place);
    return kyselyStorage(db, databaseUrl === undefined ? "sqlite" : "postgres", migrated);
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** Refuses a SQLite file whose rows are in PostgreSQL: leads that were stored in it would be seen by nobody. */
function assertNotMoved(dataDir: string): void {
  const moved = join(dataDir, movedFile);
  if (!existsSync(moved)) return;
  throw new StorageError(
    `The data of ${dataDir} were moved to PostgreSQL at ${readFileSync(moved, "utf8").trim()}: set DATABASE_URL. ` +
      `To use SQLite again, move the rows back (\`move postgres sqlite\`), or delete ${moved} if PostgreSQL is no longer used.`,
  );
}

async function openDialect(
  { dataDir, databaseUrl, onIdleError }: StorageOptions,
  place: string,
): Promise<Dialect> {
  if (databaseUrl !== undefined)
    return (await import("./postgres.ts")).postgresDialect(databaseUrl, onIdleError);
  openDataFolder(dataDir);
  return nodeSqliteDialect(place);
}

async function assertUpToDate(db: Kysely<Tables>, place: string): Promise<void> {
  const { taken, missing } = await stepsOf(db);
  if (taken === 0)
    throw new StorageError(`The database ${place} holds nothing of LightMaker. Is it the right one?`);
  if (missing.length === 0) return;
  throw new StorageError(
    `The database ${place} is older than this program (it lacks ${missing.join(", ")}). The server brings it up to date when it starts; ` +
      "until then use the program that made it.",
  );
}

/** Returns a database address that is safe to show. */
function withoutPassword(databaseUrl: string): string {
  return databaseUrl.replace(/^(\w+:\/\/)[^@/]*@/, "$1").replace(/\?.*$/s, "");
}

/**
 * Returns an error's message. An AggregateError, for example from an address that is tried over IPv4 and IPv6, contains its
 * messages in inner errors.
 */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join(" ");
  return error instanceof Error ? error.message : String(error);
}

function kyselyStorage(db: Kysely<Tables>, engine: Storage["engine"], migrated: readonly string[]): Storage {
  return {
    engine,
    migrated,
    leads: leadStore(db),
    files: fileRows(db),
    outbox: outboxStore(db),
    published: publishedStore(db),
    erasures: erasureStore(db),
    async insert(entries) {
      if (entries.length === 0) return;
      await db.transaction().execute((transaction) => insertEntries(transaction, entries));
    },
    listVisits: () => db.selectFrom("visits").selectAll().orderBy("created_at").orderBy("id").execute(),
    removeVisits: (before) => removeOld(db, "visits", before),
    listUnanswered: () =>
      db.selectFrom("unanswered").selectAll().orderBy("created_at").orderBy("id").execute(),
    removeUnanswered: (before) => removeOld(db, "unanswered", before),
    async eraseUnanswered(id) {
      const { numDeletedRows } = await db
        .deleteFrom("unanswered")
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
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
    async replaceSecret(name, value) {
      await db.updateTable("secrets").set({ value }).where("name", "=", name).execute();
    },
    dump: (take) => dump(db, take),
    assertEmpty: () => assertEmpty(db),
    undump: (rows, judge) => undump(db, rows, judge),
    async check() {
      // Reads one of our tables, so that a database that responds but has lost its schema does not count as healthy.
      await db.selectFrom("leads").select(sql<number>`1`.as("one")).limit(1).execute();
    },
    async tryWriting() {
      // Uses a table that no dump contains. The value must change, otherwise SQLite would write nothing.
      await sql`insert into tried (id, at) values ('write', ${Date.now()})
        on conflict (id) do update set at = case when tried.at = excluded.at then excluded.at + 1 else excluded.at end`.execute(
        db,
      );
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
