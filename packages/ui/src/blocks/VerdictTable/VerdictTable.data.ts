import type { SectionData, SectionIntro } from "../data.ts";

/** `partly` is yes, with a condition that the reason names. */
export type VerdictLevel = "yes" | "partly" | "no";

/** A tool, what it can do, and why. */
export interface VerdictTableRow {
  name: string;
  /** What tells it apart, such as a wavelength. */
  detail?: string;
  /** One for each column, in its order. */
  levels: readonly VerdictLevel[];
  reason: string;
}

/** What each of a few tools can do with a material. */
export interface VerdictTableData extends SectionData, SectionIntro {
  /** What the rows are: the head of the first column. */
  tool: string;
  /** What may be done. Up to four. */
  columns: readonly string[];
  rows: readonly VerdictTableRow[];
}
