import type { Kysely } from "kysely";
import * as v from "valibot";
import { fileIdOf } from "../../contract/index.ts";
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
  /** Returns the files that belong to a lead or that it names: an application sent again names the same file. */
  ofLead(leadId: string): Promise<readonly FileRow[]>;
  /** Gives a file to another lead that names it. @returns `false` if there is none */
  giveToOther(id: string, leadId: string): Promise<boolean>;
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

const fields = v.pipe(
  v.string(),
  v.parseJson(),
  // For valibot, an array is a record.
  v.check((value) => !Array.isArray(value)),
  v.record(v.string(), v.nullable(v.union([v.string(), v.number(), v.boolean()]))),
);

/** Payload of a lead: JSON text of its form's fields, kept as text. Commands could not read any other. */
export const payloadText = v.pipe(
  v.string(),
  v.check((text) => v.is(fields, text)),
);

/** Returns the id of the uploaded file that a lead names, if any. */
export function fileIdIn(payload: string): string | undefined {
  const { url } = JSON.parse(payload) as { url?: unknown };
  return typeof url === "string" ? fileIdOf(url) : undefined;
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
    async ofLead(leadId) {
      const lead = await db.selectFrom("leads").select("payload").where("id", "=", leadId).executeTakeFirst();
      const named = lead && fileIdIn(lead.payload);
      return files()
        .where(({ eb, or }) =>
          or([eb("lead_id", "=", leadId), ...(named === undefined ? [] : [eb("id", "=", named)])]),
        )
        .execute();
    },
    async giveToOther(id, leadId) {
      const others = await db
        .selectFrom("leads")
        .select(["id", "payload"])
        .where("id", "!=", leadId)
        // `_` matches any sign. SQLite has no escape for it by default; what matches too much is sorted out below.
        .where("payload", "like", `%${id}%`)
        .orderBy("created_at")
        .execute();
      // The text may stand in another field.
      const heir = others.find(({ payload }) => fileIdIn(payload) === id);
      if (!heir) return false;
      await db.updateTable("files").set({ lead_id: heir.id }).where("id", "=", id).execute();
      return true;
    },
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
