import { readdir, readFile, stat } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { parse as parseYaml, YAMLParseError } from "yaml";
import { parseCsv } from "./csv.ts";
import { withFormulas } from "./spreadsheet-formulas.ts";

/** Record of an imported file, not validated yet. */
export interface SourceRecord {
  /** Position for error messages: `kerf.zh.md`, or `news.csv, record 3`. */
  readonly place: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** Markdown text below the front matter; `undefined` in formats without one. */
  readonly markdown?: string;
}

/** Error for files that cannot be imported. Nothing has been stored. */
export class ImportError extends Error {
  override readonly name = "ImportError";

  /** @param faults errors, each starting with its place */
  constructor(faults: readonly string[]) {
    super(`Nothing was imported:\n${faults.map((fault) => `  ${fault}`).join("\n")}`);
  }
}

type Reader = (name: string, text: string, columns: readonly string[]) => readonly SourceRecord[];

const readers: Readonly<Record<string, Reader>> = {
  ".md": (name, text) => [readMarkdown(name, text)],
  ".json": readJson,
  ".csv": (name, text, columns) =>
    parseCsv(text, columns).map((fields, index) => ({
      place: `${name}, record ${index + 1}`,
      fields: asTyped(fields),
    })),
};

/** Decodes UTF-8, without a byte order mark. @throws Error for another encoding, such as the GBK or UTF-16 of a spreadsheet */
function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Error('is not UTF-8: save it as UTF-8 (in Excel "CSV UTF-8")');
  }
}

/** Removes the apostrophes that an export has put before formulas. */
const asTyped = (fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(fields).map(([name, cell]) => [name, withFormulas(cell)]));

/** Extensions of files that can be imported. */
export const importable = Object.keys(readers);

const isImportable = (name: string): boolean => Object.hasOwn(readers, extname(name).toLowerCase());

/** Returns the names in a folder that an import leaves out: folders, and files of other kinds. None for a file. */
export async function skippedIn(path: string): Promise<readonly string[]> {
  if (!(await stat(path)).isDirectory()) return [];
  const entries = await readdir(path, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() || !isImportable(entry.name))
    .map(({ name }) => name)
    .sort();
}

/**
 * Reads records from a file, or from all importable files of a folder.
 *
 * @param columns those that every CSV must have
 * @throws ImportError that names every file that cannot be read or has no record
 */
export async function readRecords(
  path: string,
  columns: readonly string[] = [],
): Promise<readonly SourceRecord[]> {
  const there = await stat(path).catch(() => undefined);
  if (!there) throw new ImportError([`${path}: there is no such file or folder.`]);
  const files = there.isDirectory()
    ? (await readdir(path))
        .filter(isImportable)
        .sort()
        .map((name) => join(path, name))
    : [path];
  if (files.length === 0)
    throw new ImportError([`${path}: holds no file ending in ${importable.join(", ")}.`]);
  const faults: string[] = [];
  const records: SourceRecord[] = [];
  for (const file of files) {
    const reader = readers[extname(file).toLowerCase()];
    try {
      if (!reader) throw new Error(`only files ending in ${importable.join(", ")} can be imported`);
      const read = reader(basename(file), textOf(await readFile(file)), columns);
      if (read.length === 0) throw new Error("holds no record");
      records.push(...read);
    } catch (error) {
      faults.push(`${basename(file)}: ${error instanceof Error ? error.message : String(error)}.`);
    }
  }
  faults.push(...records.flatMap(zeroBytes));
  if (faults.length > 0) throw new ImportError(faults);
  return records;
}

/**
 * Returns an error for each text with U+0000. SQLite stores it and PostgreSQL does not, so a table with it could not be moved. No
 * text needs it.
 */
function zeroBytes({ place, fields, markdown }: SourceRecord): readonly string[] {
  const texts = [...Object.entries(fields), ["the text", markdown]] as const;
  return texts
    .filter(([, value]) => typeof value === "string" && value.includes("\0"))
    .map(
      ([name]) => `${place}: ${name} holds the character U+0000, which PostgreSQL cannot store. Take it out.`,
    );
}

/** Reads a Markdown file. Id and language come from the file name, such as `kerf.zh.md`, unless the front matter sets them. */
function readMarkdown(name: string, text: string): SourceRecord {
  const [, front, markdown] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text) ?? [];
  if (front === undefined || markdown === undefined) {
    throw new Error("has no front matter: begin with a line ---, then `title: …` and so on, then --- again");
  }
  const fields = readFront(front);
  if (!isRecord(fields)) throw new Error("the front matter is not a list of `name: value`");
  const [id, language] = name.slice(0, -".md".length).split(".");
  return { place: name, fields: { id, language, ...fields }, markdown };
}

/** @throws Error that names the line of the file at which its front matter is no YAML */
function readFront(front: string): unknown {
  try {
    return parseYaml(front);
  } catch (cause) {
    if (!(cause instanceof YAMLParseError)) throw cause;
    // Its message quotes the text over several lines. The first line of the file is the --- above.
    const line = (cause.linePos?.[0].line ?? 0) + 1;
    throw new Error(
      `line ${line} of the front matter cannot be read: look at its indentation, and put a text with : # [ ] { } or quotes in it into quotes`,
      { cause },
    );
  }
}

function readJson(name: string, text: string): readonly SourceRecord[] {
  const list: unknown = JSON.parse(text);
  if (!Array.isArray(list)) throw new Error("is not a list: begin with [");
  return list.map((fields: unknown, index) => {
    if (!isRecord(fields)) throw new Error(`record ${index + 1} is not an object`);
    return { place: `${name}, record ${index + 1}`, fields };
  });
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
