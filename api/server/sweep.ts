import type { Logger } from "pino";
import type { Config } from "./config.ts";
import { eraseLead } from "./erase.ts";
import type { Uploads } from "./files/uploads.ts";
import type { Metrics } from "./metrics.ts";
import type { Storage } from "./storage/storage.ts";

const day = 86_400_000;

/** Retention of sent messages, in days. After that, nobody asks whether a message was sent. */
const sentDays = 90;

/** Dependencies of the sweep. */
export interface SweepParts {
  readonly storage: Pick<Storage, "files" | "leads" | "outbox" | "removeVisits" | "removeUnanswered">;
  readonly uploads: Pick<Uploads, "store" | "sweepReceived">;
  readonly config: Pick<Config, "VISIT_DAYS" | "LEAD_DAYS" | "UNANSWERED_DAYS">;
  readonly logger: Logger;
}

/**
 * Deletes expired data: visits, leads and unanswered questions beyond their retention, uploaded files that no lead has named
 * within a day, and the remains of crashes. Several servers may sweep at the same time.
 *
 * @param now current time in milliseconds
 */
export async function sweep({ storage, uploads, config, logger }: SweepParts, now: number): Promise<void> {
  const visits = await storage.removeVisits(now - config.VISIT_DAYS * day);
  const unanswered = await storage.removeUnanswered(now - config.UNANSWERED_DAYS * day);
  const sent = await storage.outbox.removeSent(now - sentDays * day);
  const leads = await sweepLeads({ storage, uploads, config, logger }, now);
  let orphans = 0;
  for (const { id } of await storage.files.orphans(now - day)) {
    // Removes the row first, and only if no lead has named it in the meantime. If the bytes stay behind, the next sweep deletes
    // them.
    if (!(await storage.files.removeOrphan(id))) continue;
    await uploads.store.remove(id);
    orphans += 1;
  }
  const known = new Set((await storage.files.list()).map(({ id }) => id));
  for (const { id, storedAt } of await uploads.store.list()) {
    // The comparison is negated so that bytes are kept if the store does not know their time (NaN).
    if (known.has(id) || !(storedAt < now - day)) continue;
    await uploads.store.remove(id);
    orphans += 1;
  }
  const received = await uploads.sweepReceived(now - day);
  logger.info({ visits, unanswered, sent, leads, orphans, received }, "swept");
}

/**
 * Erases expired leads. If a lead expired more than a week ago, erases none: daily sweeps leave no such lead, so either the clock
 * has jumped or the setting is new, and the staff must decide (`admin leads sweep`).
 *
 * @returns number of erased leads
 */
async function sweepLeads({ storage, uploads, config, logger }: SweepParts, now: number): Promise<number> {
  if (config.LEAD_DAYS === 0) return 0;
  const end = now - config.LEAD_DAYS * day;
  const overdue = await storage.leads.before(end - 7 * day);
  if (overdue.length > 0) {
    logger.error(
      { overdue: overdue.length, clock: new Date(now).toISOString(), LEAD_DAYS: config.LEAD_DAYS },
      "leads not erased: some are past their days by more than a week. If the clock is right, erase them with `admin leads sweep`",
    );
    return 0;
  }
  const due = await storage.leads.before(end);
  for (const id of due) await eraseLead(storage, uploads.store, id);
  return due.length;
}

/** Sweeps at the start and then once a day. A failed sweep is logged and repeated the next day. */
export function startSweeper(parts: SweepParts & { readonly metrics: Pick<Metrics, "swept"> }): {
  stop(): Promise<void>;
} {
  let running: Promise<void> = Promise.resolve();
  const run = (): void => {
    running = running
      .then(() => sweep(parts, Date.now()))
      .then(parts.metrics.swept)
      .catch((error: unknown) => parts.logger.error({ err: error }, "not swept"));
  };
  run();
  const timer = setInterval(run, day);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
