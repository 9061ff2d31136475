import { createHmac } from "node:crypto";
import type { Logger } from "pino";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Config } from "../config.ts";
import { countersOf, networkShares } from "../networks.ts";
import { RequestFault } from "../request-fault.ts";
import { MemoryLimiter } from "./memory-limiter.ts";
import { CountingDatabase, SharedLimiter } from "./shared-limiter.ts";

/** Kinds of requests. Each has its own limit. */
export type Limited = "lead" | "upload" | "visit" | "clientError" | "chat";

/** Limits the requests of visitors. */
export interface RateLimits {
  /**
   * Counts one request.
   *
   * @throws RequestFault request.tooMany, with the number of seconds to wait
   */
  take(kind: Limited, address: string): Promise<void>;
  /**
   * Counts bytes that will be stored.
   *
   * @throws RequestFault request.tooMany if the address has reached its limit for the day
   */
  takeBytes(kind: "lead" | "upload", address: string, bytes: number): Promise<void>;
  close(): Promise<void>;
}

/** Window of the request limits, in seconds. */
const minute = 60;

/** Window of the limit for uploaded bytes, in seconds. */
const day = 86_400;

/**
 * What one address may store in a day of leads beyond their usual size, in MB: a few programs that send the largest leads possible
 * must not fill the disk.
 */
const leadMegabytesPerDay = 20;

/**
 * Usual size of a lead at most, in bytes. The limit of a minute is enough for it, so one client who uses up the day's megabytes does
 * not close the form for the other people of its company or school.
 */
const usualLead = 4_096;

/** Bytes are counted in kilobytes, so that the counters fit into PostgreSQL's integers. */
const kilobyte = 1_024;

/** Key of the counter for all visitors together. */
const everybody = "*";

/** Timeout for connecting to the database and for each statement, in milliseconds. A visitor waits for it. */
const patience = 2_000;

type Limiter = MemoryLimiter | SharedLimiter;

/** Limits of one kind. */
interface Limits {
  /** Limiters by the share of a network (`countersOf`). */
  readonly own: ReadonlyMap<number, Limiter>;
  readonly total: Limiter | undefined;
}

/**
 * Opens the configured rate limits. They are counted in memory or, with PostgreSQL, in the database, so that several servers
 * share them. If the database fails or does not answer, this server counts in memory. Each kind has its own limits, including the
 * limit for all visitors together: a flood of visits does not block leads.
 *
 * The loopback address has no limit of its own. It is a test, or a proxy that is missing in `TRUSTED_PROXIES`, and all visitors
 * would share its limit.
 *
 * @param key pseudonymises the addresses in the database
 */
export async function openRateLimits(config: Config, key: Buffer, logger: Logger): Promise<RateLimits> {
  const pool =
    config.DATABASE_URL &&
    (await import("../storage/postgres-dialect.ts")).openPool(
      {
        connectionString: config.DATABASE_URL,
        max: 4,
        connectionTimeoutMillis: patience,
        statement_timeout: patience,
        query_timeout: patience,
      },
      (error) => logger.warn({ err: error }, "a connection of the rate limits broke"),
    );
  const database = new CountingDatabase(logger);
  const open = async (keyPrefix: string, points: number, duration = minute): Promise<Limiter> => {
    const options = { keyPrefix, points, duration };
    const memory = new MemoryLimiter(options);
    if (!pool) return memory;
    const create = async (): Promise<RateLimiterPostgres> => {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const limiter = new RateLimiterPostgres(
        { ...options, storeClient: pool, storeType: "pool", tableName: "rate_limits" },
        (error?: Error) => (error ? reject(error) : resolve()),
      );
      await promise;
      return limiter;
    };
    const limiter = await create().catch((error: unknown) => {
      if (!isMadeMeanwhile(error)) throw error;
      return create();
    });
    return new SharedLimiter(limiter, memory, database);
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
    if (own.size === 0) return;
    // Counts the narrowest network first: a client over its own limit must not use up the limit of its neighbours or of all
    // visitors.
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
      chat: await openKind("chat", config.CHAT_MESSAGES_PER_MINUTE * config.CHATS_PER_ADDRESS),
    } satisfies Record<Limited, Limits>;
    const bytes = {
      upload: await openShares("bytes", config.UPLOAD_MB_PER_DAY * kilobyte, day),
      lead: await openShares("leadBytes", leadMegabytesPerDay * kilobyte, day),
    };
    return {
      async take(kind, address) {
        const { own, total } = limits[kind];
        await countOwn(own, address, 1);
        await count(total, everybody, 1, logger);
      },
      async takeBytes(kind, address, size) {
        const counted = kind === "lead" ? size - usualLead : size;
        if (counted > 0) await countOwn(bytes[kind], address, Math.ceil(counted / kilobyte));
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

/**
 * Returns true if another server made the table at the same moment. PostgreSQL's `create table if not exists` fails then, with a
 * duplicate table, a duplicate type of its rows or a duplicate row of its catalogue.
 */
const isMadeMeanwhile = (error: unknown): boolean => {
  const { code } = error as { code?: unknown };
  return code === "42P07" || code === "42710" || code === "23505";
};

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
      // At most the whole window, even if the clock has changed meanwhile.
      const seconds = Math.min(
        Math.max(1, Math.ceil(error.msBeforeNext / 1_000)),
        limiter?.duration ?? minute,
      );
      throw new RequestFault("request.tooMany", { headers: { "Retry-After": String(seconds) } });
    }
    // If counting fails, the request is allowed: no lead may be lost because of it.
    logger.warn({ err: error }, "not counted");
  }
}
