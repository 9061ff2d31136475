import type { Logger } from "pino";
import type { Config } from "./config.ts";
import { eraseLead } from "./erase-lead.ts";
import { foreignStore, ownerOfStore, takeStore } from "./files/store-owner.ts";
import type { Uploads } from "./files/uploads.ts";
import type { Metrics } from "./metrics.ts";
import type { Storage } from "./storage/storage.ts";

const day = 86_400_000;

/** Retention of sent messages, in days. After that, nobody asks whether a message was sent. */
const sentDays = 90;

/** Number of files without a row that crashes may leave behind. */
const fewBytes = 20;

/**
 * Retention of bytes without a row, in days. A crash leaves few. Others are of leads that `rescue` is still to bring from a database that was
 * in service by mistake.
 */
const unknownDays = 30;

/** Dependencies of the sweep. */
export interface SweepParts {
  readonly storage: Pick<
    Storage,
    "files" | "leads" | "outbox" | "removeVisits" | "removeUnanswered" | "firstUse" | "secret" | "clearLog"
  >;
  readonly uploads: Pick<Uploads, "store" | "sweepReceived">;
  readonly config: Pick<Config, "VISIT_DAYS" | "LEAD_DAYS" | "UNANSWERED_DAYS">;
  readonly logger: Logger;
  /** Returns true once the sweep should end early: the next one does the rest. */
  readonly isStopping?: () => boolean;
}

/**
 * Deletes expired data: visits, leads and unanswered questions beyond their retention, uploaded files that no lead has named
 * within a day, and the remains of crashes. Several servers may sweep at the same time. Nothing that has files is deleted if the store
 * is another database's: a copy of a backup that is tried with the real bucket does not know what came since.
 *
 * @param now current time in milliseconds
 * @throws AggregateError with the failures; a failure of one kind does not keep the others from being swept
 */
export async function sweep(parts: SweepParts, now: number): Promise<void> {
  const { storage, uploads, config, logger } = parts;
  const failures: unknown[] = [];
  const mayDelete = await assertOwnStore(parts).then(
    () => true,
    (error: unknown) => {
      failures.push(error);
      return false;
    },
  );
  const tasks = {
    visits: () => storage.removeVisits(now - config.VISIT_DAYS * day),
    unanswered: () => storage.removeUnanswered(now - config.UNANSWERED_DAYS * day),
    sent: () => storage.outbox.removeSent(now - sentDays * day),
    ...(mayDelete && {
      leads: () => sweepLeads(parts, now),
      orphans: () => sweepOrphans(parts, now),
      unknown: () => sweepUnknownBytes(parts, now),
    }),
    received: () => uploads.sweepReceived(now - day),
    // Last, because it holds what the others have deleted.
    stillLogged: async () => {
      if (await storage.clearLog()) return 0;
      logger.warn("the log of the SQLite file was in use: it holds what was deleted until the next sweep");
      return 1;
    },
  };
  const counts: Record<string, number> = {};
  for (const [name, task] of Object.entries(tasks)) {
    if (parts.isStopping?.()) break;
    try {
      counts[name] = await task();
    } catch (error) {
      failures.push(error);
    }
  }
  logger.info(counts, "swept");
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join(" "));
}

/** Makes a store without a mark this database's own. @throws Error if it is another one's; the store's error */
async function assertOwnStore({ storage, uploads }: SweepParts): Promise<void> {
  const owner = await ownerOfStore(uploads.store, storage);
  if (owner === "another") throw new Error(`Neither leads nor files were swept: ${foreignStore}`);
  if (owner === "nobody") await takeStore(uploads.store, storage);
}

/** Deletes uploaded files that no lead has named within a day. */
async function sweepOrphans({ storage, uploads, isStopping }: SweepParts, now: number): Promise<number> {
  let removed = 0;
  for (const { id } of await storage.files.orphans(now - day)) {
    if (isStopping?.()) break;
    // Removes the row first, and only if no lead has named it in the meantime. If the bytes stay behind, a later sweep
    // deletes them.
    if (!(await storage.files.removeOrphan(id))) continue;
    await uploads.store.remove(id);
    removed += 1;
  }
  return removed;
}

/**
 * Deletes bytes without a row: remains of crashes. Bytes from before the first use of this database belong to another one, and so
 * do the others if most of the store is unknown: a wrong `DATABASE_URL`, or a bucket shared with another installation, must not
 * delete the files of its leads.
 */
async function sweepUnknownBytes(
  { storage, uploads, logger, isStopping }: SweepParts,
  now: number,
): Promise<number> {
  const since = await storage.firstUse();
  const known = new Set((await storage.files.list()).map(({ id }) => id));
  const unknown = (await uploads.store.list()).filter(({ id }) => !known.has(id));
  // S3 cuts times to whole seconds. The comparisons are false for a time that the store does not know (NaN), so those bytes are kept.
  const due = unknown.filter(
    ({ storedAt }) => storedAt > since - 1_000 && storedAt < now - unknownDays * day,
  );
  if (due.length > Math.max(known.size, fewBytes)) {
    logger.error(
      { unknown: due.length, known: known.size },
      "files not deleted: most files of the store are not in this database. Is it the right one, and the store its own?",
    );
    return 0;
  }
  let removed = 0;
  for (const { id } of due) {
    if (isStopping?.()) break;
    await uploads.store.remove(id);
    removed += 1;
  }
  return removed;
}

/**
 * Erases expired leads. If a lead expired more than a week ago, erases none: daily sweeps leave no such lead, so either the clock has
 * jumped (forward, or it was behind when the lead came) or the setting is new, and the staff must decide (`admin leads sweep`).
 *
 * @returns number of erased leads
 */
async function sweepLeads(
  { storage, uploads, config, logger, isStopping }: SweepParts,
  now: number,
): Promise<number> {
  if (config.LEAD_DAYS === 0) return 0;
  const end = now - config.LEAD_DAYS * day;
  const overdue = await storage.leads.idsBefore(end - 7 * day);
  if (overdue.length > 0) {
    logger.error(
      { overdue: overdue.length, clock: new Date(now).toISOString(), LEAD_DAYS: config.LEAD_DAYS },
      "leads not erased: some are past their days by more than a week. If the clock is right, erase them with `admin leads sweep`",
    );
    return 0;
  }
  const due = await storage.leads.idsBefore(end);
  let erased = 0;
  for (const id of due) {
    if (isStopping?.()) break;
    await eraseLead(storage, uploads.store, id);
    erased += 1;
  }
  return erased;
}

/** Sweeps at the start and then once a day. A failed sweep is logged and repeated the next day. */
export function startSweeper(
  parts: SweepParts & { readonly storage: Pick<Storage, "check">; readonly metrics: Pick<Metrics, "swept"> },
): {
  stop(): Promise<void>;
} {
  let running: Promise<void> = Promise.resolve();
  let stopping = false;
  const run = (): void => {
    running = running
      .then(() => sweep({ ...parts, isStopping: () => stopping }, Date.now()))
      .then(() => {
        if (!stopping) parts.metrics.swept();
      })
      .catch(async (error: unknown) => {
        // The storage says clearly that its file is damaged, and what to do.
        const reason = await parts.storage.check().catch((fault: Error) => `: ${fault.message}`);
        parts.logger.error({ err: error }, `not swept${reason ?? ""}`);
      });
  };
  run();
  const timer = setInterval(run, day);
  return {
    async stop() {
      clearInterval(timer);
      stopping = true;
      await running;
    },
  };
}
