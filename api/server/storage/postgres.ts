import { type Dialect, PostgresDialect } from "kysely";
import pg from "pg";

/** PostgreSQL's type number of `bigint`, which pg hands out as text because it may not fit a number. */
const bigintType = 20;

/**
 * PostgreSQL by pg. `bigint` is read as a number: the only ones stored are times in milliseconds, which fit for
 * another 285,000 years.
 *
 * @param url a `postgres://` address
 * @param onIdleError told when the server drops a connection that nobody was using. The pool replaces it; without a
 * listener, Node would end the process.
 */
export function postgresDialect(url: string, onIdleError: (error: Error) => void): Dialect {
  pg.types.setTypeParser(bigintType, Number);
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    // A statement that hangs must not hold every visitor's answer back for ever.
    statement_timeout: 15_000,
    query_timeout: 20_000,
  });
  pool.on("error", onIdleError);
  return new PostgresDialect({ pool });
}
