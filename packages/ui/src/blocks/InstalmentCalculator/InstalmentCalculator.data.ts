import type { SectionData, SectionIntro } from "../data.ts";
import type { InstalmentFigure } from "./entries.ts";

/** Data of a calculator for an instalment plan and the jobs needed to pay it. */
export interface InstalmentCalculatorData extends SectionData, SectionIntro {
  /** Worked example, shown while the fields are empty and where scripts do not run. */
  example: Readonly<Record<InstalmentFigure, number>>;
  /** Limits of the calculation: rounding, fees, and that it is not an offer. */
  note: string;
}
