import type { ExpressionBuilder, Kysely } from "kysely";
import * as v from "valibot";
import { fileIdOf } from "../../contract/index.ts";
import { isFileId } from "../files/file-store.ts";
import { fileKey, leadsByFile } from "./named-file.ts";
import type { FileRow, LeadRow, Tables } from "./tables.ts";

/** Id of a lead, and when it was stored. */
export type LeadTime = Pick<LeadRow, "id" | "created_at">;

/** Stored leads. */
export interface LeadStore {
  /** Returns all leads, oldest first. */
  list(): Promise<readonly LeadRow[]>;
  /** Returns id and time of all leads, oldest first, without their texts. */
  listTimes(): Promise<readonly LeadTime[]>;
  /** Returns true if at least one of the ids is that of a stored lead. */
  hasAny(ids: readonly string[]): Promise<boolean>;
  find(id: string): Promise<LeadRow | undefined>;
  /** Returns the leads from `earliestTime` to a time, in milliseconds, oldest first. */
  before(time: number): Promise<readonly LeadRow[]>;
  /**
   * Returns the ids of the same leads. Their texts may be 64 kB each, and more in all than there is memory: 2,500 such leads take
   * 600 ms, in which SQLite lets nothing else happen, and 130 MB; their ids 6 ms.
   */
  idsBefore(time: number): Promise<readonly string[]>;
  /** Deletes a lead and every message about it. Its files must already be deleted. @returns `false` if there was no such lead */
  erase(id: string): Promise<boolean>;
}

/** File of an erased lead that stays, because another lead names it. */
export interface KeptFile {
  readonly file: string;
  /** Id of the lead to which it belongs now. */
  readonly lead: string;
}

/** Result of taking its files from a lead. */
interface ReleasedFiles {
  /** Ids of the files without a row, whose bytes must be deleted: also the one that the lead names if its row is gone already. */
  readonly free: readonly string[];
  readonly kept: readonly KeptFile[];
  /** True if the lead is erased as well. */
  readonly erased: boolean;
}

/** Rows of uploaded files. The bytes are in the file store. */
export interface FileRows {
  find(id: string): Promise<FileRow | undefined>;
  list(): Promise<readonly FileRow[]>;
  /** Returns the total size of all files, in bytes. */
  totalSize(): Promise<number>;
  /** Returns the files that belong to a lead or that it names: an application sent again names the same file. */
  ofLead(leadId: string): Promise<readonly FileRow[]>;
  /**
   * Takes its files from a lead that is to be erased: gives a file that another lead names to that lead, and deletes the rows of the
   * others. From then on no new lead can name them.
   *
   * Erases the lead in the same transaction if all its files stay. Two erasures of two leads with the same file would otherwise give
   * it to each other, and it would outlast both.
   */
  release(leadId: string): Promise<ReleasedFiles>;
  /** Returns files without a lead that were created before a time, in milliseconds. */
  orphans(before: number): Promise<readonly FileRow[]>;
  /**
   * Deletes the row of a file without a lead.
   *
   * @returns `false` if nothing was deleted, because a lead has named the file in the meantime
   */
  removeOrphan(id: string): Promise<boolean>;
  /** Deletes the row of a file whose bytes are lost. Leads that name it stay. */
  forget(id: string): Promise<void>;
}

/** Time in milliseconds before which no lead can have come: the clock was wrong. */
export const earliestTime = Date.UTC(2020);

const fields = v.pipe(
  v.string(),
  v.parseJson(),
  // For valibot, an array is a record.
  v.check((value) => !Array.isArray(value)),
  v.record(v.string(), v.nullable(v.union([v.string(), v.number(), v.boolean()]))),
);

/**
 * Payload of a lead: JSON text of its form's fields, kept as text and as `JSON.stringify` writes it. Commands could not read any
 * other, and the index of files would not find the file in another notation.
 */
export const payloadText = v.pipe(
  v.string(),
  v.check((text) => v.is(fields, text) && JSON.stringify(JSON.parse(text)) === text),
);

/** The same in any notation of JSON, for rows that somebody else may have written. Becomes what `JSON.stringify` writes. */
export const foreignPayload = v.pipe(
  v.string(),
  v.check((text) => v.is(fields, text)),
  v.transform((text) => JSON.stringify(JSON.parse(text))),
);

