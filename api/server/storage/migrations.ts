import { type Kysely, sql } from "kysely";
import { DEFAULT_MIGRATION_TABLE, type Migration, type MigrationProvider, Migrator } from "kysely/migration";
import { leadsByFile } from "./named-file.ts";
import { StorageError } from "./storage-error.ts";

/** All schema migrations, oldest first. Never edit a released migration: existing databases have already applied it. */
const migrations: Record<string, Migration> = {
  "2026-11-20-leads-and-outbox": {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable("leads")
        .addColumn("id", "text", (column) => column.primaryKey().notNull())
        .addColumn("kind", "text", (column) => column.notNull())
        .addColumn("payload", "text", (column) => column.notNull())
        .addColumn("language", "text")
        .addColumn("created_at", "bigint", (column) => column.notNull())
        .addColumn("request_id", "text", (column) => column.notNull())
        .execute();
      await db.schema
        .createTable("outbox")
        .addColumn("id", "text", (column) => column.primaryKey().notNull())
        // Erasing a lead must also erase the messages about it.
        .addColumn("lead_id", "text", (column) => column.notNull().references("leads.id").onDelete("cascade"))
        .addColumn("topic", "text", (column) => column.notNull())
        .addColumn("payload", "text", (column) => column.notNull())
        .addColumn("tries", "integer", (column) => column.notNull().defaultTo(0))
        .addColumn("next_at", "bigint", (column) => column.notNull())
        .addColumn("created_at", "bigint", (column) => column.notNull())
        .execute();
      await db.schema.createIndex("leads_created_at").on("leads").column("created_at").execute();
      await db.schema.createIndex("outbox_next_at").on("outbox").column("next_at").execute();
      await db.schema.createIndex("outbox_lead_id").on("outbox").column("lead_id").execute();
    },
  },
  "2026-11-21-files-visits-news-seo": {
    async up(db: Kysely<unknown>): Promise<void> {
      // SQLite adds one column at a time.
      await db.schema
        .alterTable("leads")
        .addColumn("flags", "text", (column) => column.notNull().defaultTo(""))
        .execute();
      await db.schema.alterTable("outbox").addColumn("channel", "text").execute();
      await db.schema.alterTable("outbox").addColumn("last_error", "text").execute();
      await db.schema.alterTable("outbox").addColumn("sent_at", "bigint").execute();
      await db.schema.alterTable("outbox").addColumn("dead_at", "bigint").execute();
      await db.schema
        .createTable("files")
        .addColumn("id", "text", (column) => column.primaryKey().notNull())
        .addColumn("name", "text", (column) => column.notNull())
        .addColumn("type", "text", (column) => column.notNull())
        .addColumn("size", "integer", (column) => column.notNull())
        .addColumn("sha256", "text", (column) => column.notNull())
        .addColumn("created_at", "bigint", (column) => column.notNull())
        // Not deleted with the lead: the bytes are found through the row and must be deleted first.
        .addColumn("lead_id", "text", (column) => column.references("leads.id").onDelete("set null"))
        .execute();
      await db.schema.createIndex("files_lead_id").on("files").column("lead_id").execute();
      await db.schema
        .createTable("visits")
        .addColumn("id", "text", (column) => column.primaryKey().notNull())
        .addColumn("path", "text", (column) => column.notNull())
        .addColumn("stay_ms", "bigint", (column) => column.notNull())
        .addColumn("network", "text", (column) => column.notNull())
        .addColumn("created_at", "bigint", (column) => column.notNull())
        .execute();
      await db.schema.createIndex("visits_created_at").on("visits").column("created_at").execute();
      await db.schema
        .createTable("news")
        .addColumn("id", "text", (column) => column.notNull())
        .addColumn("language", "text", (column) => column.notNull())
        .addColumn("title", "text", (column) => column.notNull())
        .addColumn("author", "text", (column) => column.notNull())
        .addColumn("created_at", "bigint", (column) => column.notNull())
        .addColumn("type", "text", (column) => column.notNull())
        .addColumn("content", "text", (column) => column.notNull())
        .addColumn("state", "integer", (column) => column.notNull())
        .addColumn("photo_url", "text", (column) => column.notNull())
        .addColumn("profile", "text", (column) => column.notNull())
        .addPrimaryKeyConstraint("news_key", ["id", "language"])
        .execute();
      await db.schema
        .createTable("seo")
        .addColumn("path", "text", (column) => column.primaryKey().notNull())
        .addColumn("title", "text", (column) => column.notNull())
        .addColumn("keyword", "text", (column) => column.notNull())
        .addColumn("describe", "text", (column) => column.notNull())
        .execute();
      await db.schema
        .createTable("versions")
        .addColumn("name", "text", (column) => column.primaryKey().notNull())
        .addColumn("version", "integer", (column) => column.notNull())
        .execute();
      await db.schema
        .createTable("secrets")
        .addColumn("name", "text", (column) => column.primaryKey().notNull())
        .addColumn("value", "text", (column) => column.notNull())
        .execute();
    },
  },
  "2026-11-22-unanswered": {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable("unanswered")
        .addColumn("id", "text", (column) => column.primaryKey().notNull())
        .addColumn("question", "text", (column) => column.notNull())
        .addColumn("language", "text", (column) => column.notNull())
        .addColumn("created_at", "bigint", (column) => column.notNull())
        .execute();
      await db.schema.createIndex("unanswered_created_at").on("unanswered").column("created_at").execute();
    },
  },
  "2026-11-22-writing-tried-and-outbox-open": {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable("tried")
        .addColumn("id", "text", (column) => column.primaryKey().notNull())
        .addColumn("at", "bigint", (column) => column.notNull())
        .execute();
      // Almost all rows are sent and never read again. This index covers only the others, which are searched every second.
      await db.schema
        .createIndex("outbox_open")
        .on("outbox")
        .column("next_at")
        .where(sql.ref("sent_at"), "is", null)
        .execute();
      await db.schema.dropIndex("outbox_next_at").execute();
      await db.schema.createIndex("outbox_sent_at").on("outbox").column("sent_at").execute();
    },
  },
  "2026-11-23-erasures": {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable("erasures")
        .addColumn("id", "text", (column) => column.primaryKey().notNull())
        .addColumn("person", "text", (column) => column.notNull())
        .addColumn("by_whom", "text", (column) => column.notNull())
        .addColumn("started_at", "bigint", (column) => column.notNull())
        .addColumn("ended_at", "bigint")
        .addColumn("found", "text", (column) => column.notNull())
        .addColumn("erased", "text")
        .execute();
    },
  },
  "2026-11-23-outbox-by-channel": {
    async up(db: Kysely<unknown>): Promise<void> {
      // Each channel searches its own rows every second. Those of another one that hangs must not lie in between.
      await db.schema
        .createIndex("outbox_channel")
        .on("outbox")
        .columns(["channel", "next_at"])
        .where(sql.ref("sent_at"), "is", null)
        .execute();
      await db.schema.dropIndex("outbox_open").execute();
    },
  },
  "2026-11-26-leads-by-file": {
    async up(db: Kysely<unknown>): Promise<void> {
      const { key, names } = leadsByFile(db);
      // Kysely's builder puts values of conditions into parameters, which no index may have.
      await sql`create index leads_by_file on leads ((${key})) where ${names}`.execute(db);
    },
  },
};

