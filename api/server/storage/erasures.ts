import type { Kysely } from "kysely";
import type { ErasureRow, Tables } from "./tables.ts";

/** Protocols of people's erasures. */
export interface ErasureStore {
  /** Writes that an erasure begins, so that one that is interrupted shows. */
  begin(row: Pick<ErasureRow, "id" | "person" | "by_whom" | "started_at" | "found">): Promise<void>;
  /** Writes what was erased. @param endedAt the time in milliseconds */
  end(id: string, erased: string, endedAt: number): Promise<void>;
  /** All protocols, oldest first. */
  list(): Promise<readonly ErasureRow[]>;
}

/** The queries about erasures. */
export function erasureStore(db: Kysely<Tables>): ErasureStore {
  return {
    async begin(row) {
      await db
        .insertInto("erasures")
        .values({ ...row, ended_at: null, erased: null })
        .execute();
    },
    async end(id, erased, endedAt) {
      await db.updateTable("erasures").set({ erased, ended_at: endedAt }).where("id", "=", id).execute();
    },
    list: () => db.selectFrom("erasures").selectAll().orderBy("started_at").orderBy("id").execute(),
  };
}
