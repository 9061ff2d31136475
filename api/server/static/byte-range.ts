import { parse, type Range } from "range-parser";

/**
 * Parses a Range header.
 *
 * @param header header such as `bytes=0-1`, `bytes=500-` or `bytes=-500`
 * @param size size of the whole file, in bytes
 * @returns the range, both ends inclusive; `"unsatisfiable"` if it is outside the file (respond with 416); or `undefined` if the
 * whole file must be sent: no range, another unit, an invalid value, or several ranges, which no player requests
 */
export function parseRange(header: string | undefined, size: number): Range | "unsatisfiable" | undefined {
  const { code, type, ranges } = parse(size, header ?? "");
  if (type !== "bytes" || (code & invalid) !== 0) return undefined;
  if (ranges.length === 0) return "unsatisfiable";
  return ranges.length === 1 ? ranges[0] : undefined;
}

/** Bit of the parser's result for a header with an invalid part. */
const invalid = 1;
