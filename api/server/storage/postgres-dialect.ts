import { CompiledQuery, type Dialect, PostgresDialect } from "kysely";
import pg from "pg";

/** Type number of `bigint` in PostgreSQL. pg returns it as text, because it may not fit a number. */
const bigintType = 20;

/**
 * Creates a Kysely dialect for PostgreSQL with pg. Reads `bigint` as a number: the only stored values are times in milliseconds,
 * which fit for another 285,000 years.
 *
 * @param url a `postgres://` address
 * @param onBrokenConnection called when the server drops a connection; the pool replaces it
 */
export function postgresDialect(url: string, onBrokenConnection: (error: Error) => void): Dialect {
  pg.types.setTypeParser(bigintType, Number);
  return new PostgresDialect({
    // A database or role may have it off. A crash of PostgreSQL would then lose leads that were acknowledged.
    onCreateConnection: async (connection) => {
      await connection.executeQuery(CompiledQuery.raw("set synchronous_commit = on"));
    },
    pool: openPool(
      {
        connectionString: url,
        max: 10,
        connectionTimeoutMillis: 5_000,
        // A statement that hangs must not delay every response forever.
        statement_timeout: 15_000,
        query_timeout: 20_000,
      },
      onBrokenConnection,
    ),
  });
}

/**
 * Opens a pool that survives broken connections. The pool itself handles errors only of idle connections: one that breaks between
 * two statements of a transaction would end the process (https://node-postgres.com/apis/pool#events).
 */
export function openPool(options: pg.PoolConfig, onBrokenConnection: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool(options);
  pool.on("connect", (client) => client.on("error", onBrokenConnection));
  // The client's own listener has already reported it.
  pool.on("error", () => undefined);
  return pool;
}
