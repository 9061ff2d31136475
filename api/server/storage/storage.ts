import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Kysely, sql } from "kysely";
import { migrate } from "./migrations.ts";
import { nodeSqliteDialect } from "./nodeSqlite.ts";
import { postgresDialect } from "./postgres.ts";
import type { LeadRow, OutboxRow, Tables } from "./tables.ts";

/** A lead together with the message that must be sent about it. */
export interface LeadEntry {
  readonly lead: LeadRow;
  readonly outbox: OutboxRow;
}

/** Where leads are kept. One query code for both engines. */
export interface Storage {
  /** Which engine stores. */
  readonly engine: "sqlite" | "postgres";
  /** Steps the schema took when the storage was opened. */
  readonly migrated: readonly string[];
  /**
   * Stores all entries in one transaction and resolves once they are on disk. Storing an entry again changes
   * nothing, so a commit whose answer was lost can be repeated.
   *
   * @throws the database's error; then none of the entries is stored, unless only the answer was lost
   */
  insertLeads(entries: readonly LeadEntry[]): Promise<void>;
  /** All leads, oldest first. */
  listLeads(): Promise<readonly LeadRow[]>;
  /** All outbox rows, oldest first. */
  listOutbox(): Promise<readonly OutboxRow[]>;
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

/** The SQLite file's name inside the data folder. */
const sqliteFile = "lightmaker.sqlite";

/**
 * Opens the storage and brings its schema up to date.
 *
 * @throws Error when the database cannot be opened or migrated
 */
export async function openStorage({ dataDir, databaseUrl, onIdleError }: StorageOptions): Promise<Storage> {
  // Only the owner may read the folder: it holds names and addresses.
  if (databaseUrl === undefined) mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const db = new Kysely<Tables>({
    dialect:
      databaseUrl === undefined
        ? nodeSqliteDialect(join(dataDir, sqliteFile))
        : postgresDialect(databaseUrl, onIdleError),
  });
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
    async insertLeads(entries) {
      if (entries.length === 0) return;
      await db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto("leads")
          .values(entries.map((entry) => entry.lead))
          .onConflict((conflict) => conflict.column("id").doNothing())
          .execute();
        await transaction
          .insertInto("outbox")
          .values(entries.map((entry) => entry.outbox))
          .onConflict((conflict) => conflict.column("id").doNothing())
          .execute();
      });
    },
    listLeads: () => db.selectFrom("leads").selectAll().orderBy("created_at").orderBy("id").execute(),
    listOutbox: () => db.selectFrom("outbox").selectAll().orderBy("created_at").orderBy("id").execute(),
    async check() {
      // Reads a table of ours, so that a database that answers but has lost its schema does not count as healthy.
      await db.selectFrom("leads").select(sql<number>`1`.as("one")).limit(1).execute();
    },
    close: () => db.destroy(),
  };
}
