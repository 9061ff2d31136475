import { type Kysely, sql } from "kysely";
import * as v from "valibot";
import { assertFileId } from "../files/file-store.ts";
import { payloadText } from "./lead-store.ts";
import { unmarkRestoring } from "./moved-mark.ts";
import type { Tables } from "./tables.ts";

export type TableName = keyof Tables;

/** Every table with the columns that order it. Tables that others reference come first. */
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

/** Names of all tables, in an order in which they can be filled. */
export const tableNames = Object.keys(tables) as readonly TableName[];

/** Row of any table, as stored. */
export type AnyRow = Readonly<Record<string, string | number | null>>;

/** Receives the rows of a table in batches. Each call is awaited. */
export type TakeRows = (table: TableName, rows: readonly AnyRow[]) => Promise<void>;

/** Number of rows to read at once. */
const batch = 500;

/**
 * Reads every row of every table as of one moment, while others continue to write.
 *
 * @param take receives the rows in batches; each call is awaited
 */
export async function dump(db: Kysely<Tables>, take: TakeRows): Promise<void> {
  await db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute((transaction) => readAll(transaction, take));
}

async function readAll(db: Kysely<Tables>, take: TakeRows): Promise<void> {
  for (const table of tableNames) {
    const keys = sql.join(tables[table].map((key) => sql.ref(key)));
    for (let last: AnyRow | undefined; ; ) {
      // Continues after the last key. With an offset, the database would read all earlier rows again.
      const before = last;
      const rest = before
        ? sql`where (${keys}) > (${sql.join(tables[table].map((key) => before[key]))})`
        : sql``;
      const { rows } =
        await sql<AnyRow>`select * from ${sql.table(table)} ${rest} order by ${keys} limit ${batch}`.execute(
          db,
        );
      if (rows.length > 0) await take(table, rows);
      if (rows.length < batch) break;
      last = rows.at(-1);
    }
  }
}

/**
 * Secrets alone count as empty: a start that was refused and the doctor create them, and nothing depends on them yet.
 *
 * @throws Error that names a table with rows
 */
export async function assertEmpty(db: Kysely<Tables>): Promise<void> {
  for (const table of tableNames.filter((name) => name !== "secrets")) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0)
      throw new Error(`The database is not empty: there are rows in "${table}". It takes a new one.`);
  }
}

/** Longest name of a file, in bytes, on the usual file systems. */
const longestName = 255;

/** Returns true for a name that an uploaded file can have: one that leads to no other folder and acts on no terminal. */
export const isSafeName = (name: string): boolean =>
  name !== "" && !/[/\\\p{C}]/u.test(name) && Buffer.byteLength(name) <= longestName;

/** @throws Error for a file whose id or name would be another path in the file store or in an export */
export function assertSafeFile({ id, name }: { readonly id?: unknown; readonly name?: unknown }): void {
  assertFileId(String(id));
  if (!isSafeName(String(name)))
    throw new Error(`The file ${id} has the name ${JSON.stringify(name)}, which no upload can have.`);
}

/** @throws Error for a lead whose payload no command could read */
function assertReadableLead({ id, payload }: AnyRow): void {
  if (!v.is(payloadText, payload))
    throw new Error(`The lead ${id} has no fields: its payload is no JSON object of texts and numbers.`);
}

/** How `undump` fills a database. */
export interface UndumpOptions {
  /** May read all rows back before the commit; if it throws, nothing is stored. */
  readonly judge?: ((read: (take: TakeRows) => Promise<void>) => Promise<void>) | undefined;
  /** True if the rows are of now and their database ends: then this one's first use was that one's. Default: false, as for a backup. */
  readonly isMove?: boolean;
}

/**
 * Fills an empty database in one transaction.
 *
 * @param rows rows from a dump
 * @param replaced secrets that get another value, if the dump has them
 * @throws Error if the database is not empty, or a file's id or name was forged; the database's error; the error of `judge`
 */
export async function undump(
  db: Kysely<Tables>,
  rows: AsyncIterable<readonly [table: TableName, rows: readonly AnyRow[]]>,
  {
    judge,
    replaced,
  }: Pick<UndumpOptions, "judge"> & { readonly replaced: readonly { name: string; value: string }[] },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await assertEmpty(transaction);
    await transaction.deleteFrom("secrets").execute();
    for await (const [table, some] of rows) {
      if (table === "files") some.forEach(assertSafeFile);
      if (table === "leads") some.forEach(assertReadableLead);
      const columns = Object.keys(some[0] ?? {});
      const values = some.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
      await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))}) values ${sql.join(values)}`.execute(
        transaction,
      );
    }
    await judge?.((take) => readAll(transaction, take));
    await unmarkRestoring(transaction);
    for (const { name, value } of replaced)
      await transaction.updateTable("secrets").set({ value }).where("name", "=", name).execute();
  });
}
