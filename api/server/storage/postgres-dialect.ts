import { Socket } from "node:net";
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

/** Time in which the connections of a pool end, in milliseconds. A silent database must not keep the program from stopping. */
const closingTime = 1_000;

/** Pool that ends although the database is silent: it destroys connections that do not end in time. */
class EndingPool extends pg.Pool {
  readonly #sockets = new Set<Socket>();

  constructor(options: pg.PoolConfig) {
    super({ ...options, stream: () => this.#open() });
  }

  override async end(): Promise<void> {
    const timer = setTimeout(() => {
      for (const socket of this.#sockets) socket.destroy();
    }, closingTime);
    await super.end().finally(() => clearTimeout(timer));
  }

  #open(): Socket {
    const socket = new Socket();
    this.#sockets.add(socket);
    return socket.once("close", () => this.#sockets.delete(socket));
  }
}

/**
 * Opens a pool that survives broken connections. The pool itself handles errors only of idle connections: one that breaks between
 * two statements of a transaction would end the process (https://node-postgres.com/apis/pool#events).
 */
export function openPool(options: pg.PoolConfig, onBrokenConnection: (error: Error) => void): pg.Pool {
  const pool = new EndingPool(options);
  pool.on("connect", (client) => client.on("error", onBrokenConnection));
  // The client's own listener has already reported it.
  pool.on("error", () => undefined);
  return pool;
}
