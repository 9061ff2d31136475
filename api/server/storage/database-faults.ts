import { MissingFileError } from "./entries.ts";

/**
 * Returns true if a database error is caused by the rows (too big, a violated constraint, an unsupported value) and not by the
 * database itself (unreachable, full, locked). Only then is it useful to store the rows of a batch one by one: an unreachable
 * database refuses each of them, and each attempt may take seconds.
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

/** Returns true if PostgreSQL ended a transaction in favour of another one (deadlock, serialisation). It can be repeated at once. */
export function isConflict(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === "40P01" || code === "40001";
}
