import { existsSync, statSync } from "node:fs";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { setTimeout as delay } from "node:timers/promises";
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type DialectAdapter,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteStatement,
} from "kysely";
import { closePrivateFile, makePrivateFile } from "./data-folder.ts";
import { StorageError } from "./storage-error.ts";

/** Timeout for a statement while another process holds the lock, and interval between attempts, in milliseconds. */
const patience = 5_000;
const tryEvery = 20;

/**
 * Creates a Kysely dialect for Node's built-in SQLite by implementing the interface of better-sqlite3. Only this file and
 * damaged-sqlite.ts use node:sqlite, whose classes may still be renamed.
 *
 * @param file database file, created if it does not exist
 * @throws Error from SQLite if the file cannot be opened or is not a database
 */
export function nodeSqliteDialect(file: string): SqliteFile {
  // SQLite creates the database with the permissions of the umask, and its other files with those of the database.
  makePrivateFile(file);
  for (const ending of ["-wal", "-shm"]) closePrivateFile(file + ending);
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: patience });
  // WAL with synchronous=full makes one fsync per commit: an acknowledged lead survives a power cut, which WAL's usual
  // synchronous=normal does not guarantee. secure_delete overwrites deleted data with zeros: erased data must not remain in the
  // file's free space.
  database.exec("pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on;");
  // SQLite's own wait blocks the whole process, including pages and chats. From here on, PatientDialect waits instead.
  database.exec("pragma busy_timeout = 0");
  return new PatientDialect(database);
}

/**
 * SQLite deletes the log of an empty or new file, even if it only reads. The log may be all that is left of the leads.
 *
 * @throws StorageError if there is a log, but the file is empty or missing
 */
export function assertLogHasFile(file: string): void {
  const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  const logged = sizeOf(`${file}-wal`);
  if (logged === 0 || sizeOf(file) > 0) return;
  throw new StorageError(
    `${file} is ${existsSync(file) ? "empty" : "missing"}, but its log ${file}-wal has ${logged} bytes, which may be the only copy of leads. ` +
      "Nothing was changed. Put the file back beside it, or move the whole folder away, start anew or `restore`, and give `rescue` with the file in that folder: it reads the log too.",
  );
}

/** Returns the ids of the leads in a SQLite file, which is not changed. @throws Error from SQLite, also if it has no table of leads */
export function leadIdsIn(file: string): readonly string[] {
  assertLogHasFile(file);
  const database = new DatabaseSync(file, { readOnly: true, timeout: patience });
  try {
    return database
      .prepare("select id from leads")
      .all()
      .map(({ id }) => String(id));
  } finally {
    database.close();
  }
}

/** Kysely dialect for a SQLite file. */
export interface SqliteFile extends Dialect {
  /** First error of a statement that found the file damaged. */
  readonly damage: Error | undefined;
}

/** Lock that ends with its process, however the process ends. */
export interface HeldLock {
  release(): void;
}

/**
 * Takes a file as a lock: a SQLite file with a write transaction that never ends. The operating system releases it when the
 * process ends. So there is no stale lock, and no process id that another process or container may reuse. The content of the file
 * is for people.
 *
 * @param note describes this process to the next one that tries to take the lock
 * @returns the lock, or the note of the process that holds it
 * @throws Error from SQLite if the file cannot be opened or is not a database
 */
export function takeLock(file: string, note: string): HeldLock | string {
  makePrivateFile(file);
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec("begin immediate; create table if not exists holder (id integer primary key, note text);");
    database.prepare("insert or replace into holder (id, note) values (1, ?)").run(note);
    // Commits the note so that others can read it, and takes the lock again immediately.
    database.exec("commit; begin immediate;");
    return { release: () => database.close() };
  } catch (error) {
    const holder = isLocked(error) ? noteOf(database) : undefined;
    database.close();
    if (holder === undefined) throw error;
    return holder;
  }
}

/** Returns the note of the process that holds the lock. Empty while that process is still writing it. */
function noteOf(database: DatabaseSync): string {
  try {
    const note = database.prepare("select note from holder").get()?.["note"];
    return typeof note === "string" ? note : "";
  } catch (error) {
    if (isLocked(error) || (error as Error).message.startsWith("no such table")) return "";
    throw error;
  }
}

/**
 * Lets Kysely change the schema within one transaction, which SQLite can and Kysely does not assume. A server that dies in the
 * middle of an upgrade would otherwise leave a database that neither the old nor the new program opens.
 */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** SQLite dialect that waits for a locked database without blocking the process. */
class PatientDialect extends SqliteDialect implements SqliteFile {
  readonly #database: DatabaseSync;
  damage: Error | undefined;

  constructor(database: DatabaseSync) {
    super({ database: new NodeSqliteDatabase(database) });
    this.#database = database;
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalAdapter();
  }

  override createDriver(): Driver {
    const driver = super.createDriver();
    const acquire = driver.acquireConnection.bind(driver);
    driver.acquireConnection = async (...options) =>
      patient(await acquire(...options), (error) => {
        this.damage ??= error;
      });
    const rollback = driver.rollbackTransaction.bind(driver);
    driver.rollbackTransaction = async (connection) => {
      // On a full disk SQLite rolls back by itself. A second rollback would fail and hide the cause.
      if (this.#database.isTransaction) await rollback(connection);
    };
    return driver;
  }
}

/**
 * Wraps a connection so that it retries statements while another process holds the lock. A refused statement has changed nothing.
 *
 * @param onDamage called if a statement finds the file damaged
 */
function patient(connection: DatabaseConnection, onDamage: (error: Error) => void): DatabaseConnection {
  return {
    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      for (const end = performance.now() + patience; ; ) {
        try {
          return await connection.executeQuery<Row>(query);
        } catch (error) {
          if (isDamaged(error)) onDamage(error as Error);
          if (!isLocked(error) || performance.now() > end) throw error;
        }
        await delay(tryEvery);
      }
    },
    streamQuery: connection.streamQuery.bind(connection),
  };
}

/**
 * Returns true for SQLITE_BUSY, but not for SQLITE_BUSY_SNAPSHOT (517): the transaction's snapshot is then outdated, and waiting
 * does not help.
 */
function isLocked(error: unknown): boolean {
  const { errcode } = error as { errcode?: unknown };
  return typeof errcode === "number" && (errcode & 0xff) === 5 && errcode !== 517;
}

/** Returns true for SQLITE_CORRUPT and SQLITE_NOTADB. */
function isDamaged(error: unknown): boolean {
  const { errcode } = error as { errcode?: unknown };
  return typeof errcode === "number" && [11, 26].includes(errcode & 0xff);
}

/** Maximum number of prepared statements in the cache. Each batch size needs its own statement. */
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
