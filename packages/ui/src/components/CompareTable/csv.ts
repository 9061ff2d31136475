/** What a spreadsheet may take for the beginning of a formula (OWASP, "CSV Injection"). */
const formula = /^[=+\-@\t\r]/;

const quoted = (text: string): string => {
  // An apostrophe makes a spreadsheet show what follows as text.
  const harmless = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/** Rows of text as RFC 4180 writes them. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `${cells.map(quoted).join(",")}\r\n`).join("");

/** Spaces that keep a figure and its unit together are for readers, not for spreadsheets. */
const plain = (text: string): string => text.replaceAll(/\s*[\u2009\u00a0\u202f]\u2060?\s*/g, " ").trim();

/** What a cell shows, in the units it is shown in; nothing where a property does not apply. */
const textOf = (cell: HTMLElement): string =>
  cell.dataset["empty"] === undefined ? plain(cell.innerText) : "";

/** The rows and columns of a table that are in sight, with the words that are. Pictures have none, so their row is left out. */
export function shownRows(table: HTMLTableElement): readonly (readonly string[])[] {
  return [...table.rows]
    .filter((row) => row.checkVisibility() && row.dataset["pictures"] === undefined)
    .map((row) => [...row.cells].filter((cell) => cell.checkVisibility()).map(textOf));
}
