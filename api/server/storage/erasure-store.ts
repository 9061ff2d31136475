import type { Kysely } from "kysely";
import type { ErasureRow, Tables } from "./tables.ts";

/** Protocols of erased persons. */
export interface ErasureStore {
  /** Records the start of an erasure, so that an interrupted one can be detected. */
  begin(row: Pick<ErasureRow, "id" | "person" | "by_whom" | "started_at" | "found">): Promise<void>;
  /** Records the result of an erasure. @param endedAt time in milliseconds */
  end(id: string, erased: string, endedAt: number): Promise<void>;
  /** Stores a protocol that was noted elsewhere, or the end of one that has none here. */
  put(row: ErasureRow): Promise<void>;
  /** Returns all protocols, oldest first. */
  list(): Promise<readonly ErasureRow[]>;
}

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
    async put(row) {
      await db
        .insertInto("erasures")
        .values(row)
        .onConflict((conflict) =>
          conflict
            .column("id")
            .doUpdateSet({ ended_at: row.ended_at, erased: row.erased })
            .where("erasures.ended_at", "is", null),
        )
        .execute();
    },
    list: () => db.selectFrom("erasures").selectAll().orderBy("started_at").orderBy("id").execute(),
  };
}
