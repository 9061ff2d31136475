import { closeSync, existsSync, fstatSync, openSync, readSync } from "node:fs";

/**
 * Rows of a SQLite file, found without its schema and without the upper pages of its tables: both may be damaged, and SQLite then reads
 * nothing of a table whose rows are whole.
 *
 * Format: https://www.sqlite.org/fileformat2.html#b_tree_pages
 */

/** A row with its number as `rowid`. */
type PageRow = Readonly<Record<string, unknown>>;

/** First byte of a page with rows. */
const tableLeaf = 0x0d;

/** Bytes before the first page's own header: the file's. */
const fileHeaderLength = 100;

/** Bytes of the longest row that is read. A wrong length must not take all memory. */
const longestRow = 4_194_304;

/** Where the pages are. */
export interface PageSource {
  /** May be missing or longer than memory: pages are read one by one. */
  readonly file: string;
  /** The log, whose pages are newer. Frames of another salt than its header's belong to an earlier one. */
  readonly wal: Buffer | undefined;
  /** In bytes. */
  readonly pageSize: number;
}

/** Pages by their numbers, from 1. */
interface Pages {
  readonly numbers: Iterable<number>;
  /** Of all of them, in bytes. */
  readonly size: number;
  read(number: number): Buffer | undefined;
}

function pagesOf(handle: number | undefined, { wal, pageSize }: PageSource): Pages {
  const logged = new Map<number, Buffer>();
  const salts = wal?.subarray(16, 24);
  for (let at = 32; wal && salts && at + 24 + pageSize <= wal.length; at += 24 + pageSize)
    if (wal.subarray(at + 8, at + 16).equals(salts))
      logged.set(wal.readUInt32BE(at), wal.subarray(at + 24, at + 24 + pageSize));
  const stored = handle === undefined ? 0 : Math.floor(fstatSync(handle).size / pageSize);
  return {
    // A damaged frame may name any page.
    numbers: (function* () {
      for (let number = 1; number <= stored; number += 1) yield number;
      for (const number of logged.keys()) if (number > stored) yield number;
    })(),
    size: (stored + logged.size) * pageSize,
    read(number) {
      const found = logged.get(number);
      if (found || handle === undefined || number < 1 || number > stored) return found;
      const page = Buffer.alloc(pageSize);
      readSync(handle, page, 0, pageSize, (number - 1) * pageSize);
      return page;
    },
  };
}

/**
 * Returns the rows of a table.
 *
 * @param columns in the order in which the migrations made them; a row from before the last of them has fewer values
 * @param isRow tells the table's rows from those of others
 */
export function rowsInPages(
  source: PageSource,
  columns: readonly string[],
  isRow: (row: PageRow) => boolean,
): readonly PageRow[] {
  const handle = existsSync(source.file) ? openSync(source.file, "r") : undefined;
  try {
    const pages = pagesOf(handle, source);
    const rows: PageRow[] = [];
    // Each byte of a file is in one row. Those of a forged one could all go on in the same pages.
    let left = pages.size;
    for (const number of pages.numbers)
      for (const { rowid, values, length } of cellsOf(pages, number)) {
        left -= length;
        if (left < 0) return rows;
        if (!values) continue;
        const row = { rowid, ...Object.fromEntries(columns.map((name, index) => [name, values[index]])) };
        if (values.length <= columns.length && isRow(row)) rows.push(row);
      }
    return rows;
  } finally {
    if (handle !== undefined) closeSync(handle);
  }
}

/** What a page says of one row. */
interface Cell {
  readonly rowid: number;
  /** Missing if the bytes are no row. */
  readonly values: readonly unknown[] | undefined;
  /** In bytes. */
  readonly length: number;
}

function* cellsOf(pages: Pages, number: number): Generator<Cell> {
  const page = pages.read(number);
  const start = number === 1 ? fileHeaderLength : 0;
  if (page?.[start] !== tableLeaf) return;
  const count = page.readUInt16BE(start + 3);
  for (let cell = 0; cell < count; cell += 1) {
    const pointer = start + 8 + 2 * cell;
    if (pointer + 2 > page.length) return;
    const found = readCell(pages, page, page.readUInt16BE(pointer));
    if (found) yield found;
  }
}

/** Reads a cell; `undefined` if it has no length. */
function readCell(pages: Pages, page: Buffer, at: number): Cell | undefined {
  const length = readVarint(page, at);
  const number = length && readVarint(page, length.end);
  if (!length || !number || length.value > longestRow) return undefined;
  const record = collect(pages, page, number.end, length.value);
  return { rowid: number.value, values: record && readRecord(record), length: length.value };
}

/** Returns the bytes of a row: a long one goes on in pages of its own. */
function collect(pages: Pages, page: Buffer, start: number, length: number): Buffer | undefined {
  const size = page.length;
  const most = size - 35;
  if (length <= most) return start + length <= size ? page.subarray(start, start + length) : undefined;
  const least = Math.floor(((size - 12) * 32) / 255) - 23;
  const wanted = least + ((length - least) % (size - 4));
  const here = wanted <= most ? wanted : least;
  if (start + here + 4 > size) return undefined;
  const parts = [page.subarray(start, start + here)];
  let [left, next] = [length - here, page.readUInt32BE(start + here)];
  while (left > 0) {
    const more = pages.read(next);
    if (!more) return undefined;
    parts.push(more.subarray(4, 4 + Math.min(left, size - 4)));
    [left, next] = [left - (size - 4), more.readUInt32BE(0)];
  }
  return Buffer.concat(parts);
}

/** Bytes of the integers by their type. */
const integerLengths: readonly number[] = [0, 1, 2, 3, 4, 6, 8];

function readRecord(record: Buffer): readonly unknown[] | undefined {
  const header = readVarint(record, 0);
  if (!header || header.value > record.length) return undefined;
  const values: unknown[] = [];
  let [at, place] = [header.end, header.value];
  while (at < header.value) {
    const type = readVarint(record, at);
    if (!type) return undefined;
    at = type.end;
    const length = type.value >= 12 ? Math.floor((type.value - 12) / 2) : (integerLengths[type.value] ?? 0);
    if (place + length > record.length) return undefined;
    values.push(storedValue(type.value, record.subarray(place, place + length)));
    place += length;
  }
  return values;
}

/** Value of a type: no column of ours holds fractions or bytes, so these are as good as nothing. */
function storedValue(type: number, bytes: Buffer): unknown {
  if (type >= 13 && type % 2 === 1) return bytes.toString();
  if (type === 8 || type === 9) return type - 8;
  if (type === 6) return Number(bytes.readBigInt64BE());
  return type >= 1 && type <= 5 ? bytes.readIntBE(0, bytes.length) : null;
}

/** Reads a number of one to nine bytes; `undefined` beyond the end. Larger ones than 2^53 lose digits, and are no length. */
function readVarint(bytes: Buffer, at: number): { readonly value: number; readonly end: number } | undefined {
  let value = 0;
  for (let index = 0; index < 9; index += 1) {
    const byte = bytes[at + index];
    if (byte === undefined) return undefined;
    if (index === 8) return { value: value * 256 + byte, end: at + 9 };
    value = value * 128 + (byte & 0x7f);
    if (byte < 0x80) return { value, end: at + index + 1 };
  }
  return undefined;
}
