import { type Kysely, sql, type Transaction } from "kysely";
import type { NewsRow, SeoRow, Tables, VersionedTable } from "./tables.ts";

/** News and SEO entries, written by the staff and read by everybody. Every change increments the table's version. */
export interface PublishedStore {
  /** Returns the number of changes of a table; 0 if it has never had a row. */
  version(table: VersionedTable): Promise<number>;
  /** Returns the news of one language or of all languages, newest first. */
  news(language?: string): Promise<readonly NewsRow[]>;
  /** Stores items. Replaces an item with the same id and language. */
  putNews(rows: readonly NewsRow[]): Promise<void>;
  /** Sets the state of an item in all its languages. @returns number of languages that have the item */
  setNewsState(id: string, state: number): Promise<number>;
  /** Returns all SEO entries, ordered by path. */
  seo(): Promise<readonly SeoRow[]>;
  /** Stores entries. Replaces an entry with the same path. */
  putSeo(rows: readonly SeoRow[]): Promise<void>;
  /** Deletes an entry. @returns `false` if there is none of this path */
  deleteSeo(path: string): Promise<boolean>;
}

export function publishedStore(db: Kysely<Tables>): PublishedStore {
  return {
    async version(name) {
      const row = await db
        .selectFrom("versions")
        .select("version")
        .where("name", "=", name)
        .executeTakeFirst();
      return row?.version ?? 0;
    },
    news(language) {
      const all = db.selectFrom("news").selectAll().orderBy("created_at", "desc").orderBy("id");
      return (language === undefined ? all : all.where("language", "=", language)).execute();
    },
    async putNews(rows) {
      await db.transaction().execute(async (transaction) => {
        for (const row of rows) {
          const { id: _id, language: _language, ...rest } = row;
          await transaction
            .insertInto("news")
            .values(row)
            .onConflict((conflict) => conflict.columns(["id", "language"]).doUpdateSet(rest))
            .execute();
        }
        await countUp(transaction, "news");
      });
    },
    setNewsState: (id, state) =>
      db.transaction().execute(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable("news")
          .set({ state })
          .where("id", "=", id)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows > 0n) await countUp(transaction, "news");
        return Number(numUpdatedRows);
      }),
    seo: () => db.selectFrom("seo").selectAll().orderBy("path").execute(),
    async putSeo(rows) {
      await db.transaction().execute(async (transaction) => {
        for (const row of rows) {
          const { path: _, ...rest } = row;
          await transaction
            .insertInto("seo")
            .values(row)
            .onConflict((conflict) => conflict.column("path").doUpdateSet(rest))
            .execute();
        }
        await countUp(transaction, "seo");
      });
    },
    deleteSeo: (path) =>
      db.transaction().execute(async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom("seo")
          .where("path", "=", path)
          .executeTakeFirstOrThrow();
        if (numDeletedRows > 0n) await countUp(transaction, "seo");
        return numDeletedRows > 0n;
      }),
  };
}

async function countUp(transaction: Transaction<Tables>, name: VersionedTable): Promise<void> {
  await transaction
    .insertInto("versions")
    .values({ name, version: 1 })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ version: sql`versions.version + 1` }))
    .execute();
}
