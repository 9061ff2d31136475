import { type Kysely, sql } from "kysely";
import type { Tables } from "./tables.ts";

/** A table's name. */
export type TableName = keyof Tables;

/** Every table with the columns that order it, those that others refer to first. */
const tables = {
  leads: ["id"],
  outbox: ["id"],
  files: ["id"],
  visits: ["id"],
  unanswered: ["id"],
  news: ["id", "language"],
  seo: ["path"],
  versions: ["name"],
  secrets: ["name"],
  erasures: ["id"],
} as const satisfies Record<TableName, readonly string[]>;

/** Names of all tables, in the order in which they can be filled. */
export const tableNames = Object.keys(tables) as readonly TableName[];

/** One row of any table, as it is stored. */
export type AnyRow = Readonly<Record<string, string | number | null>>;

/** Is given the rows of a table in batches, and awaited. */
export type TakeRows = (table: TableName, rows: readonly AnyRow[]) => Promise<void>;

/** Rows read or written at once. */
const batch = 500;

/**
 * Reads every row of every table as of one moment, while others go on writing.
 *
 * @param take is given the rows in batches and awaited
 */
export async function dump(db: Kysely<Tables>, take: TakeRows): Promise<void> {
  await db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute((transaction) => readAll(transaction, take));
}

async function readAll(db: Kysely<Tables>, take: TakeRows): Promise<void> {
  for (const table of tableNames) {
    for (let offset = 0; ; offset += batch) {
      const keys = sql.join(tables[table].map((key) => sql.ref(key)));
      const { rows } =
        await sql<AnyRow>`select * from ${sql.table(table)} order by ${keys} limit ${batch} offset ${offset}`.execute(
          db,
        );
      if (rows.length > 0) await take(table, rows);
      if (rows.length < batch) break;
    }
  }
}

/** @throws Error naming a table that holds rows */
export async function assertEmpty(db: Kysely<Tables>): Promise<void> {
  for (const table of tableNames) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0)
      throw new Error(`The database is not empty: there are rows in "${table}". It takes a new one.`);
  }
}

/**
 * Fills an empty database, all of it or nothing.
 *
 * @param rows what a dump gave
 * @param judge may read everything again as it will be, and throw: then nothing is stored
 * @throws Error when there are rows of visitors or staff already; the database's error; what `judge` throws
 */
export async function undump(
  db: Kysely<Tables>,
  rows: AsyncIterable<readonly [table: TableName, rows: readonly AnyRow[]]>,
  judge?: (read: (take: TakeRows) => Promise<void>) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await assertEmpty(transaction);
    for await (const [table, some] of rows) {
      const columns = Object.keys(some[0] ?? {});
      const values = some.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
      await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))}) values ${sql.join(values)}`.execute(
        transaction,
      );
    }
    await judge?.((take) => readAll(transaction, take));
  });
}
