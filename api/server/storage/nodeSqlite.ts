import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { setTimeout as delay } from "node:timers/promises";
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteStatement,
} from "kysely";
import { closePrivateFile, makePrivateFile } from "./dataFolder.ts";

/** How long a statement waits while another program holds the lock, in milliseconds, and how often it tries. */
const patience = 5_000;
const tryEvery = 20;

/**
 * The only file that knows node:sqlite, whose classes may still be renamed. Kysely speaks to the interface of
 * better-sqlite3; this wraps Node's built-in in that.
 *
 * @param file the database file, created when it does not exist
 * @throws Error from SQLite when the file cannot be opened or is not a database
 */
export function nodeSqliteDialect(file: string): Dialect {
  // SQLite makes its files as open as the process's mask allows, those beside the database as open as the database.
  makePrivateFile(file);
  for (const ending of ["-wal", "-shm"]) closePrivateFile(file + ending);
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: patience });
  // WAL with synchronous=full makes one fsync per commit: an acknowledged lead survives a power cut, which WAL's
  // usual synchronous=normal does not promise.
  // secure_delete writes zeros over what is deleted: what was erased must not stand in the file's free space.
  database.exec("pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on;");
  // SQLite's own wait stops the whole process, pages and chats with it. From here on it is done without (PatientDialect).
  database.exec("pragma busy_timeout = 0");
  return new PatientDialect(database);
}

/** A lock that ends with its process, whatever ends it. */
export interface HeldLock {
  release(): void;
}

/**
 * Takes a file as a lock: a SQLite file with a write transaction that is never finished. The operating system drops it when the process ends, so there
 * is no stale lock, and no process id that another program or container has by now. What the file says is for people.
 *
 * @param note who holds it, for whoever comes second
 * @returns the lock, or the note of the one who holds it
 * @throws Error from SQLite when the file cannot be opened or is not a database
 */
export function takeLock(file: string, note: string): HeldLock | string {
  makePrivateFile(file);
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec("begin immediate; create table if not exists holder (id integer primary key, note text);");
    database.prepare("insert or replace into holder (id, note) values (1, ?)").run(note);
    // Committed, or nobody else could read it; and taken again at once.
    database.exec("commit; begin immediate;");
    return { release: () => database.close() };
  } catch (error) {
    const holder = isLocked(error) ? noteOf(database) : undefined;
    database.close();
    if (holder === undefined) throw error;
    return holder;
  }
}

/** What the holder of a lock wrote; nothing in the moment in which it is being written. */
function noteOf(database: DatabaseSync): string {
  try {
    const note = database.prepare("select note from holder").get()?.["note"];
    return typeof note === "string" ? note : "";
  } catch (error) {
    if (isLocked(error) || (error as Error).message.startsWith("no such table")) return "";
    throw error;
  }
}

/** Waits for a locked database without stopping everything else that this process does. */
class PatientDialect extends SqliteDialect {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    super({ database: new NodeSqliteDatabase(database) });
    this.#database = database;
  }

  override createDriver(): Driver {
    const driver = super.createDriver();
    const acquire = driver.acquireConnection.bind(driver);
    driver.acquireConnection = async (...options) => patient(await acquire(...options));
    const rollback = driver.rollbackTransaction.bind(driver);
    driver.rollbackTransaction = async (connection) => {
      // A full disk makes SQLite roll back by itself. That there is nothing left to roll back would hide why.
      if (this.#database.isTransaction) await rollback(connection);
    };
    return driver;
  }
}

/** A connection whose statements are tried again while another program holds the lock. A refused statement has changed nothing. */
function patient(connection: DatabaseConnection): DatabaseConnection {
  return {
    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      for (const end = performance.now() + patience; ; ) {
        try {
          return await connection.executeQuery<Row>(query);
        } catch (error) {
          if (!isLocked(error) || performance.now() > end) throw error;
        }
        await delay(tryEvery);
      }
    },
    streamQuery: connection.streamQuery.bind(connection),
  };
}

/** SQLITE_BUSY, but not SQLITE_BUSY_SNAPSHOT (517): what was read is out of date then, and no waiting mends that. */
function isLocked(error: unknown): boolean {
  const { errcode } = error as { errcode?: unknown };
  return typeof errcode === "number" && (errcode & 0xff) === 5 && errcode !== 517;
}

/** Prepared statements kept for reuse. Group commits come in as many shapes as there are group sizes. */
const maxStatements = 256;

class NodeSqliteDatabase implements SqliteDatabase {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, SqliteStatement>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  prepare(sql: string): SqliteStatement {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = new NodeSqliteStatement(this.#database.prepare(sql));
    if (this.#statements.size >= maxStatements) this.#statements.clear();
    this.#statements.set(sql, statement);
    return statement;
  }

  close(): void {
    this.#statements.clear();
    this.#database.close();
  }
}

class NodeSqliteStatement implements SqliteStatement {
  readonly #statement: StatementSync;
  readonly reader: boolean;

  constructor(statement: StatementSync) {
    this.#statement = statement;
    this.reader = statement.columns().length > 0;
  }

  all(parameters: readonly unknown[]): unknown[] {
    return this.#statement.all(...(parameters as readonly SQLInputValue[]));
  }

  run(parameters: readonly unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint } {
    return this.#statement.run(...(parameters as readonly SQLInputValue[]));
  }

  iterate(parameters: readonly unknown[]): IterableIterator<unknown> {
    return this.#statement.iterate(...(parameters as readonly SQLInputValue[]));
  }
}
