import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { type Dialect, Kysely, sql } from "kysely";
import { assertFolder, openDataFolder, sqliteFile } from "./data-folder.ts";
import { isConflict } from "./database-faults.ts";
import {
  type AnyRow,
  assertEmpty,
  dump,
  type TableName,
  type TakeRows,
  type UndumpOptions,
  undump,
} from "./dump.ts";
import { type Entry, insertEntries } from "./entries.ts";
import { type ErasureStore, erasureStore } from "./erasure-store.ts";
import { type FileRows, fileRows, type LeadStore, leadStore } from "./lead-store.ts";
import { assertNotNewer, migrate, stepsOf } from "./migrations.ts";
import { assertRestored, fileMark, type MovedMark, markRestoring, rowMark } from "./moved-mark.ts";
import { type OutboxStore, outboxStore } from "./outbox-store.ts";
import { type PublishedStore, publishedStore } from "./published-store.ts";
import { assertLogHasFile, nodeSqliteDialect, type SqliteFile } from "./sqlite-dialect.ts";
import { afterDamage, NoDatabaseError, StorageError } from "./storage-error.ts";
import type { Tables, UnansweredRow, VisitRow } from "./tables.ts";

/** Storage of all data. Both engines use the same queries. */
export interface Storage {
  readonly engine: "sqlite" | "postgres";
  /** Names of the migrations that were applied when the storage was opened. */
  readonly migrated: readonly string[];
  /** Says that the rows are in the other engine's database, so that servers and commands refuse this one. */
  readonly moved: Pick<MovedMark, "set" | "clear">;
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
  /** Returns when this database was first used with its file store, in milliseconds. The first call decides; so does a restore. */
  firstUse(): Promise<number>;
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
  /** Says that a restore has begun: until `undump` has stored its rows, servers and other commands refuse this database. */
  beginRestore(): Promise<void>;
  /**
   * Fills an empty database with the rows of a dump, in one transaction.
   *
   * @throws Error if the database is not empty, or a file's id or name was forged; the database's error; the error of `judge`
   */
  undump(
    rows: AsyncIterable<readonly [table: TableName, rows: readonly AnyRow[]]>,
    options?: UndumpOptions,
  ): Promise<void>;
  /** Resolves if the database responds to a query and no query has found it damaged. @throws the database's error */
  check(): Promise<void>;
  /**
   * Reads the whole SQLite file, about a second per GB, and returns the faults that SQLite finds in it. Empty for PostgreSQL, which
   * checks what it reads itself.
   */
  findDamage(): Promise<readonly string[]>;
  /**
   * Empties the log of a SQLite file, which still holds what was erased. PostgreSQL cleans its log itself.
   *
   * @returns `false` if others use the file all the time
   */
  clearLog(): Promise<boolean>;
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
  /** True to open a database although its rows were moved to the other engine. Default: that is an error. */
  readonly moved?: boolean;
  /** True to open a database into which a restore has begun, to repeat it. Default: that is an error. */
  readonly restoring?: boolean;
}

/**
 * Opens the storage.
 *
 * @throws StorageError if the database cannot be opened or migrated, does not exist, or has an outdated schema
 */
