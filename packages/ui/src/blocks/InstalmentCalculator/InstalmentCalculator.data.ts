import type { SectionData, SectionIntro } from "../data.ts";
import type { InstalmentFigure } from "./entries.ts";

/** What an instalment plan costs and what it takes to earn it, with the visitor's own figures. */
export interface InstalmentCalculatorData extends SectionData, SectionIntro {
  /** A worked example, shown while nothing has been typed and where scripts do not run. */
  example: Readonly<Record<InstalmentFigure, number>>;
  /** Where the sums end: rounding, fees, and that nothing of it is an offer. */
  note: string;
}
