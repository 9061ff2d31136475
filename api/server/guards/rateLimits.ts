import { createHmac } from "node:crypto";
import type { Logger } from "pino";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Config } from "../config.ts";
import { RequestFault } from "../http/answer.ts";
import { countersOf, isLoopback, networkShares } from "../http/networks.ts";

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
  /**
   * Counts uploaded bytes.
   *
   * @throws RequestFault request.tooMany when the address has sent its share of the day
   */
  takeBytes(address: string, bytes: number): Promise<void>;
  close(): Promise<void>;
}

/** The time over which is counted, in seconds. */
const minute = 60;

/** The time over which uploaded bytes are counted, in seconds. */
const day = 86_400;

/** Bytes are counted in thousands, so that counters fit into PostgreSQL's integers. */
const kilobyte = 1_024;

/** The key under which all visitors are counted together. */
const everybody = "*";

type Limiter = RateLimiterMemory | RateLimiterPostgres;

/** The limits of one kind. */
interface Limits {
  /** By the share of a network (`countersOf`). */
  readonly own: ReadonlyMap<number, Limiter>;
  readonly total: Limiter | undefined;
}

/**
 * Makes the limits that the settings name: counted in memory, or with PostgreSQL in the database, so that several servers count
 * together. When the database cannot count, this server counts alone. Each kind has its own, also those for everybody: whoever floods us with
 * visits keeps nobody from sending a lead.
 *
 * This machine's own address is not limited on its own: it is a test, or a proxy that `TRUSTED_PROXIES` does not name, and all
 * visitors together would share its limit.
 *
 * @param key makes unreadable what stands in the database for an address
 */
export async function openRateLimits(config: Config, key: Buffer, logger: Logger): Promise<RateLimits> {
  const pool =
    config.DATABASE_URL &&
    (await import("../storage/postgres.ts")).openPool(
      { connectionString: config.DATABASE_URL, max: 4, connectionTimeoutMillis: 2_000 },
      (error) => logger.warn({ err: error }, "a connection of the rate limits broke"),
    );
  const open = async (keyPrefix: string, points: number, duration = minute): Promise<Limiter> => {
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
  const openShares = async (name: string, points: number, duration: number) => {
    const own = new Map<number, Limiter>();
    if (points > 0) {
      for (const share of networkShares)
        own.set(share, await open(`${name}${share}`, points * share, duration));
    }
    return own;
  };
  const openKind = async (kind: Limited, points: number): Promise<Limits> => {
    const all = config.POSTS_PER_MINUTE;
    return {
      own: await openShares(kind, points, minute),
      total: all === 0 ? undefined : await open(`${kind}All`, all),
    };
  };
  const countOwn = async (own: Limits["own"], address: string, points: number): Promise<void> => {
    if (own.size === 0 || address === "" || isLoopback(address)) return;
    // The narrowest first: who is over it must not use up what neighbours and all others share.
    for (const { key: network, share } of countersOf(address))
      await count(own.get(share), nameOf(network), points, logger);
  };
  const nameOf = (network: string): string =>
    pool ? createHmac("sha256", key).update(network).digest("base64url").slice(0, 22) : network;
  try {
    const limits = {
      lead: await openKind("lead", config.LEADS_PER_MINUTE),
      upload: await openKind("upload", config.UPLOADS_PER_MINUTE),
      visit: await openKind("visit", config.VISITS_PER_MINUTE),
      clientError: await openKind("clientError", config.CLIENT_ERRORS_PER_MINUTE),
    } satisfies Record<Limited, Limits>;
    const bytes = await openShares("bytes", config.UPLOAD_MB_PER_DAY * kilobyte, day);
    return {
      async take(kind, address) {
        const { own, total } = limits[kind];
        await countOwn(own, address, 1);
        await count(total, everybody, 1, logger);
      },
      takeBytes: (address, size) => countOwn(bytes, address, Math.ceil(size / kilobyte)),
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
  limiter: Limiter | undefined,
  key: string,
  points: number,
  logger: Logger,
): Promise<void> {
  try {
    await limiter?.consume(key, points);
  } catch (error) {
    if (error instanceof RateLimiterRes) {
      // Never more than the whole time, whatever the clock did meanwhile.
      const seconds = Math.min(
        Math.max(1, Math.ceil(error.msBeforeNext / 1_000)),
        limiter?.duration ?? minute,
      );
      throw new RequestFault("request.tooMany", { headers: { "Retry-After": String(seconds) } });
    }
    // A limit that cannot be counted limits nobody: no lead may be lost for it.
    logger.warn({ err: error }, "not counted");
  }
}