/** Gives the migrations to Kysely's migrator. */
export const provider: MigrationProvider = { getMigrations: async () => migrations };

/** Returns the number of applied migrations and the names of the missing ones. Changes nothing. */
export async function stepsOf<Database>(
  db: Kysely<Database>,
): Promise<{ readonly taken: number; readonly missing: readonly string[] }> {
  const steps = await new Migrator({ db, provider }).getMigrations();
  const missing = steps.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name);
  return { taken: steps.length - missing.length, missing };
}

/**
 * Refuses a database with migrations that this program does not know.
 *
 * @param place name of the database in the error message
 * @throws StorageError that names them
 */
export async function assertNotNewer<Database>(db: Kysely<Database>, place: string): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return;
  const { rows } = await sql<{
    name: string;
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db);
  const unknown = rows.map(({ name }) => name).filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length === 0) return;
  throw new StorageError(
    `The database ${place} was brought up to date by a newer program (${unknown.join(", ")}): start that one. ` +
      "To go back, restore the backup from before the upgrade into an empty database.",
  );
}

/**
 * Migrates the schema. Safe if several servers start at once on PostgreSQL: Kysely takes a lock.
 *
 * @param place name of the database in error messages
 * @returns names of the migrations applied by this call, oldest first
 * @throws StorageError that names the failed migration, with the database's error as its cause
 */
export async function migrate<Database>(db: Kysely<Database>, place: string): Promise<readonly string[]> {
  const { error, results = [] } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) {
    const failed = results.find((result) => result.status === "Error")?.migrationName;
    throw new StorageError(
      `The schema of the database ${place} could not be brought up to date${failed ? `: step "${failed}" failed` : ""}: ${error instanceof Error ? error.message : String(error)}\n` +
        "The server does not start, because it could not store anything. Mend the cause and start again.",
      { cause: error },
    );
  }
  return results.map((result) => result.migrationName);
}
