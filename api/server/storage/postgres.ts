import { type Dialect, PostgresDialect } from "kysely";
import pg from "pg";

/** PostgreSQL's type number of `bigint`, which pg hands out as text because it may not fit a number. */
const bigintType = 20;

/**
 * PostgreSQL by pg. `bigint` is read as a number: the only ones stored are times in milliseconds, which fit for
 * another 285,000 years.
 *
 * @param url a `postgres://` address
 * @param onBrokenConnection told when the server drops a connection; the pool replaces it
 */
export function postgresDialect(url: string, onBrokenConnection: (error: Error) => void): Dialect {
  pg.types.setTypeParser(bigintType, Number);
  return new PostgresDialect({
    pool: openPool(
      {
        connectionString: url,
        max: 10,
        connectionTimeoutMillis: 5_000,
        // A statement that hangs must not hold every visitor's answer back for ever.
        statement_timeout: 15_000,
        query_timeout: 20_000,
      },
      onBrokenConnection,
    ),
  });
}

/**
 * A pool that outlives its connections. The pool itself listens only to those that nobody uses: one that breaks between two
 * statements of a transaction would end the process (https://node-postgres.com/apis/pool#events).
 */
export function openPool(options: pg.PoolConfig, onBrokenConnection: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool(options);
  pool.on("connect", (client) => client.on("error", onBrokenConnection));
  // The client has said so already.
  pool.on("error", () => undefined);
  return pool;
}