/** Returns the id of the uploaded file that a lead names, if any. */
export function fileIdIn(payload: string): string | undefined {
  const { url } = JSON.parse(payload) as { url?: unknown };
  return typeof url === "string" ? fileIdOf(url) : undefined;
}

export function leadStore(db: Kysely<Tables>): LeadStore {
  const before = (time: number) =>
    db
      .selectFrom("leads")
      .where("created_at", ">=", earliestTime)
      .where("created_at", "<", time)
      .orderBy("created_at")
      .orderBy("id");
  return {
    list: () => db.selectFrom("leads").selectAll().orderBy("created_at").orderBy("id").execute(),
    listTimes: () =>
      db.selectFrom("leads").select(["id", "created_at"]).orderBy("created_at").orderBy("id").execute(),
    hasAny: async (ids) =>
      ids.length > 0 &&
      (await db.selectFrom("leads").select("id").where("id", "in", ids).limit(1).execute()).length > 0,
    find: (id) => db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirst(),
    before: (time) => before(time).selectAll().execute(),
    async idsBefore(time) {
      return (await before(time).select("id").execute()).map(({ id }) => id);
    },
    erase: (id) => eraseRow(db, id),
  };
}

async function eraseRow(db: Kysely<Tables>, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom("leads").where("id", "=", id).executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export function fileRows(db: Kysely<Tables>): FileRows {
  const files = () => db.selectFrom("files").selectAll();
  /** Returns the id of the file that a lead names, if any. */
  const nameIn = async (leadId: string): Promise<string | undefined> => {
    const lead = await db.selectFrom("leads").select("payload").where("id", "=", leadId).executeTakeFirst();
    return lead && fileIdIn(lead.payload);
  };
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
      return files()
        .where(isOf(leadId, await nameIn(leadId)))
        .execute();
    },
    async release(leadId) {
      const named = await nameIn(leadId);
      return db.transaction().execute(async (transaction) => {
        // Changes nothing, but locks the rows in both engines: a lead that names one of the files waits, or is found below.
        const rows = await transaction
          .updateTable("files")
          .set(({ ref }) => ({ lead_id: ref("lead_id") }))
          .where(isOf(leadId, named))
          .returning("id")
          .execute();
        // A lead of a forged backup may name anything.
        const free = new Set(named !== undefined && isFileId(named) ? [named] : []);
        const kept: KeptFile[] = [];
        for (const { id } of rows) {
          const heir = await findHeir(transaction, id, leadId);
          if (heir === undefined) {
            await transaction.deleteFrom("files").where("id", "=", id).execute();
            free.add(id);
          } else {
            await transaction.updateTable("files").set({ lead_id: heir }).where("id", "=", id).execute();
            free.delete(id);
            kept.push({ file: id, lead: heir });
          }
        }
        const erased = kept.length > 0 && free.size === 0 && (await eraseRow(transaction, leadId));
        return { free: [...free], kept, erased };
      });
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
    async forget(id) {
      await db.deleteFrom("files").where("id", "=", id).execute();
    },
  };
}

/** Matches the files that belong to a lead or that it names. */
const isOf =
  (leadId: string, named: string | undefined) =>
  ({ eb, or }: ExpressionBuilder<Tables, "files">) =>
    or([eb("lead_id", "=", leadId), ...(named === undefined ? [] : [eb("id", "=", named)])]);

/** Selects the leads that name a file, and any whose file's id begins in the same way, oldest first. */
export function leadsNaming(db: Kysely<Tables>, fileId: string) {
  const { key, names } = leadsByFile(db);
  return db
    .selectFrom("leads")
    .select(["id", "payload"])
    .where(names)
    .where(key, "=", fileKey(fileId))
    .orderBy("created_at");
}

/** Returns the id of the first other lead that names a file, if any. */
async function findHeir(db: Kysely<Tables>, fileId: string, leadId: string): Promise<string | undefined> {
  const all = await leadsNaming(db, fileId).execute();
  return all.find(({ id, payload }) => id !== leadId && fileIdIn(payload) === fileId)?.id;
}
