import type { CompareGroup, CompareModel } from "../../components/CompareTable/index.ts";
import type { SectionData, SectionIntro } from "../data.ts";

/** Models to compare, two to four at a time. */
export interface ComparisonData extends SectionData, SectionIntro {
  models: readonly CompareModel[];
  groups: readonly CompareGroup[];
  /** Ids of the models shown initially. Default: the first two. */
  defaultChosen?: readonly string[];
}
