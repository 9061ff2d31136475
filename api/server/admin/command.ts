import type { Config, Environment } from "../config.ts";
import { printable } from "../printable.ts";
import type { Storage } from "../storage/storage.ts";

/** Context that commands run in. */
export interface AdminContext {
  readonly config: Config;
  readonly environment: Environment;
  /** Opens the storage at the first call. It is closed after the command. */
  readonly storage: () => Promise<Storage>;
  /** Resolves a path that the user typed: relative to the user's folder, also if npm runs the command in another folder. */
  readonly path: (typed: string) => string;
  /** Prints a line for the user. */
  readonly print: (line: string) => void;
  /** Returns true if the option `--name` was given. */
  readonly flag: (name: string) => boolean;
}

/** Command of the admin program. */
export interface Command {
  /** Arguments, such as `<file or folder> [--dry-run]`. */
  readonly usage: string;
  /** Description in one line. */
  readonly summary: string;
  /** Options, without the dashes. */
  readonly flags?: readonly string[];
  /** Minimum and maximum number of words after the name. */
  readonly words: readonly [least: number, most: number];
  /**
   * `there` (default) requires an existing database with the current schema. `made` creates and migrates it. A command that reads
   * or changes data must not create a database because of a mistyped setting.
   */
  readonly database?: "there" | "made";
  /** True for the command that repeats a restore. All others refuse a database into which one has begun. */
  readonly restoring?: boolean;
  /** @throws UsageError or any other error, whose message is shown */
  run(words: readonly string[], context: AdminContext): Promise<void>;
}

/** Error for a command that cannot be executed. Its message names the valid commands or arguments. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

const lineSigns: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };

/** Escapes line ends and tabs, so that a line end in a name does not look like another row. */
export const oneLine = (text: string): string =>
  printable(text).replace(/[\t\n\r]/g, (sign) => lineSigns[sign] ?? "");

/** Number of characters of a visitor's text in a list. Forms take names of 64 kB. */
const longestInList = 60;

/** Cuts a visitor's text for a list; `leads show` has the whole. */
export const cut = (text: string): string => {
  const signs = [...text];
  return signs.length <= longestInList ? text : `${signs.slice(0, longestInList).join("")}…`;
};

/**
 * Maximum width of a column. The longest id, that of a message, has 101 letters. A longer cell moves the rest of its own row only: if
 * all rows were as wide as one name of 64 kB, a list of 5,000 leads would be 321 MB of blanks.
 */
const widestColumn = 120;

/** Formats a table in aligned columns. */
export function columns(table: readonly (readonly string[])[]): readonly string[] {
  const rows = table.map((row) => row.map(oneLine));
  // A Han character is as wide as two letters.
  const width = (text: string): number =>
    [...text].reduce((sum, sign) => sum + (/\p{Script=Han}/u.test(sign) ? 2 : 1), 0);
  const widths = rows.reduce<number[]>(
    (known, row) =>
      row.map((text, column) => Math.min(widestColumn, Math.max(width(text), known[column] ?? 0))),
    [],
  );
  return rows.map((row) =>
    row
      .map((text, column) => text + " ".repeat(Math.max(0, (widths[column] ?? 0) - width(text))))
      .join("  ")
      .trimEnd(),
  );
}

/** Formats a time in UTC, to the minute. */
export const minute = (time: number): string => new Date(time).toISOString().slice(0, 16).replace("T", " ");
