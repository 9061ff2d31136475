import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import * as v from "valibot";
import { namesIn, readIfThere, statIfThere } from "../file-system.ts";
import { type AnyRow, type TableName, tableNames } from "../storage/dump.ts";
import { RowJudge } from "../storage/row-schemas.ts";
import { UsageError } from "./command.ts";

/**
 * Version of the folder's layout. Increase it when older programs cannot read the new layout. Format 1 had counts but no
 * checksums.
 */
const format = 2;

export const manifestFile = "backup.json";

/** Number of rows to read at once. */
const batch = 200;

/** Size and checksum of a written file. */
export interface Checksum {
  /** In bytes. */
  readonly size: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** Contents of a backup, used to verify that it is complete and undamaged. */
export interface Manifest {
  readonly format: typeof format;
  readonly createdAt: string;
  /** Tables by name. Each is a file with one row per line. */
  readonly tables: Readonly<Record<string, Checksum & { readonly rows: number }>>;
  /** Uploaded files by id. Files that were erased while the backup was written are missing. */
  readonly files: Readonly<Record<string, Checksum>>;
}

const checksum = { size: v.number(), sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) };

const manifestSchema = v.object({
  manifest: v.object({
    format: v.literal(format),
    createdAt: v.pipe(v.string(), v.isoTimestamp()),
    tables: v.record(v.string(), v.object({ rows: v.number(), ...checksum })),
    files: v.record(v.string(), v.object(checksum)),
  }),
  /** Checksum of the manifest's JSON. */
  sha256: v.string(),
});

export const hashOf = (content: string | Buffer): string =>
  createHash("sha256").update(content).digest("hex");

export const tableFile = (table: string): string => `${table}.jsonl`;

/** Returns true for the error of a file or folder that this user may not read. */
export const isForbidden = (error: unknown): boolean =>
  ["EACCES", "EPERM"].includes((error as NodeJS.ErrnoException).code ?? "");

/** Says that a backup cannot be read, and what gives it to this user: a copy by root belongs to root. */
export async function notReadable(folder: string): Promise<string> {
  const user = process.getuid?.();
  const parent = await statIfThere(dirname(folder)).catch(() => undefined);
  const owner = parent?.uid === user ? `--reference=${dirname(folder)}/.` : user;
  return `User ${user} may not read all of ${folder}, so nobody knows what it holds. As root: \`chown -R ${owner} ${folder} && chmod -R u+rwX ${folder}\`.`;
}

/** Yields the ids of the rows in a backup's table. @throws the file system's error */
export async function* idsIn(folder: string, table: "leads" | "files"): AsyncGenerator<string> {
  for await (const { row } of parsedLines(folder, table)) {
    const { id } = (row ?? {}) as { id?: unknown };
    if (typeof id === "string") yield id;
  }
}

/** Writes the manifest with its own checksum. It is the last file of a backup. */
export async function writeManifest(
  folder: string,
  parts: Pick<Manifest, "tables" | "files">,
): Promise<void> {
  const manifest: Manifest = { format, createdAt: new Date().toISOString(), ...parts };
  const text = `${JSON.stringify({ manifest, sha256: hashOf(JSON.stringify(manifest)) }, null, 2)}\n`;
  await writeFile(join(folder, manifestFile), text, { flag: "wx", mode: 0o600, flush: true });
}

/** Writes a table's rows to a new file, in batches. */
export class TableWriter {
  readonly #hash = createHash("sha256");
  readonly #handle: Awaited<ReturnType<typeof open>>;
  #rows = 0;
  #size = 0;

  private constructor(handle: Awaited<ReturnType<typeof open>>) {
    this.#handle = handle;
  }

  /** @throws the file system's error, also if the file already exists */
  static async create(path: string): Promise<TableWriter> {
    return new TableWriter(await open(path, "wx", 0o600));
  }

  async write(rows: readonly AnyRow[]): Promise<void> {
    const lines = Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
    await this.#handle.writeFile(lines);
    this.#hash.update(lines);
    this.#rows += rows.length;
    this.#size += lines.length;
  }

