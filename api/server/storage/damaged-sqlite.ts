import { chmod, copyFile, mkdtemp, open, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import * as v from "valibot";
import { exists, readIfThere } from "../file-system.ts";
import { type PageSource, rowsInPages } from "./damaged-pages.ts";
import { type MendedWal, mendWal } from "./damaged-wal.ts";
import { fileColumns, leadColumns } from "./row-schemas.ts";

/** What can still be read of a table. */
export interface DamagedTable {
  /** Rows with their number as `rowid`. Any value may be wrong. */
  readonly rows: readonly DamagedRow[];
  /** First error, if parts of the table or all of it cannot be read. */
  readonly fault?: Error | undefined;
}

export type DamagedRow = Readonly<Record<string, unknown>>;

/** Tables that are read. */
const names = ["leads", "files"] as const;

type DamagedTables = Readonly<Record<(typeof names)[number], DamagedTable>>;

/**
 * Reads what can still be read of the leads and files in a damaged SQLite file and its log. Reads copies only: SQLite deletes the log
 * of an empty file, and cannot read a log in a folder where it may not write.
 *
 * @param file may be empty or missing if there is a log
 * @param temporary folder for the copies, which are deleted afterwards
 * @throws Error if nothing of the leads can be read; the file system's error
 */
export async function readDamaged(file: string, temporary: string): Promise<DamagedTables> {
  const wal = await readIfThere(`${file}-wal`);
  const header = await readHeader(file);
  const pageSize =
    [header.pageSize, wal && wal.length >= 12 ? wal.readUInt32BE(8) : 0].find(isPageSize) ?? 4_096;
  const mended = wal && mendWal(wal, pageSize);
  // `mkdtemp` creates the folder with mode 0700, because it contains full copies of the data.
  const place = await mkdtemp(join(temporary, "rescue-"));
  try {
    const copied = (name: string, log: Buffer | undefined) =>
      copy(file, log, { ...header, pageSize }, join(place, name));
    const tablesWith = async (name: string, log: Buffer | undefined) =>
      readTables(await copied(name, log), { file, wal: log, pageSize });
    const plain = await tablesWith("plain", wal);
    const tables = mended ? merge(plain, await tablesWith("mended", mended.bytes), mended) : plain;
    if (tables.leads.rows.length === 0 && tables.leads.fault)
      throw new Error(
        `No lead can be read: ${tables.leads.fault.message}. \`restore\` the newest backup, and keep the damaged file: leads may still be in it, for somebody who knows the format of SQLite.`,
        { cause: tables.leads.fault },
      );
    return tables;
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

/** Adds the rows that were found only with the damaged part of the log. */
function merge(
  plain: DamagedTables,
  more: DamagedTables,
  { damaged, transactions }: MendedWal,
): DamagedTables {
  const reason = `${damaged === 0 ? "the header" : `frame ${damaged}`} of the -wal file is damaged, so the last ${transactions} transactions may hold wrong values`;
  const merged = (name: keyof DamagedTables): DamagedTable => {
    const known = new Set(plain[name].rows.map(({ id }) => id));
    const { rows, fault } = more[name];
    return {
      rows: [...plain[name].rows, ...rows.filter(({ id }) => !known.has(id))],
      fault: new Error(fault ? `${reason}; ${fault.message}` : reason, { cause: fault }),
    };
  };
  return { leads: merged("leads"), files: merged("files") };
}

const leadKey = v.object({ id: leadColumns.id, kind: leadColumns.kind });
const fileKey = v.object({ id: fileColumns.id, sha256: fileColumns.sha256 });

/** Columns in the order in which the migrations made them, and what tells a row from those of other tables. */
const columns: Readonly<
  Record<(typeof names)[number], readonly [names: readonly string[], isRow: (row: DamagedRow) => boolean]>
> = {
  leads: [
    ["id", "kind", "payload", "language", "created_at", "request_id", "flags"],
    (row) => v.is(leadKey, row),
  ],
  files: [["id", "name", "type", "size", "sha256", "created_at", "lead_id"], (row) => v.is(fileKey, row)],
};

/** Positions in the header of a SQLite file: size of a page (1 means 65,536), and number of pages. */
const positions = { end: 100, pageSize: 16, pageCount: 28 };

/** Returns true for a size that pages of SQLite can have, in bytes. */
const isPageSize = (size: number): boolean =>
  size >= 512 && size <= 65_536 && Number.isInteger(Math.log2(size));

interface Header {
  /** In bytes. Any number if the header is damaged; 0 if the file is empty or missing. */
  readonly pageSize: number;
  /**
   * True if the file is shorter than its header says: a full disk, or a copy that was cut. SQLite would read nothing of it.
   */
  readonly isShort: boolean;
  readonly isEmpty: boolean;
}

async function readHeader(file: string): Promise<Header> {
  if (!(await exists(file))) return { pageSize: 0, isShort: false, isEmpty: true };
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(positions.end), 0, positions.end, 0);
    const stored = buffer.readUInt16BE(positions.pageSize);
    const pageSize = stored === 1 ? 65_536 : stored;
    const { size } = await handle.stat();
    return {
      pageSize,
      isShort: size < buffer.readUInt32BE(positions.pageCount) * pageSize,
      isEmpty: size === 0,
    };
  } finally {
    await handle.close();
  }
}

/** Copies a database with a log, changed so that SQLite reads as much of it as it can. */
async function copy(
  file: string,
  wal: Buffer | undefined,
  { pageSize, isShort, isEmpty }: Header,
  target: string,
): Promise<string> {
  // Of an empty file, SQLite would delete the log. A page of zeros is enough: the log has the pages.
  if (isEmpty) await writeFile(target, Buffer.alloc(pageSize), { mode: 0o600 });
  else await copyFile(file, target);
  await chmod(target, 0o600);
  if (wal) await writeFile(`${target}-wal`, wal, { mode: 0o600 });
  if (!isShort) return target;
  const handle = await open(target, "r+");
  try {
    // Without the number of pages, SQLite counts those that are there, and misses only the others.
    await handle.write(Buffer.alloc(4), 0, 4, positions.pageCount);
  } finally {
    await handle.close();
  }
  return target;
}

function readTables(file: string, pages: PageSource): DamagedTables {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return { leads: readTable(database, "leads", pages), files: readTable(database, "files", pages) };
  } finally {
    database.close();
  }
}

