/** A part of a file; both ends are inclusive, in bytes. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Reads a Range header.
 *
 * @param header such as `bytes=0-1`, `bytes=500-` or `bytes=-500`
 * @param size of the whole file, in bytes
 * @returns the part, `"unsatisfiable"` when it lies outside the file (answer 416), or `undefined` when the whole file is
 * to be sent: no range, another unit, nonsense, or several parts, which no player asks for
 */
export function parseRange(
  header: string | undefined,
  size: number,
): ByteRange | "unsatisfiable" | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? "");
  if (!match) return undefined;
  const [, first = "", last = ""] = match;
  if (first === "" && last === "") return undefined;
  if (first === "") {
    const length = Math.min(Number(last), size);
    return length === 0 ? "unsatisfiable" : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== "" && Number(last) < start) return undefined;
  if (start >= size) return "unsatisfiable";
  return { start, end: last === "" ? size - 1 : Math.min(Number(last), size - 1) };
}