export async function openStorage(options: StorageOptions): Promise<Storage> {
  const { dataDir, databaseUrl, schema = "migrated" } = options;
  const place = databaseUrl === undefined ? join(dataDir, sqliteFile) : withoutPassword(databaseUrl);
  if (databaseUrl === undefined) assertFolder(dataDir);
  // Before the file is opened, because that would make or change it.
  if (databaseUrl === undefined) assertLogHasFile(place);
  if (databaseUrl === undefined && !options.moved) await fileMark(dataDir).assertNone();
  if (schema === "there" && databaseUrl === undefined && !existsSync(place)) {
    throw new NoDatabaseError(
      `There is no database ${place}. Give DATA_DIR as the server has it; the server makes the database when it starts.`,
    );
  }
  const cannot = (cause: unknown): StorageError =>
    new StorageError(
      `The database ${place}${databaseUrl === undefined ? "" : " of DATABASE_URL"} cannot be opened: ${messageOf(cause)}${isMissing(cause) ? ". Make it with `createdb`." : ""}`,
      { cause },
    );
  const dialect = await openDialect(options, place).catch((cause: unknown) => {
    throw cannot(cause);
  });
  const damageOf = (): Error | undefined => ("damage" in dialect ? dialect.damage : undefined);
  const db = new Kysely<Tables>({ dialect });
  try {
    await sql`select 1`.execute(db).catch((cause: unknown) => {
      throw cannot(cause);
    });
    await assertNotNewer(db, place);
    if (schema === "there") await assertUpToDate(db, place, databaseUrl);
    const migrated = schema === "there" ? [] : await migrate(db, place);
    const moved = databaseUrl === undefined ? fileMark(dataDir) : rowMark(db, place);
    if (!options.moved) await moved.assertNone();
    if (!options.restoring) await assertRestored(db, place);
    return kyselyStorage(db, databaseUrl === undefined ? "sqlite" : "postgres", migrated, moved, damageOf);
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

async function openDialect(
  { dataDir, databaseUrl, onIdleError }: StorageOptions,
  place: string,
): Promise<Dialect | SqliteFile> {
  if (databaseUrl !== undefined)
    return (await import("./postgres-dialect.ts")).postgresDialect(databaseUrl, onIdleError);
  openDataFolder(dataDir);
  return nodeSqliteDialect(place);
}

/** @throws StorageError if the user may make no tables in an empty PostgreSQL database, such as one that `createdb` made for another */
async function assertMayCreate(db: Kysely<Tables>, place: string): Promise<void> {
  const { rows } = await sql<{ may: boolean | null; schema: string | null; name: string; me: string }>`
    select has_schema_privilege(current_schema(), 'CREATE') as may, current_schema() as schema,
      current_database() as name, current_user as me`.execute(db);
  const [{ may, schema, name, me } = { may: null, schema: null, name: "", me: "" }] = rows;
  if (may !== true)
    throw new StorageError(
      `The user ${me} may make no tables in the database ${place} (schema ${schema ?? "public"}). As postgres: \`ALTER DATABASE "${name}" OWNER TO "${me}"\`.`,
    );
}

async function assertUpToDate(
  db: Kysely<Tables>,
  place: string,
  databaseUrl: string | undefined,
): Promise<void> {
  const { taken, missing } = await stepsOf(db);
  if (taken === 0 && databaseUrl !== undefined) await assertMayCreate(db, place);
  if (taken === 0)
    throw new NoDatabaseError(
      `The database ${place} holds nothing of LightMaker. Is it the right one? The server makes its tables when it starts.`,
    );
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

/** Returns true if PostgreSQL has no database of this name (SQLSTATE 3D000). */
const isMissing = (error: unknown): boolean => (error as { code?: unknown }).code === "3D000";

/** Name of the row with the time of the first use. */
const firstUse = "first use";

function kyselyStorage(
  db: Kysely<Tables>,
  engine: Storage["engine"],
  migrated: readonly string[],
  moved: MovedMark,
  damageOf: () => Error | undefined,
): Storage {
  const secret: Storage["secret"] = async (name, proposal) => {
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
  };
  const replaceSecret: Storage["replaceSecret"] = async (name, value) => {
    await db.updateTable("secrets").set({ value }).where("name", "=", name).execute();
  };
  return {
    engine,
    migrated,
    moved,
    leads: leadStore(db),
    files: fileRows(db),
    outbox: outboxStore(db),
    published: publishedStore(db),
    erasures: erasureStore(db),
    async insert(entries) {
      if (entries.length === 0) return;
      const store = () => db.transaction().execute((transaction) => insertEntries(transaction, entries));
      await store().catch((error: unknown) => {
        if (!isConflict(error)) throw error;
        return store();
      });
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
    secret,
    async firstUse() {
      return Number(await secret(firstUse, String(Date.now())));
    },
    replaceSecret,
    dump: (take) => dump(db, take),
    assertEmpty: () => assertEmpty(db),
    beginRestore: () => markRestoring(db),
    undump: (rows, { judge, isMove = false } = {}) =>
      // The store may hold files of leads that came after the backup.
      undump(db, rows, { judge, replaced: isMove ? [] : [{ name: firstUse, value: String(Date.now()) }] }),
    async check() {
      const damage = damageOf();
      if (damage)
        throw new Error(`The database file is damaged: ${damage.message}. ${afterDamage}`, { cause: damage });
      // Reads one of our tables, so that a database that responds but has lost its schema does not count as healthy.
      await db.selectFrom("leads").select(sql<number>`1`.as("one")).limit(1).execute();
    },
    async findDamage() {
      if (engine === "postgres") return [];
      try {
        const { rows } = await sql<{ quick_check: string }>`pragma quick_check(20)`.execute(db);
        return rows.flatMap((row) => row.quick_check.split("\n")).filter((text) => text !== "ok");
      } catch (error) {
        if (damageOf() === undefined) throw error;
        return [messageOf(error)];
      }
    },
    async clearLog() {
      if (engine === "postgres") return true;
      for (const end = performance.now() + logPatience; performance.now() < end; await delay(20)) {
        const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
        if (rows[0]?.busy === 0) return true;
      }
      return false;
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

/** Time to wait for others who use the log, in milliseconds. */
const logPatience = 5_000;

/** Number of rows to delete at once. SQLite blocks the process for the whole statement. */
const portion = 1_000;

async function removeOld(
  db: Kysely<Tables>,
  table: "visits" | "unanswered",
  before: number,
): Promise<number> {
  for (let removed = 0; ; ) {
    const { numDeletedRows } = await db
      .deleteFrom(table)
      .where("id", "in", (old) =>
        old.selectFrom(table).select("id").where("created_at", "<", before).limit(portion),
      )
      .executeTakeFirstOrThrow();
    removed += Number(numDeletedRows);
    if (numDeletedRows < portion) return removed;
    // Lets waiting requests in between.
    await new Promise((resolve) => setImmediate(resolve));
  }
}