/** Number of row numbers in succession, all in destroyed pages, after which the search is given up. */
const longestGap = 100_000;

const largestRowNumber = 2n ** 63n - 1n;

/**
 * Reads a table in its order, and by row numbers from both ends, which steps over destroyed pages. If not all of it can be read so, it
 * looks into every page of the file. Then compares what was found with the ids in the indexes and in other tables: a wrong number in a
 * page hides rows without an error.
 */
function readTable(database: DatabaseSync, table: (typeof names)[number], pages: PageSource): DamagedTable {
  const rows = new Map<unknown, DamagedRow>();
  let fault: Error | undefined;
  const attempt = (read: () => void): void => {
    try {
      read();
    } catch (error) {
      fault ??= error as Error;
    }
  };
  const prepare = (sql: string): StatementSync => {
    const statement = database.prepare(sql);
    // A number beyond 2^53 in one row must not end the reading.
    statement.setReadBigInts(true);
    return statement;
  };
  const keep = (row: Record<string, unknown>): void => {
    if (!rows.has(row["id"])) rows.set(row["id"], readable(row));
  };
  /** Reads the row that a statement finds for each number. */
  const search = (statement: StatementSync, first: bigint, step: 1n | -1n): void => {
    for (let [number, gap] = [first, 0]; gap < longestGap; number += step) {
      gap += 1;
      attempt(() => {
        const row = statement.get(number);
        if (!row) {
          gap = longestGap;
          return;
        }
        const found = row["rowid"];
        // Pages out of order could lead back for ever.
        if (typeof found !== "bigint" || found * step < number * step) return;
        keep(row);
        [number, gap] = [found, 0];
      });
    }
  };
  /** The query of a view could run for ever. */
  const assertTable = (name: string): void => {
    const type = database.prepare("select type from pragma_table_list(?) where schema = 'main'").get(name)?.[
      "type"
    ];
    if (type !== "table")
      throw new Error(`${name} is ${type === undefined ? "missing" : `no table but a ${String(type)}`}`);
  };
  attempt(() => {
    assertTable(table);
    const select = `select rowid, * from ${table}`;
    search(prepare(`${select} where rowid >= ? order by rowid limit 1`), 1n, 1n);
    search(prepare(`${select} where rowid <= ? order by rowid desc limit 1`), largestRowNumber, -1n);
    attempt(() => {
      for (const row of prepare(`${select} not indexed`).iterate()) keep(row);
    });
  });
  if (fault) for (const row of rowsInPages(pages, ...columns[table])) keep(row);
  const hidden = new Set<unknown>();
  for (const [from, sql] of idQueries[table])
    attempt(() => {
      assertTable(from);
      for (const { id } of prepare(sql).iterate()) if (isId(id) && !rows.has(id)) hidden.add(id);
    });
  if (hidden.size > 0) {
    const named = `indexes or other tables name ${hidden.size} more, which cannot be read: ${[...hidden].join(", ")}`;
    fault = new Error(fault ? `${fault.message}; ${named}` : named, { cause: fault });
  }
  return { rows: [...rows.values()], fault };
}

/** Queries for the ids of a table from other places than the table itself, with the table that each reads. */
const idQueries: Readonly<Record<(typeof names)[number], readonly (readonly [from: string, sql: string])[]>> =
  {
    leads: [
      ["leads", "select id from leads indexed by sqlite_autoindex_leads_1"],
      ["outbox", "select distinct lead_id as id from outbox not indexed"],
    ],
    files: [["files", "select id from files indexed by sqlite_autoindex_files_1"]],
  };

/** Returns true for an id of a lead or file: a damaged page may hold anything. */
const isId = (value: unknown): boolean => typeof value === "string" && /^[\w-]{32,36}$/.test(value);

/** Converts SQLite's integers to numbers, as the rest of the program has them. */
const readable = (row: DamagedRow): DamagedRow =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, typeof value === "bigint" ? Number(value) : value]),
  );
