/** Characters at the start of a cell that a spreadsheet may interpret as a formula (OWASP, "CSV Injection"). */
const formula = /^[=+\-@\t\r]/;

const quoteCell = (text: string): string => {
  // With a leading apostrophe, a spreadsheet treats the cell as text.
  const escaped = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped;
};

/** Converts rows of text to CSV as defined in RFC 4180. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `${cells.map(quoteCell).join(",")}\r\n`).join("");

/** Replaces the non-breaking and thin spaces between a figure and its unit by normal spaces. */
const normalSpaces = (text: string): string =>
  text.replaceAll(/\s*[\u2009\u00a0\u202f]\u2060?\s*/g, " ").trim();

/**
 * Returns the displayed text of a cell, in the displayed units. Returns an empty string if the property does not apply.
 */
const textOf = (cell: HTMLElement): string =>
  cell.dataset["empty"] === undefined ? normalSpaces(cell.innerText) : "";

/**
 * Returns the texts of the visible rows and columns of a table. The row of pictures is left out because it has no text.
 */
export function visibleRows(table: HTMLTableElement): readonly (readonly string[])[] {
  return [...table.rows]
    .filter((row) => row.checkVisibility() && row.dataset["pictures"] === undefined)
    .map((row) => [...row.cells].filter((cell) => cell.checkVisibility()).map(textOf));
}
