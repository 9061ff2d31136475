/**
 * Parses CSV (RFC 4180) with a header line. Quoted fields may contain commas, quotes and line breaks.
 *
 * @param text without a byte order mark
 * @param needed columns that the header must have
 * @returns one record per line, by the names in the header
 * @throws Error that names the record with more or fewer fields than the header, an unclosed quote, or a header without commas or
 * needed columns
 */
export function parseCsv(
  text: string,
  needed: readonly string[] = [],
): readonly Readonly<Record<string, string>>[] {
  const [header = [], ...rows] = splitCsv(text);
  if (header.length === 1 && /[;\t]/.test(header[0] ?? ""))
    throw new Error("the header has one column: the columns must be separated by commas");
  const names = header.map((name) => name.trim());
  const missing = needed.filter((name) => !names.includes(name));
  if (missing.length > 0 && names.length > 0)
    throw new Error(`the header has no column ${missing.join(", ")}, but ${names.join(", ")}`);
  return rows.map((row, index) => {
    if (row.length !== header.length) {
      throw new Error(`record ${index + 1} has ${row.length} fields, but the header has ${header.length}`);
    }
    return Object.fromEntries(names.map((name, column) => [name, row[column] ?? ""]));
  });
}

function splitCsv(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  // One field and its end: a comma, a line break, or the end of the text.
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;
  while (field.lastIndex < text.length || row.length > 0) {
    const at = field.lastIndex;
    const found = field.exec(text);
    if (!found) throw new Error(`cannot be read from character ${at + 1} on: a quote is missing or too many`);
    const [, quoted, plain = "", end] = found;
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ",") continue;
    // An empty line is not a record.
    if (row.length > 1 || row[0] !== "") rows.push(row);
    row = [];
    if (end === "") break;
  }
  return rows;
}
