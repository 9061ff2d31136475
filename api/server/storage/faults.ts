import { MissingFileError } from "./entries.ts";

/**
 * Whether an error from the database is about the rows it was given (too big, a broken constraint, a value the engine
 * cannot hold) and not about the database itself (away, full, locked). Only then is it worth trying a group's rows one
 * by one: a database that is away refuses each of them, and each refusal may take seconds.
 */
export function isRowFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof MissingFileError) return true;
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown };
  if (typeof errcode === "number") {
    // SQLite's primary result code is in the low byte: 18 too big, 19 constraint, 20 mismatch, 25 range.
    return [18, 19, 20, 25].includes(errcode & 0xff);
  }
  // SQLSTATE classes: 22 data exception, 23 integrity constraint violation, 54 program limit exceeded.
  return typeof code === "string" && /^(22|23|54)[0-9A-Z]{3}$/.test(code);
}
