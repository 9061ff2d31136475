import type { SectionData, SectionIntro } from "../data.ts";

/** A row with one fact for every column. */
export interface FactTableRow {
  name: string;
  /** One text for each column, in the same order. */
  cells: readonly string[];
}

/** A few facts in rows and columns. */
export interface FactTableData extends SectionData, SectionIntro {
  /** Heading of the first column, which contains the names of the rows. */
  head: string;
  /** Headings of up to three columns. */
  columns: readonly string[];
  rows: readonly FactTableRow[];
  /** Note below the table that applies to all of it. */
  note?: string;
}
