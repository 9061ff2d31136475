import type { Logger } from "pino";
import { type RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { MemoryLimiter } from "./memory-limiter.ts";

/** Time for which a database that failed to count is left alone, in milliseconds. */
const pause = 10_000;

/**
 * Whether the database counts at the moment. All limiters of one pool share this: after a failure of any of them, no request waits
 * for the database until the pause is over, and then only one does, to see whether it is back.
 */
export class CountingDatabase {
  readonly #logger: Logger;
  readonly #now: () => number;
  /** Time of the next attempt after a failure; `undefined` while the database counts. */
  #nextTry: number | undefined;

  /** @param now returns the time in milliseconds, of a clock that never jumps */
  constructor(logger: Logger, now: () => number = () => performance.now()) {
    this.#logger = logger;
    this.#now = now;
  }

  /** Returns true if a request may count in the database. */
  ask(): boolean {
    if (this.#nextTry === undefined) return true;
    if (this.#now() < this.#nextTry) return false;
    this.#nextTry = this.#now() + pause;
    return true;
  }

  answered(): void {
    if (this.#nextTry === undefined) return;
    this.#nextTry = undefined;
    this.#logger.info("the database counts requests again");
  }

  failed(error: unknown): void {
    if (this.#nextTry === undefined)
      this.#logger.warn({ err: error }, "the database does not count requests: this server counts in memory");
    this.#nextTry = this.#now() + pause;
  }
}

/** Counts points per key in the database, so that several servers share them, or in memory while the database fails. */
export class SharedLimiter {
  readonly duration: number;
  readonly #shared: Pick<RateLimiterPostgres, "consume" | "delete">;
  readonly #memory: MemoryLimiter;
  readonly #database: CountingDatabase;

  constructor(
    shared: Pick<RateLimiterPostgres, "consume" | "delete">,
    memory: MemoryLimiter,
    database: CountingDatabase,
  ) {
    this.duration = memory.duration;
    this.#shared = shared;
    this.#memory = memory;
    this.#database = database;
  }

  /** Counts points. @throws RateLimiterRes with the time to wait if the key has used more than its points in this window */
  async consume(key: string, points: number): Promise<void> {
    if (this.#database.ask()) {
      try {
        await this.#countShared(key, points);
        return this.#database.answered();
      } catch (error) {
        if (error instanceof RateLimiterRes) {
          this.#database.answered();
          throw error;
        }
        this.#database.failed(error);
      }
    }
    await this.#memory.consume(key, points);
  }

  /** Counts in the database. A window that a clock ahead has opened would last until that clock's time, so it is begun anew. */
  async #countShared(key: string, points: number): Promise<void> {
    try {
      await this.#shared.consume(key, points);
    } catch (error) {
      const tooLong = error instanceof RateLimiterRes && error.msBeforeNext > 2 * this.duration * 1_000;
      if (!tooLong) throw error;
      await this.#shared.delete(key);
      await this.#shared.consume(key, points);
    }
  }
}
