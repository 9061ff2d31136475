import type { SpecGroup } from "../../components/SpecTable/index.ts";
import type { SectionData, SectionIntro } from "../data.ts";

/** The full specification of one model. */
export interface SpecSectionData extends SectionData, SectionIntro {
  /** Name of the model, in the head of the table. */
  caption: string;
  groups: readonly SpecGroup[];
  /** What holds for the whole table, below it. */
  note?: string;
}
