import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { type Dialect, type SqliteDatabase, SqliteDialect, type SqliteStatement } from "kysely";

/**
 * The only file that knows node:sqlite, whose classes may still be renamed. Kysely speaks to the interface of
 * better-sqlite3; this wraps Node's built-in in that.
 *
 * @param file the database file, created when it does not exist
 * @throws Error from SQLite when the file cannot be opened or is not a database
 */
export function nodeSqliteDialect(file: string): Dialect {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 5_000 });
  // WAL with synchronous=full makes one fsync per commit: an acknowledged lead survives a power cut, which WAL's
  // usual synchronous=normal does not promise.
  database.exec("pragma journal_mode = wal; pragma synchronous = full;");
  return new SqliteDialect({ database: new NodeSqliteDatabase(database) });
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
