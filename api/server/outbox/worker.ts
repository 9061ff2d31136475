import type { Logger } from "pino";
import type { FileLinks } from "../files/file-links.ts";
import type { Storage } from "../storage/storage.ts";
import type { OutboxRow } from "../storage/tables.ts";
import type { Channel } from "./channel.ts";
import { composeMessage } from "./lead-message.ts";

/** Settings of the worker. */
export interface OutboxWorkerOptions {
  readonly storage: Pick<Storage, "outbox" | "leads" | "files">;
  readonly channels: readonly Channel[];
  readonly links: FileLinks;
  /** Origin of the public site, without a trailing slash. */
  readonly siteUrl: () => string;
  readonly logger: Logger;
  /** Interval between searches for new rows, in milliseconds. Default: 1,000. */
  readonly pollMs?: number;
  /** Delay after the first failure, in milliseconds. Doubled after each further failure. Default: 30,000. */
  readonly retryMs?: number;
  /** Maximum number of attempts per message. Default: 20, which takes about three days. */
  readonly maxTries?: number;
}

/** Number of rows that are sent at the same time. */
const concurrency = 5;

/** Time after which a claimed row becomes due again if its server died, in milliseconds. Longer than any send takes. */
const lease = 180_000;

/** Maximum delay between two attempts, in milliseconds. */
const longestWait = 6 * 3_600_000;

/**
 * Sends the messages of the outbox, each at least once: if a server dies after sending a message and before recording it, the
 * message is sent again with the same id. Several servers may work on one database; each row is claimed by one of them. Failures
 * here never affect a visitor, who got the response when the lead was on disk.
 */
export class OutboxWorker {
  readonly #options: OutboxWorkerOptions;
  #stopping = Promise.withResolvers<void>();
  #stopped = true;
  #running: Promise<void> = Promise.resolve();

  constructor(options: OutboxWorkerOptions) {
    this.#options = options;
  }

  /** Starts sending. Does nothing without a channel. */
  start(): void {
    if (this.#options.channels.length === 0 || !this.#stopped) return;
    this.#stopped = false;
    this.#running = this.#run();
  }

  /** Finishes the current messages and stops. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#stopping.resolve();
    await this.#running;
    for (const channel of this.#options.channels) channel.close();
  }

  async #run(): Promise<void> {
    const { pollMs = 1_000, logger } = this.#options;
    while (!this.#stopped) {
      let worked = 0;
      try {
        worked = await this.#workOnce();
      } catch (error) {
        logger.error({ err: error }, "outbox not read");
      }
      if (worked > 0) continue;
      const timer = Promise.withResolvers<void>();
      const waiting = setTimeout(timer.resolve, pollMs);
      await Promise.race([timer.promise, this.#stopping.promise]);
      clearTimeout(waiting);
    }
  }

  /** @returns number of processed rows */
  async #workOnce(): Promise<number> {
    const rows = await this.#options.storage.outbox.due(Date.now(), longestWait, concurrency);
    // All rows are finished before the next round, also if the database fails for one of them.
    const results = await Promise.allSettled(rows.map((row) => this.#work(row)));
    const failed = results.find((result) => result.status === "rejected");
    if (failed) throw failed.reason;
    return rows.length;
  }

  async #work(row: OutboxRow): Promise<void> {
    const { storage, channels, logger } = this.#options;
    const names = channels.map(({ name }) => name);
    // A changed address is another channel. Its messages must reach the staff by those there are now.
    if (row.channel === null || !names.includes(row.channel)) {
      await storage.outbox.spread(row, names, Date.now());
      return;
    }
    if (!(await storage.outbox.claim(row, Date.now() + lease))) return;
    try {
      await this.#send(row);
      await storage.outbox.sent(row.id, Date.now());
      logger.info({ outboxId: row.id, channel: row.channel, tries: row.tries + 1 }, "lead sent");
    } catch (error) {
      await this.#fail(row, error);
    }
  }

  async #send(row: OutboxRow): Promise<void> {
    const { storage, channels, links, siteUrl } = this.#options;
    const channel = channels.find(({ name }) => name === row.channel);
    const lead = await storage.leads.find(row.lead_id);
    // The lead was erased in this moment, and its rows with it.
    if (!lead || !channel) return;
    await channel.send(await composeMessage(row, lead, storage.files, links, siteUrl()));
  }

  async #fail(row: OutboxRow, error: unknown): Promise<void> {
    const { storage, logger, retryMs = 30_000, maxTries = 20 } = this.#options;
    const tries = row.tries + 1;
    const now = Date.now();
    const nextAt = tries >= maxTries ? null : now + Math.min(retryMs * 2 ** (tries - 1), longestWait);
    const level = nextAt === null ? "error" : "warn";
    logger[level](
      { err: error, outboxId: row.id, channel: row.channel, tries },
      nextAt === null
        ? "lead not sent, given up: `admin outbox retry` tries again"
        : "lead not sent, will be tried again",
    );
    await storage.outbox.failed(row.id, reasonOf(error), nextAt, now);
  }
}

/** Returns the reason of a failed send, for `admin outbox list`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : "";
  // PostgreSQL does not store U+0000, which a server may answer.
  return `${error.message}${cause}`.replaceAll("\0", "").slice(0, 300);
}
