import type { Transaction } from "kysely";
import type { FileRow, LeadKind, LeadRow, OutboxRow, Tables, UnansweredRow, VisitRow } from "./tables.ts";

/** Lead, together with the outbox message about it. */
export interface LeadEntry {
  readonly lead: LeadRow;
  readonly outbox: OutboxRow;
  /** Id of the uploaded file that the lead names, if any. The file is kept as long as the lead. */
  readonly fileId?: string | undefined;
}

/** Uploaded file whose bytes are already in the file store. */
export interface FileEntry {
  readonly file: FileRow;
}

export interface VisitEntry {
  readonly visit: VisitRow;
}

/** Question that the chat could not answer. */
export interface UnansweredEntry {
  readonly unanswered: UnansweredRow;
}

/** Entry that the writer stores. */
export type Entry = LeadEntry | FileEntry | VisitEntry | UnansweredEntry;

/**
 * Creates the outbox message about a new lead, which is stored together with the lead. It has the lead's id, so that storing a
 * lead again does not announce it twice.
 */
export function announcement(leadId: string, kind: LeadKind, now: number): OutboxRow {
  return {
    id: leadId,
    lead_id: leadId,
    topic: `lead.${kind}`,
    // No personal data here: the worker reads it from the lead, so that erasing the lead erases all of it.
    payload: JSON.stringify({ kind }),
    tries: 0,
    next_at: now,
    created_at: now,
    channel: null,
    last_error: null,
    sent_at: null,
    dead_at: null,
  };
}

/** Error for a lead that names a file that does not exist. */
export class MissingFileError extends Error {
  override readonly name = "MissingFileError";
}

/** Stores entries of all kinds. Existing rows stay unchanged. */
export async function insertEntries(
  transaction: Transaction<Tables>,
  entries: readonly Entry[],
): Promise<void> {
  // Files come first: a lead of the same batch may name one.
  const files = entries.flatMap((entry) => ("file" in entry ? [entry.file] : []));
  const leads = entries.filter((entry) => "lead" in entry);
  const visits = entries.flatMap((entry) => ("visit" in entry ? [entry.visit] : []));
  const unanswered = entries.flatMap((entry) => ("unanswered" in entry ? [entry.unanswered] : []));
  const insert = async <Table extends "files" | "leads" | "outbox" | "visits" | "unanswered">(
    table: Table,
    rows: readonly Tables[Table][],
  ): Promise<void> => {
    if (rows.length === 0) return;
    await transaction
      .insertInto<"files" | "leads" | "outbox" | "visits" | "unanswered">(table)
      .values(rows)
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
  };
  await insert("files", files);
  await insert(
    "leads",
    leads.map(({ lead }) => lead),
  );
  await insert(
    "outbox",
    leads.map(({ outbox }) => outbox),
  );
  await insert("visits", visits);
  await insert("unanswered", unanswered);
  // In one order on all servers: otherwise two transactions could wait for each other.
  const byFile = leads.toSorted((one, other) => ((one.fileId ?? "") < (other.fileId ?? "") ? -1 : 1));
  for (const { lead, fileId } of byFile) {
    if (fileId === undefined) continue;
    // The file may already belong to another lead, such as the same application sent again. The update locks its row in any case: an
    // erasure of that lead waits, and then sees this one.
    const { numUpdatedRows } = await transaction
      .updateTable("files")
      .set(({ fn, ref, val }) => ({ lead_id: fn.coalesce(ref("lead_id"), val(lead.id)) }))
      .where("id", "=", fileId)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new MissingFileError("A lead names a file that is not there.");
  }
}
