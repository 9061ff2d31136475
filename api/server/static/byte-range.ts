/** Range of bytes. Both ends are inclusive. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Parses a Range header.
 *
 * @param header header such as `bytes=0-1`, `bytes=500-` or `bytes=-500`
 * @param size size of the whole file, in bytes
 * @returns the range, `"unsatisfiable"` if it is outside the file (respond with 416), or `undefined` if the whole file must be
 * sent: no range, another unit, an invalid value, or several ranges, which no player requests
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
