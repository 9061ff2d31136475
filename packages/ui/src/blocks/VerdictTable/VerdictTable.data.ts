import type { SectionData, SectionIntro } from "../data.ts";

/** Verdict on a tool. `partly` means yes with a condition, which the reason states. */
export type VerdictLevel = "yes" | "partly" | "no";

/** A tool with its verdicts and the reason for them. */
export interface VerdictTableRow {
  name: string;
  /** Distinguishing property, for example a wavelength. */
  detail?: string;
  /** One verdict for each column, in the same order. */
  levels: readonly VerdictLevel[];
  reason: string;
}

/** Verdicts on a few tools for one material. */
export interface VerdictTableData extends SectionData, SectionIntro {
  /** Heading of the first column, which contains the names of the tools. */
  tool: string;
  /** Headings of up to four columns: the operations. */
  columns: readonly string[];
  rows: readonly VerdictTableRow[];
}
