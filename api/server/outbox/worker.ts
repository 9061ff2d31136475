import type { Logger } from "pino";
import { createFaultLog } from "../fault-log.ts";
import type { FileLinks } from "../files/file-links.ts";
import type { Storage } from "../storage/storage.ts";
import type { OutboxRow } from "../storage/tables.ts";
import { type Channel, ChannelBusy } from "./channel.ts";
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
  /** Delay after the first failure, in milliseconds, scattered by half. Doubled after each further failure. Default: 30,000. */
  readonly retryMs?: number;
  /** Maximum number of attempts per message. Default: 20, which takes about three days. */
  readonly maxTries?: number;
  /**
   * Time for which a message of a channel that is not among these must have been due before it goes to these, in milliseconds.
   * Default: an hour. Another server may serve it: in a rolling restart the earlier one does not know a new receiver. A server at
   * work claims a message within seconds; an hour is longer than a restart or a receiver's limit delays it. 0 without other servers.
   */
  readonly unservedMs?: number;
  /** Pause of a channel whose receiver takes no more messages for now and does not say how long, in milliseconds. Default: 60,000. */
  readonly limitMs?: number;
}

/** Number of rows that a channel sends at the same time. */
const concurrency = 5;

/** Time after which a claimed row becomes due again if its server died, in milliseconds. Longer than any send takes. */
const lease = 180_000;

/** Maximum delay between two attempts before it is scattered, in milliseconds. */
const longestWait = 6 * 3_600_000;

/** Maximum factor by which a delay is scattered. Messages that failed together must not come back together. */
const mostScatter = 1.5;

/** Maximum pause of a channel whose receiver has reached a limit, in milliseconds. */
const longestPause = 600_000;

/** Age of a message from which an answer about a limit counts as a failed attempt, in milliseconds: it may never end. */
const longestLimit = 3 * 86_400_000;

/**
 * Sends the messages of the outbox, each at least once: if a server dies after sending a message and before recording it, the
 * message is sent again with the same id. Several servers may work on one database; each row is claimed by one of them. Failures
 * here never affect a visitor, who got the response when the lead was on disk.
 *
 * Each channel has its own loop, so that a receiver that hangs delays no other.
 */
export class OutboxWorker {
  readonly #options: OutboxWorkerOptions;
  /** Ends the waits of the loops; the value is true if new messages end it as well. */
  readonly #waits = new Map<() => void, boolean>();
  #stopped = true;
  #running: Promise<unknown> = Promise.resolve();

  constructor(options: OutboxWorkerOptions) {
    this.#options = options;
  }

  /** Starts sending. Does nothing without a channel. */
  start(): void {
    const { channels } = this.#options;
    if (channels.length === 0 || !this.#stopped) return;
    this.#stopped = false;
    this.#running = Promise.all([
      this.#repeat(() => this.#spread()),
      ...channels.map((channel) => this.#serve(channel)),
    ]);
  }

  /** Finishes the current messages and stops. */
  async stop(): Promise<void> {
    this.#stopped = true;
    for (const end of this.#waits.keys()) end();
    await this.#running;
    for (const channel of this.#options.channels) channel.close();
  }

  /** Repeats a step until the worker stops. Waits after a step that has found nothing or failed. */
  async #repeat(step: () => Promise<boolean>): Promise<void> {
    const { pollMs = 1_000, logger } = this.#options;
    // A database that is away fails each second.
    const logFault = createFaultLog(logger);
    while (!this.#stopped) {
      let worked = false;
      try {
        worked = await step();
      } catch (error) {
        logFault("outbox not read", error);
      }
      if (!worked) await this.#wait(pollMs, true);
    }
  }

  async #wait(duration: number, untilNew: boolean): Promise<void> {
    if (this.#stopped) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, duration);
    this.#waits.set(resolve, untilNew);
    await promise;
    clearTimeout(timer);
    this.#waits.delete(resolve);
  }

  /** Gives rows without a channel to the channels. @returns `false` if there were none */
  async #spread(): Promise<boolean> {
    const { storage, channels, logger, unservedMs = 3_600_000 } = this.#options;
    const names = channels.map(({ name }) => name);
    const wait = longestWait * mostScatter;
    // A changed address is another channel. Its messages must reach the staff by those there are now.
    const rows = await storage.outbox.dueElsewhere(names, Date.now(), wait, 100, unservedMs);
    for (const row of rows) {
      await storage.outbox.spread(row, names, Date.now());
      if (row.channel === null) continue;
      logger.warn(
        { outboxId: row.id, channel: row.channel, channels: names },
        "lead not sent to a receiver that no server serves: given to those there are, unless they have it already",
      );
    }
    if (rows.length === 0) return false;
    for (const [end, untilNew] of this.#waits) if (untilNew) end();
    return true;
  }

  /** Sends the messages of one channel until the worker stops. */
  #serve(channel: Channel): Promise<void> {
    const { storage } = this.#options;
    let places = concurrency;
    return this.#repeat(async () => {
      const rows = await storage.outbox.due(channel.name, Date.now(), longestWait * mostScatter, places);
      // All rows are finished before the next round, also if the database fails for one of them.
      const results = await Promise.allSettled(rows.map((row) => this.#work(channel, row)));
      const busy = results.flatMap((result) =>
        result.status === "fulfilled" && result.value ? [result.value] : [],
      );
      // A receiver that hangs or has enough gets one message at a time until it takes one.
      if (rows.length > 0) places = busy.length > 0 ? 1 : concurrency;
      const pause = Math.max(0, ...busy.map(({ pause }) => pause));
      if (pause > 0) await this.#wait(pause, false);
      const failed = results.find((result) => result.status === "rejected");
      if (failed) throw failed.reason;
      return rows.length > 0;
    });
  }