  close(): Promise<void> {
    return this.#handle.close();
  }

  /** Flushes the file to disk. @returns its row count, size and checksum */
  async end(): Promise<Checksum & { readonly rows: number }> {
    await this.#handle.sync();
    return { rows: this.#rows, size: this.#size, sha256: this.#hash.digest("hex") };
  }
}

/**
 * Reads a backup's manifest and compares every table and file with it.
 *
 * @param onDamagedFile called with each uploaded file that differs; the returned manifest leaves it out. Without it, such a file is
 * an error
 * @throws UsageError that names every table and file that differs, or says whose a backup must be that this user may not read
 */
export async function verifyBackup(
  source: string,
  onDamagedFile?: (fault: string) => void,
): Promise<Manifest> {
  try {
    return await compare(source, onDamagedFile);
  } catch (error) {
    if (isForbidden(error)) throw new UsageError(`${await notReadable(source)} Nothing was restored.`);
    throw error;
  }
}

async function compare(source: string, onDamagedFile?: (fault: string) => void): Promise<Manifest> {
  const manifest = await readManifest(source);
  if (typeof manifest === "string") throw new UsageError(`${manifest} Nothing was restored.`);
  const faults: string[] = [];
  const unknown = new Set((await namesIn(source)).filter((name) => name.endsWith(".jsonl")));
  for (const [table, written] of Object.entries(manifest.tables)) {
    const name = tableFile(table);
    unknown.delete(name);
    if (!(tableNames as readonly string[]).includes(table)) {
      faults.push(`${name}: this program has no such table; the backup is of a newer one`);
      continue;
    }
    const found = await checksumOf(join(source, name), true);
    if (!found) faults.push(`${name}: ${written.rows} rows were written, the file is missing`);
    else if (found.rows !== written.rows)
      faults.push(`${name}: ${written.rows} rows were written, ${found.rows} are there`);
    else if (found.sha256 !== written.sha256)
      faults.push(`${name}: its ${found.rows} rows are not those that were written (the checksum differs)`);
  }
  for (const name of unknown) faults.push(`${name}: was not written by this backup`);
  const stored = new Set(await namesIn(join(source, "files")));
  const whole: [id: string, written: Checksum][] = [];
  const fileFaults: string[] = [];
  for (const [id, written] of Object.entries(manifest.files)) {
    const found = stored.delete(id) && (await checksumOf(join(source, "files", id), false));
    if (!found) fileFaults.push(`files/${id}: is missing`);
    else if (found.size !== written.size)
      fileFaults.push(`files/${id}: ${written.size} bytes were written, ${found.size} are there`);
    else if (found.sha256 !== written.sha256)
      fileFaults.push(`files/${id}: is damaged (the checksum differs)`);
    else whole.push([id, written]);
  }
  for (const id of stored) fileFaults.push(`files/${id}: was not written by this backup`);
  if (faults.length > 0 || (fileFaults.length > 0 && !onDamagedFile)) {
    const wayOut =
      faults.length === 0
        ? `If there is none, \`restore ${source} --without-damaged-files\` restores everything else.`
        : "If there is none, each line of a .jsonl file is one row, to be read by hand.";
    const named = [...faults, ...fileFaults].map((fault) => `  ${fault}.\n`).join("");
    throw new UsageError(
      `${source} is not as it was written. Nothing was restored.\n${named}Take an older backup. ${wayOut}`,
    );
  }
  for (const fault of fileFaults) onDamagedFile?.(fault);
  return { ...manifest, files: Object.fromEntries(whole) };
}

/** Returns a backup's manifest, or the reason why no backup with it is restored. @throws the file system's error */
export async function readManifest(source: string): Promise<Manifest | string> {
  const path = join(source, manifestFile);
  const content = await readIfThere(path);
  if (!content) return `${source} is no backup: there is no ${manifestFile} in it.`;
  const read = parse(content.toString());
  const old = v.safeParse(v.object({ format: v.number() }), read);
  if (old.success)
    return `${source} has format ${old.output.format}; this program reads format ${format}. Restore it with the program that wrote it.`;
  const result = v.safeParse(manifestSchema, read);
  if (!result.success) return `${path} cannot be read: it is damaged.`;
  const { manifest, sha256 } = result.output;
  if (hashOf(JSON.stringify((read as { manifest: unknown }).manifest)) !== sha256)
    return `${path} was changed since it was written.`;
  return manifest;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns row count, size and checksum of a file, or `undefined` if there is no file. Counts lines as rows. */
async function checksumOf(
  path: string,
  lines: boolean,
): Promise<(Checksum & { readonly rows: number }) | undefined> {
  if (!(await statIfThere(path))?.isFile()) return undefined;
  const hash = createHash("sha256");
  let [size, rows, last] = [0, 0, 10];
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    size += chunk.length;
    last = chunk.at(-1) ?? last;
    if (lines) for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) rows += 1;
  }
  // A truncated last line counts as a row.
  return { size, rows: last === 10 ? rows : rows + 1, sha256: hash.digest("hex") };
}

