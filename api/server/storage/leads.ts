import type { Kysely } from "kysely";
import type { FileRow, LeadRow, Tables } from "./tables.ts";

/** Leads as the staff see them. */
export interface LeadStore {
  /** All leads, oldest first. */
  list(): Promise<readonly LeadRow[]>;
  find(id: string): Promise<LeadRow | undefined>;
  /** Ids of leads taken before a time, in milliseconds. */
  before(time: number): Promise<readonly string[]>;
  /** Deletes a lead and every message about it. Its files must be gone already. @returns whether it was there */
  erase(id: string): Promise<boolean>;
}

/** Rows of uploaded files. The bytes are in the file store. */
export interface FileRows {
  find(id: string): Promise<FileRow | undefined>;
  list(): Promise<readonly FileRow[]>;
  /** Bytes of all files together. */
  totalSize(): Promise<number>;
  ofLead(leadId: string): Promise<readonly FileRow[]>;
  /** Files that no lead names, taken before a time in milliseconds. */
  orphans(before: number): Promise<readonly FileRow[]>;
  /**
   * Deletes the row of a file that no lead names.
   *
   * @returns whether it is gone; a lead may have named it in the meantime
   */
  removeOrphan(id: string): Promise<boolean>;
  remove(id: string): Promise<void>;
}

/** The queries about leads. */
export function leadStore(db: Kysely<Tables>): LeadStore {
  return {
    list: () => db.selectFrom("leads").selectAll().orderBy("created_at").orderBy("id").execute(),
    find: (id) => db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirst(),
    async before(time) {
      const rows = await db.selectFrom("leads").select("id").where("created_at", "<", time).execute();
      return rows.map(({ id }) => id);
    },
    async erase(id) {
      const { numDeletedRows } = await db.deleteFrom("leads").where("id", "=", id).executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
  };
}

/** The queries about uploaded files. */
export function fileRows(db: Kysely<Tables>): FileRows {
  const files = () => db.selectFrom("files").selectAll();
  return {
    find: (id) => files().where("id", "=", id).executeTakeFirst(),
    list: () => files().orderBy("created_at").orderBy("id").execute(),
    async totalSize() {
      const { bytes } = await db
        .selectFrom("files")
        .select(({ fn }) => fn.sum("size").as("bytes"))
        .executeTakeFirstOrThrow();
      return Number(bytes ?? 0);
    },
    ofLead: (leadId) => files().where("lead_id", "=", leadId).execute(),
    orphans: (before) => files().where("lead_id", "is", null).where("created_at", "<", before).execute(),
    async removeOrphan(id) {
      const { numDeletedRows } = await db
        .deleteFrom("files")
        .where("id", "=", id)
        .where("lead_id", "is", null)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
    async remove(id) {
      await db.deleteFrom("files").where("id", "=", id).execute();
    },
  };
}
