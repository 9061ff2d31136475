import { existsSync, readFileSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { movedFile } from "./data-folder.ts";
import { StorageError } from "./storage-error.ts";

/**
 * Mark of a database whose rows were moved to the other engine: leads that were stored in it would be seen by nobody. A move leaves
 * the rows of its source as they are, so the mark is no row of a dump.
 */
export interface MovedMark {
  set(): Promise<void>;
  clear(): Promise<void>;
  /** @throws StorageError that says what to do, if the mark is set */
  assertNone(): Promise<void>;
}

/** Mark of a SQLite file: a file beside it, which anybody can delete. */
export function fileMark(dataDir: string): MovedMark {
  const path = join(dataDir, movedFile);
  return {
    set: () => writeFile(path, `${new Date().toISOString()}\n`, { mode: 0o600, flush: true }),
    clear: () => rm(path, { force: true }),
    async assertNone() {
      if (!existsSync(path)) return;
      throw new StorageError(
        `The data of ${dataDir} were moved to PostgreSQL at ${readFileSync(path, "utf8").trim()}: set DATABASE_URL. ` +
          `To use SQLite again, move the rows back (\`move postgres sqlite\`), or delete ${path} if PostgreSQL is no longer used.`,
      );
    },
  };
}

/** Key of the mark of a database into which a restore has begun. */
const restoringRow = "restoring";

/**
 * Marks a database into which a restore has begun. It is empty until the rows come, after the files, and looks like a new one: a
 * server that starts on it would store leads, and the restore could not be repeated.
 */
export async function markRestoring<Database>(db: Kysely<Database>): Promise<void> {
  await sql`insert into tried (id, at) values (${restoringRow}, ${Date.now()})
    on conflict (id) do update set at = excluded.at`.execute(db);
}

/** Takes the mark away. To be called in the transaction that stores the rows. */
export async function unmarkRestoring<Database>(db: Kysely<Database>): Promise<void> {
  await sql`delete from tried where id = ${restoringRow}`.execute(db);
}

/** @throws StorageError that says what to do, if a restore into the database has begun and its rows have not come */
export async function assertRestored<Database>(db: Kysely<Database>, place: string): Promise<void> {
  const { rows } = await sql<{ at: number }>`select at from tried where id = ${restoringRow}`.execute(db);
  const [mark] = rows;
  if (!mark) return;
  throw new StorageError(
    `A restore into ${place} began at ${new Date(mark.at).toISOString()} and has not ended: give \`restore\` again, with any backup, ` +
      "unless it still runs. To begin without a backup, put a new database in its place.",
  );
}

/** Key of the mark in PostgreSQL. */
const movedRow = "moved-to-sqlite";

/**
 * Mark of a PostgreSQL database, which several machines use: a row of the table `tried`, which no dump contains.
 *
 * @param place name of the database in the error message
 */
export function rowMark<Database>(db: Kysely<Database>, place: string): MovedMark {
  return {
    async set() {
      await sql`insert into tried (id, at) values (${movedRow}, ${Date.now()})
        on conflict (id) do update set at = excluded.at`.execute(db);
    },
    async clear() {
      await sql`delete from tried where id = ${movedRow}`.execute(db);
    },
    async assertNone() {
      const { rows } = await sql<{ at: number }>`select at from tried where id = ${movedRow}`.execute(db);
      const [mark] = rows;
      if (!mark) return;
      throw new StorageError(
        `The data of ${place} were moved to SQLite at ${new Date(mark.at).toISOString()}: remove DATABASE_URL. ` +
          "To use PostgreSQL again, move the rows into a new database (`move sqlite postgres`), " +
          `or \`delete from tried where id = '${movedRow}'\` in this one if the SQLite file is no longer used.`,
      );
    },
  };
}
