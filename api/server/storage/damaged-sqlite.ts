import { chmod, copyFile, mkdtemp, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";

/** What can still be read of a table. */
export interface DamagedTable {
  /** Rows with their number as `rowid`. Any value may be wrong. */
  readonly rows: readonly DamagedRow[];
  /** First error, if parts of the table or all of it cannot be read. */
  readonly fault?: Error | undefined;
}

export type DamagedRow = Readonly<Record<string, unknown>>;

/**
 * Reads what can still be read of the leads and files in a damaged SQLite file.
 *
 * @param temporary folder for a copy, if one is needed; it is deleted afterwards
 * @throws Error if nothing of the leads can be read; the file system's error
 */
export async function readDamaged(
  file: string,
  temporary: string,
): Promise<{ readonly leads: DamagedTable; readonly files: DamagedTable }> {
  if (!(await isShort(file))) return readTables(file);
  // `mkdtemp` creates the folder with mode 0700, because it contains a full copy of the data.
  const place = await mkdtemp(join(temporary, "rescue-"));
  try {
    return readTables(await copyWithoutCount(file, place));
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

/** Positions in the header of a SQLite file: size of a page (1 means 65,536), and number of pages. */
const header = { length: 100, pageSize: 16, pageCount: 28 };

/** Returns true if a file is shorter than its header says: a full disk, or a copy that was cut. SQLite would read nothing of it. */
async function isShort(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(header.length), 0, header.length, 0);
    const pageSize = buffer.readUInt16BE(header.pageSize);
    const { size } = await handle.stat();
    return size < buffer.readUInt32BE(header.pageCount) * (pageSize === 1 ? 65_536 : pageSize);
  } finally {
    await handle.close();
  }
}

/** Copies a database without its number of pages. SQLite then counts those that are there, and misses only the others. */
async function copyWithoutCount(file: string, folder: string): Promise<string> {
  const copy = join(folder, "copy.sqlite");
  for (const ending of ["", "-wal"]) {
    await copyFile(file + ending, copy + ending).catch((error: NodeJS.ErrnoException) => {
      if (ending === "" || error.code !== "ENOENT") throw error;
    });
  }
  await chmod(copy, 0o600);
  const handle = await open(copy, "r+");
  try {
    await handle.write(Buffer.alloc(4), 0, 4, header.pageCount);
  } finally {
    await handle.close();
  }
  return copy;
}

function readTables(file: string): { readonly leads: DamagedTable; readonly files: DamagedTable } {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const [leads, files] = [readTable(database, "leads"), readTable(database, "files")];
    if (leads.rows.length === 0 && leads.fault)
      throw new Error(`No lead can be read: ${leads.fault.message}.`, { cause: leads.fault });
    return { leads, files };
  } finally {
    database.close();
  }
}

/** Number of row numbers in succession, all in destroyed pages, after which the search is given up. */
const longestGap = 100_000;

const largestRowNumber = 2n ** 63n - 1n;

/** Reads a table upwards from its first row, and if destroyed pages end that, also downwards from its last one. */
function readTable(database: DatabaseSync, table: "leads" | "files"): DamagedTable {
  const rows = new Map<bigint, DamagedRow>();
  let fault: Error | undefined;
  /** Reads the row that a statement finds for each number. Returns false if the search was given up. */
  const search = (statement: StatementSync, first: bigint, step: 1n | -1n): boolean => {
    // A number beyond 2^53 in one row must not end the reading.
    statement.setReadBigInts(true);
    for (let [number, gap] = [first, 0]; gap < longestGap; number += step) {
      gap += 1;
      try {
        const row = statement.get(number);
        if (!row) return true;
        const found = row["rowid"];
        // Pages out of order could lead back for ever.
        if (typeof found !== "bigint" || found * step < number * step || rows.has(found)) continue;
        rows.set(found, readable(row));
        [number, gap] = [found, 0];
      } catch (error) {
        fault ??= error as Error;
      }
    }
    return false;
  };
  try {
    // The query of a view could run for ever.
    const type = database.prepare("select type from pragma_table_list(?) where schema = 'main'").get(table)?.[
      "type"
    ];
    if (type !== "table")
      throw new Error(`${table} is ${type === undefined ? "missing" : `no table but a ${String(type)}`}`);
    const select = `select rowid, * from ${table} where rowid`;
    if (!search(database.prepare(`${select} >= ? order by rowid limit 1`), 1n, 1n))
      search(database.prepare(`${select} <= ? order by rowid desc limit 1`), largestRowNumber, -1n);
  } catch (error) {
    fault ??= error as Error;
  }
  return { rows: [...rows.values()], fault };
}

/** Converts SQLite's integers to numbers, as the rest of the program has them. */
const readable = (row: DamagedRow): DamagedRow =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, typeof value === "bigint" ? Number(value) : value]),
  );
