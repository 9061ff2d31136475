import { type Kysely, PostgresAdapter, type RawBuilder, sql } from "kysely";
import { fileAddress } from "../../contract/index.ts";

/** Start of the field in a lead's payload that names an uploaded file. `JSON.stringify` writes it so, and nothing within a text. */
const marker = `"url":"${fileAddress("")}`;

/** Number of characters of a file's id in the index: the length of the shortest id. They are random, so hardly two files share them. */
const keyLength = 22;

/** Returns the part of a file's id by which `leadsByFile` finds it. */
export const fileKey = (fileId: string): string => fileId.slice(0, keyLength);

/**
 * Returns the expressions of the index by which the leads that name a file are found. Computed by the database from the payload, so
 * that a dump needs no column for it, and servers of an earlier program, during a rolling restart, write it too. JSON functions
 * cannot be used: PostgreSQL's refuse a text with an escaped U+0000. The index and every query need the same SQL, letter by letter.
 *
 * @returns `key`, to be compared with `fileKey`, and `names`, which is true for leads that name a file
 */
export function leadsByFile<Database>(db: Kysely<Database>): {
  readonly key: RawBuilder<string>;
  readonly names: RawBuilder<boolean>;
} {
  const position = sql.raw(db.getExecutor().adapter instanceof PostgresAdapter ? "strpos" : "instr");
  const at = sql`${position}(payload, ${sql.lit(marker)})`;
  return {
    key: sql<string>`substr(payload, ${at} + ${sql.lit(marker.length)}, ${sql.lit(keyLength)})`,
    names: sql<boolean>`${at} > 0`,
  };
}
