import type { SectionData, SectionIntro } from "../data.ts";

/** One thing that is said of every column. */
export interface FactTableRow {
  name: string;
  /** One for each column, in its order. */
  cells: readonly string[];
}

/** A few facts in rows and columns. */
export interface FactTableData extends SectionData, SectionIntro {
  /** What the rows are: the head of the first column. */
  head: string;
  /** Up to three. */
  columns: readonly string[];
  rows: readonly FactTableRow[];
  /** What holds for the whole table, below it. */
  note?: string;
}
