import type { Config } from "../config.ts";
import { printable } from "../printable.ts";
import type { Storage } from "../storage/storage.ts";

/** What a command works with. */
export interface AdminContext {
  readonly config: Config;
  /** Opens the storage at the first call; it is closed when the command has ended. */
  readonly storage: () => Promise<Storage>;
  /** The place that was typed: relative to where the command was given, also when npm runs it in another folder. */
  readonly path: (typed: string) => string;
  /** Writes a line for the one who typed the command. */
  readonly print: (line: string) => void;
  /** Whether `--name` was given. */
  readonly flag: (name: string) => boolean;
}

/** One thing the staff can do. */
export interface Command {
  /** What follows its name, such as `<file or folder> [--dry-run]`. */
  readonly usage: string;
  /** What it does, in one line. */
  readonly summary: string;
  /** Options it takes, without the dashes. */
  readonly flags?: readonly string[];
  /** How many words must and may follow its name. */
  readonly words: readonly [least: number, most: number];
  /**
   * Whether the database must be there, up to date (the default), or is made and brought up to date. A command that looks or writes
   * must not make one where a mistyped setting leads.
   */
  readonly database?: "there" | "made";
  /** @throws UsageError or any other error, whose message is shown */
  run(words: readonly string[], context: AdminContext): Promise<void>;
}

/** Thrown when what was typed cannot be done; its message says what can. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

const lineSigns: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };

/** Text that stays on its line: a line end in a name must not look like another row. */
const oneLine = (text: string): string =>
  printable(text).replace(/[\t\n\r]/g, (sign) => lineSigns[sign] ?? "");

/** Text in columns, for people. */
export function columns(table: readonly (readonly string[])[]): readonly string[] {
  const rows = table.map((row) => row.map(oneLine));
  // A Han character takes the room of two letters.
  const width = (text: string): number =>
    [...text].reduce((sum, sign) => sum + (/\p{Script=Han}/u.test(sign) ? 2 : 1), 0);
  const widths = rows.reduce<number[]>(
    (known, row) => row.map((text, column) => Math.max(width(text), known[column] ?? 0)),
    [],
  );
  return rows.map((row) =>
    row
      .map((text, column) => text + " ".repeat((widths[column] ?? 0) - width(text)))
      .join("  ")
      .trimEnd(),
  );
}

/** A time for people, in UTC and to the minute. */
export const minute = (time: number): string => new Date(time).toISOString().slice(0, 16).replace("T", " ");
