import type { SpecGroup } from "../../components/SpecTable/index.ts";
import type { LinkData } from "../../data.ts";
import type { SectionData, SectionIntro } from "../data.ts";

/** How a specification is taken along. */
export interface SpecSheet {
  /** On the button that prints the page; what then is on the paper is the page's own print style. */
  print: string;
  /** The same data for programs. */
  data: LinkData;
  /** Who can be asked; stands below the table on paper alone. */
  contact: string;
}

/** The full specification of one model. */
export interface SpecSectionData extends SectionData, SectionIntro {
  /** Name of the model, in the head of the table. */
  caption: string;
  groups: readonly SpecGroup[];
  /** What holds for the whole table, below it. */
  note?: string;
  /** Ways to take the table along; without it there are none. */
  sheet?: SpecSheet;
}
