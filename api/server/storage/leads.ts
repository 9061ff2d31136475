import type { Kysely } from "kysely";
import type { FileRow, LeadRow, Tables } from "./tables.ts";

/** Stored leads. */
export interface LeadStore {
  /** Returns all leads, oldest first. */
  list(): Promise<readonly LeadRow[]>;
  find(id: string): Promise<LeadRow | undefined>;
  /** Returns the ids of leads created before a time, in milliseconds. */
  before(time: number): Promise<readonly string[]>;
  /** Deletes a lead and every message about it. Its files must already be deleted. @returns `false` if there was no such lead */
  erase(id: string): Promise<boolean>;
}

/** Rows of uploaded files. The bytes are in the file store. */
export interface FileRows {
  find(id: string): Promise<FileRow | undefined>;
  list(): Promise<readonly FileRow[]>;
  /** Returns the total size of all files, in bytes. */
  totalSize(): Promise<number>;
  ofLead(leadId: string): Promise<readonly FileRow[]>;
  /** Returns files without a lead that were created before a time, in milliseconds. */
  orphans(before: number): Promise<readonly FileRow[]>;
  /**
   * Deletes the row of a file without a lead.
   *
   * @returns `false` if nothing was deleted, because a lead has named the file in the meantime
   */
  removeOrphan(id: string): Promise<boolean>;
  remove(id: string): Promise<void>;
}

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
