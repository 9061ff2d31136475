import { createHash } from "node:crypto";
import { constants, createReadStream } from "node:fs";
import { access, lstat, open, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import * as v from "valibot";
import { namesIn, readIfThere, statIfThere } from "../file-system.ts";
import { removeTrials } from "../files/file-store.ts";
import { erasureKeyName } from "../signing-keys.ts";
import { type AnyRow, type TableName, tableNames } from "../storage/dump.ts";
import { RowJudge } from "../storage/row-schemas.ts";
import { UsageError } from "./command.ts";

/**
 * Version of the folder's layout. Increase it when older programs cannot read the new layout. Format 1 had counts but no
 * checksums.
 */
const format = 2;

const manifestFile = "backup.json";

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

const hashOf = (content: string | Buffer): string => createHash("sha256").update(content).digest("hex");

export const tableFile = (table: string): string => `${table}.jsonl`;

/** A complete backup, with the time in its manifest, in milliseconds. Dates of files change with every copy. */
export interface WholeBackup {
  readonly folder: string;
  readonly time: number;
  /** Number of leads in it. */
  readonly leads: number;
  /** Same for all backups of one database, also after a restore or a move; `undefined` if no erasure key was in it yet. */
  readonly database: string | undefined;
}

/** Folder with a manifest that `restore` refuses, or that was made with a wrong clock. */
interface RefusedBackup {
  readonly folder: string;
  readonly reason: string;
  /** Time of its manifest if that is in the future, in milliseconds. */
  readonly future?: number;
  /** True if this user may not read it: nobody knows what it holds. */
  readonly unreadable?: true;
}

/** What a folder with backups holds. */
interface Backups {
  /** Newest first. */
  readonly whole: readonly WholeBackup[];
  readonly refused: readonly RefusedBackup[];
}

/** Backups may be this much younger than now, in milliseconds: clocks of several machines differ. */
const clockDifference = 3_600_000;

/** What is known of a backup without reading its rows, or the reason why none with such a manifest is restored. */
type Summary = (Pick<Manifest, "createdAt"> & Pick<WholeBackup, "leads" | "database">) | string;

/** Manifests that were read last, by path: the metrics ask every few seconds, and a manifest names every file. */
let knownManifests: ReadonlyMap<string, { readonly version: string; readonly read: Summary }> = new Map();

/**
 * Returns the backups in a folder. None if there is no such folder. Backups of the future were made with a wrong clock and are
 * refused: they would count as the newest for ever.
 */
export async function readBackups(parent: string): Promise<Backups> {
  const whole: WholeBackup[] = [];
  const refused: RefusedBackup[] = [];
  const known = new Map<string, { readonly version: string; readonly read: Summary }>();
  for (const name of await namesIn(parent)) {
    if (name.includes(".partial")) continue;
    const folder = join(parent, name);
    try {
      const found = await statIfThere(join(folder, manifestFile));
      if (!found) continue;
      await assertReadable(folder);
      const version = `${found.ino} ${found.size} ${found.ctimeMs}`;
      const last = knownManifests.get(folder);
      const read = last?.version === version ? last.read : await summarise(folder);
      known.set(folder, { version, read });
      const time = typeof read === "string" ? 0 : Date.parse(read.createdAt);
      if (typeof read === "string") refused.push({ folder, reason: read });
      else if (time < Date.now() + clockDifference)
        whole.push({ folder, time, leads: read.leads, database: read.database });
      else
        refused.push({
          folder,
          future: time,
          reason: `${join(folder, manifestFile)} says that it was made at ${read.createdAt}, in the future: the clock was wrong.`,
        });
    } catch (error) {
      refused.push(
        isForbidden(error)
          ? { folder, reason: await notReadable(folder), unreadable: true }
          : { folder, reason: `${(error as Error).message}.` },
      );
    }
  }
  knownManifests = known;
  return { whole: whole.sort((one, other) => other.time - one.time), refused };
}

async function summarise(folder: string): Promise<Summary> {
  const read = await readManifest(folder);
  if (typeof read === "string") return read;
  return {
    createdAt: read.createdAt,
    leads: read.tables["leads"]?.rows ?? 0,
    database: await databaseOf(folder),
  };
}

/** Returns a name for the database of a backup: a hash of its key for erasures, which never changes and goes with the rows. */
async function databaseOf(folder: string): Promise<string | undefined> {
  if (!(await statIfThere(join(folder, tableFile("secrets"))))) return undefined;
  for await (const { row } of parsedLines(folder, "secrets")) {
    const { name, value } = (row ?? {}) as { name?: unknown; value?: unknown };
    if (name === erasureKeyName && typeof value === "string") return hashOf(value);
  }
  return undefined;
}

/** Returns the newest backup of each database. @param backups newest first */
export const newestOfEach = (backups: readonly WholeBackup[]): readonly WholeBackup[] =>
  backups.filter(({ database }, index) => backups.findIndex((each) => each.database === database) === index);

/** @throws the file system's error if this user may not read the folder, its tables, or the names of its files */
async function assertReadable(folder: string): Promise<void> {
  await access(folder, constants.R_OK | constants.X_OK);
  for (const name of await namesIn(folder))
    await access(join(folder, name), constants.R_OK | (name === "files" ? constants.X_OK : 0));
}

/** Returns true for the error of a file or folder that this user may not read. */
const isForbidden = (error: unknown): boolean =>
  ["EACCES", "EPERM"].includes((error as NodeJS.ErrnoException).code ?? "");

/** Says that a backup cannot be read, and what gives it to this user: a copy by root belongs to root. */
async function notReadable(folder: string): Promise<string> {
  const user = process.getuid?.();
  const parent = await statIfThere(dirname(folder)).catch(() => undefined);
  const owner = parent?.uid === user ? `--reference=${dirname(folder)}/.` : user;
  return `User ${user} may not read all of ${folder}, so nobody knows what it holds. As root: \`chown -R ${owner} ${folder} && chmod -R u+rwX ${folder}\`.`;
}

/** Yields the ids of a backup's leads. @throws the file system's error */
export async function* leadIdsIn(folder: string): AsyncGenerator<string> {
  for await (const { row } of parsedLines(folder, "leads")) {
    const { id } = (row ?? {}) as { id?: unknown };
    if (typeof id === "string") yield id;
  }
}

/** Returns the temporary name of an incomplete backup. It is unique, so that two backups never write into the same folder. */
export const partialName = (target: string): string => `${target}.partial-${process.pid}-${Date.now()}`;

/** Returns the incomplete backups in a folder: of an interruption, or of a backup that is being made now. */
export const partialsIn = async (parent: string): Promise<readonly string[]> =>
  (await namesIn(parent)).filter((name) => partialPattern.test(name)).map((name) => join(parent, name));

const partialPattern = /\.partial-\d+-(\d{13})$/;

/** Time after which no backup is still being written, in milliseconds. */
const longestBackup = 12 * 3_600_000;

/**
 * Deletes copies that a killed drill left, and the remains of interrupted backups and trials: to the same folder, and those beside it that are too old to be in progress. They
 * contain the same secrets as a complete backup, and `backup prune` does not know their age.
 */
export async function removePartials(target: string): Promise<void> {
  for (const folder of await leftCopies()) await rm(folder, { recursive: true });
  await removeTrials(dirname(target), Date.now() - longestBackup);
  const start = `${basename(target)}.partial`;
  for (const name of await namesIn(dirname(target))) {
    const [, begun] = partialPattern.exec(name) ?? [];
    const isOld = begun !== undefined && Number(begun) < Date.now() - longestBackup;
    if (isOld || name === start || name.startsWith(`${start}-`))
      await rm(join(dirname(target), name), { recursive: true });
  }
}

/** Start of the names of temporary folders with a copy of the data. */
export const copyPrefix = "lightmaker-drill-";

/** Returns this user's copies in the temporary folder that are too old to be in use: a killed drill leaves its own. */
export async function leftCopies(): Promise<readonly string[]> {
  const left: string[] = [];
  for (const name of await namesIn(tmpdir())) {
    if (!name.startsWith(copyPrefix)) continue;
    const folder = join(tmpdir(), name);
    const found = await lstat(folder).catch(() => undefined);
    if (
      found?.isDirectory() &&
      found.uid === process.getuid?.() &&
      found.mtimeMs < Date.now() - longestBackup
    )
      left.push(folder);
  }
  return left;
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
async function readManifest(source: string): Promise<Manifest | string> {
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
async function* parsedLines(
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