/** Row of a backup that this program cannot have written. */
export interface BadRow {
  readonly table: TableName;
  /** As `leads.jsonl:12`. */
  readonly place: string;
  /** Id of the row, if it has one that can be shown. */
  readonly id: string | undefined;
  readonly fault: string;
}

/**
 * Judges every row of a backup: its checksums show that it is as it was written, not who wrote it.
 *
 * @param manifest its `files` must have a row each
 */
export async function findBadRows(source: string, manifest: Manifest): Promise<readonly BadRow[]> {
  const judge = new RowJudge();
  const bad: BadRow[] = [];
  for (const table of tablesOf(manifest)) {
    for await (const { place, row } of parsedLines(source, table)) {
      const fault = judge.faultOf(table, row);
      if (fault === undefined) continue;
      const { id } = (row ?? {}) as { id?: unknown };
      bad.push({
        table,
        place,
        id: typeof id === "string" && /^[\w.-]{1,100}$/.test(id) ? id : undefined,
        fault,
      });
    }
  }
  for (const id of Object.keys(manifest.files))
    if (!judge.has("files", id))
      bad.push({ table: "files", place: `files/${id}`, id, fault: "has no good row in files.jsonl" });
  return bad;
}

/** Names of a backup's tables, in an order in which they can be filled. */
const tablesOf = ({ tables }: Manifest): readonly TableName[] =>
  tableNames.filter((table) => Object.hasOwn(tables, table));

/**
 * Yields every row of a backup in batches, by table, in an order in which the tables can be filled.
 *
 * @param leftOut places of rows that are passed over
 */
export async function* readRows(
  source: string,
  manifest: Manifest,
  leftOut: ReadonlySet<string> = new Set(),
): AsyncGenerator<readonly [TableName, readonly AnyRow[]]> {
  for (const table of tablesOf(manifest)) {
    let rows: AnyRow[] = [];
    for await (const { place, row } of parsedLines(source, table)) {
      if (leftOut.has(place)) continue;
      if (row === undefined) throw new UsageError(`${join(source, place)} is no row.`);
      rows.push(row as AnyRow);
      if (rows.length === batch) {
        yield [table, rows];
        rows = [];
      }
    }
    if (rows.length > 0) yield [table, rows];
  }
}

/** Yields the values of a table's lines with their places. `undefined` for a line that is no JSON. */
export async function* parsedLines(
  source: string,
  table: TableName,
): AsyncGenerator<{ readonly place: string; readonly row: unknown }> {
  let number = 0;
  for await (const line of linesOf(join(source, tableFile(table)))) {
    number += 1;
    yield { place: `${tableFile(table)}:${number}`, row: parse(line) };
  }
}

/**
 * Yields the lines of a file. Does not use node:readline, which also splits at U+2028: visitors type it, and JSON does not escape
 * it.
 */
async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of createReadStream(path, "utf8") as AsyncIterable<string>) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest !== "") yield rest;
}
