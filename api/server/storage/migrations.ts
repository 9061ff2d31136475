import type { Kysely } from "kysely";
import { type Migration, type MigrationProvider, Migrator } from "kysely/migration";

/**
 * Every step the schema has taken, oldest first. A step that has been released is never edited: databases out there
 * have already taken it.
 */
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
        // Erasing a lead must also erase what was waiting to be said about it.
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
};

const provider: MigrationProvider = { getMigrations: async () => migrations };

/**
 * Brings the schema up to date. Safe when several servers start at once on PostgreSQL: Kysely takes a lock.
 *
 * @returns the names of the steps taken now, oldest first
 * @throws Error naming the step that failed, with the database's own error as its cause
 */
export async function migrate<Database>(db: Kysely<Database>): Promise<readonly string[]> {
  const { error, results = [] } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) {
    const failed = results.find((result) => result.status === "Error")?.migrationName;
    throw new Error(
      `The database schema could not be brought up to date${failed ? `: step "${failed}" failed` : ""}. ` +
        "The server does not start, because it could not store anything. Mend the cause and start again.",
      { cause: error },
    );
  }
  return results.map((result) => result.migrationName);
}
