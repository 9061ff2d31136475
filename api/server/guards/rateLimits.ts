import type { Logger } from "pino";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Config } from "../config.ts";
import { RequestFault } from "../http/answer.ts";
import { counterOf, isLoopback } from "../http/networks.ts";

/** What is counted on its own. */
export type Limited = "lead" | "upload" | "visit" | "clientError";

/** Counts what visitors send. */
export interface RateLimits {
  /**
   * Counts one request.
   *
   * @throws RequestFault request.tooMany, with the seconds to wait
   */
  take(kind: Limited, address: string): Promise<void>;
  close(): Promise<void>;
}

/** The time over which is counted, in seconds. */
const duration = 60;

/** The key under which all visitors are counted together. */
const everybody = "*";

/**
 * Makes the limits that the settings name: counted in memory, or with PostgreSQL in the database, so that several servers count
 * together. When the database cannot count, this server counts alone.
 *
 * This machine's own address is not limited on its own: it is a test, or a proxy that `TRUSTED_PROXIES` does not name, and all
 * visitors together would share its limit.
 */
export async function openRateLimits(config: Config, logger: Logger): Promise<RateLimits> {
  const pool =
    config.DATABASE_URL &&
    (await import("../storage/postgres.ts")).openPool(
      { connectionString: config.DATABASE_URL, max: 4, connectionTimeoutMillis: 2_000 },
      (error) => logger.warn({ err: error }, "a connection of the rate limits broke"),
    );
  const open = async (
    keyPrefix: string,
    points: number,
  ): Promise<RateLimiterMemory | RateLimiterPostgres | undefined> => {
    if (points === 0) return undefined;
    const options = { keyPrefix, points, duration };
    const memory = new RateLimiterMemory(options);
    if (!pool) return memory;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const limiter = new RateLimiterPostgres(
      { ...options, storeClient: pool, tableName: "rate_limits", insuranceLimiter: memory },
      (error?: Error) => (error ? reject(error) : resolve()),
    );
    await promise;
    return limiter;
  };
  try {
    const total = await open("all", config.POSTS_PER_MINUTE);
    const limiters = {
      lead: await open("lead", config.LEADS_PER_MINUTE),
      upload: await open("upload", config.UPLOADS_PER_MINUTE),
      visit: await open("visit", config.VISITS_PER_MINUTE),
      clientError: await open("clientError", config.CLIENT_ERRORS_PER_MINUTE),
    } satisfies Record<Limited, unknown>;
    return {
      async take(kind, address) {
        const own = address === "" || isLoopback(address) ? undefined : limiters[kind];
        // The visitor's own limit first: who is over it must not use up what all share.
        await count(own, counterOf(address), logger);
        await count(total, everybody, logger);
      },
      close: async () => {
        if (pool) await pool.end();
      },
    };
  } catch (error) {
    if (pool) await pool.end();
    throw error;
  }
}

async function count(
  limiter: RateLimiterMemory | RateLimiterPostgres | undefined,
  key: string,
  logger: Logger,
): Promise<void> {
  try {
    await limiter?.consume(key);
  } catch (error) {
    if (error instanceof RateLimiterRes) {
      // Never more than the whole time, whatever the clock did meanwhile.
      const seconds = Math.min(Math.max(1, Math.ceil(error.msBeforeNext / 1_000)), duration);
      throw new RequestFault("request.tooMany", { headers: { "Retry-After": String(seconds) } });
    }
    // A limit that cannot be counted limits nobody: no lead may be lost for it.
    logger.warn({ err: error }, "not counted");
  }
}