  /** @returns the pause that the channel needs, in milliseconds, if its receiver hangs or takes no more for now */
  async #work(channel: Channel, row: OutboxRow): Promise<{ readonly pause: number } | undefined> {
    const { storage, logger } = this.#options;
    if (!(await storage.outbox.claim(row, Date.now() + lease))) return undefined;
    try {
      const refused = await this.#send(channel, row);
      // If this failed, the mail would be sent again.
      await storage.outbox.sent(row.id, Date.now(), refused && storable(refused));
      const fields = { outboxId: row.id, channel: row.channel, tries: row.tries + 1 };
      if (refused === undefined) logger.info(fields, "lead sent");
      else logger.warn({ ...fields, refused }, "lead sent, but not to all");
      return undefined;
    } catch (error) {
      if (!(error instanceof ChannelBusy)) {
        await this.#fail(row, error);
        return undefined;
      }
      const pause = error.reason === "limit" ? this.#pauseOf(error) : 0;
      if (pause > 0 && Date.now() - row.created_at < longestLimit) await this.#postpone(row, error, pause);
      else await this.#fail(row, error);
      return { pause };
    }
  }

  #pauseOf({ wait = this.#options.limitMs ?? 60_000 }: ChannelBusy): number {
    return Math.min(wait, longestPause) * (1 + Math.random() / 2);
  }

  async #send(channel: Channel, row: OutboxRow): Promise<string | undefined> {
    const { storage, links, siteUrl } = this.#options;
    const lead = await storage.leads.find(row.lead_id);
    // The lead was erased in this moment, and its rows with it.
    if (!lead) return undefined;
    return channel.send(await composeMessage(row, lead, storage.files, links, siteUrl()));
  }

  async #postpone(row: OutboxRow, error: ChannelBusy, pause: number): Promise<void> {
    const { storage, logger } = this.#options;
    logger.warn(
      { err: error, outboxId: row.id, channel: row.channel, tries: row.tries },
      "lead not sent, the receiver takes no more for now: will be tried again",
    );
    await storage.outbox.postponed(row, reasonOf(error), Date.now() + Math.round(pause));
  }

  async #fail(row: OutboxRow, error: unknown): Promise<void> {
    const { storage, logger, retryMs = 30_000, maxTries = 20 } = this.#options;
    const tries = row.tries + 1;
    const now = Date.now();
    const nextAt =
      tries >= maxTries
        ? null
        : now + Math.round(Math.min(retryMs * 2 ** (tries - 1), longestWait) * scatter());
    const level = nextAt === null ? "error" : "warn";
    logger[level](
      { err: error, outboxId: row.id, channel: row.channel, tries },
      nextAt === null
        ? "lead not sent, given up: `admin outbox retry` tries again"
        : "lead not sent, will be tried again",
    );
    await storage.outbox.failed({ id: row.id, tries }, reasonOf(error), nextAt, now);
  }
}

/** Returns a factor from 0.5 to 1.5. */
const scatter = (): number => mostScatter - Math.random();

/** Returns the reason of a failed send, for `admin outbox list`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : "";
  return storable(`${error.message}${cause}`);
}

/** Returns what a receiver answered as the outbox stores it: PostgreSQL stores no U+0000, and a backup must not be of answers. */
const storable = (answer: string): string => answer.replaceAll("\0", "").slice(0, 1_000);
