import { type Kysely, sql, type Transaction } from "kysely";
import type { NewsRow, SeoRow, Tables, VersionedTable } from "./tables.ts";

/** News and SEO entries: written by the staff, read by everybody. Every change counts the table's version up. */
export interface PublishedStore {
  /** How often a table has changed; 0 when it never held anything. */
  version(table: VersionedTable): Promise<number>;
  /** News of one language or of all, newest first. */
  news(language?: string): Promise<readonly NewsRow[]>;
  /** Stores items; one with the same id and language is replaced. */
  putNews(rows: readonly NewsRow[]): Promise<void>;
  /** Sets the state of an item in all its languages. @returns in how many languages there is such an item */
  setNewsState(id: string, state: number): Promise<number>;
  /** All SEO entries, by path. */
  seo(): Promise<readonly SeoRow[]>;
  /** Stores entries; one with the same path is replaced. */
  putSeo(rows: readonly SeoRow[]): Promise<void>;
}

/** The queries about news and SEO entries. */
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
  };
}

async function countUp(transaction: Transaction<Tables>, name: VersionedTable): Promise<void> {
  await transaction
    .insertInto("versions")
    .values({ name, version: 1 })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ version: sql`versions.version + 1` }))
    .execute();
}
