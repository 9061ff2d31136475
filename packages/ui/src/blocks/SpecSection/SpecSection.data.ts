import type { SpecGroup } from "../../components/SpecTable/index.ts";
import type { LinkData } from "../../data.ts";
import type { SectionData, SectionIntro } from "../data.ts";

/** Options to print the specification or to download its data. */
export interface SpecSheet {
  /** Label of the button that prints the page. The page's own print styles apply. */
  print: string;
  /** Link to the same data in a machine-readable format. */
  data: LinkData;
  /** Contact, printed below the table; not shown on the screen. */
  contact: string;
}

/** The full specification of one model. */
export interface SpecSectionData extends SectionData, SectionIntro {
  /** Name of the model, in the caption of the table. */
  caption: string;
  groups: readonly SpecGroup[];
  /** Note below the table that applies to all of it. */
  note?: string;
  /** Options to print or download. Without it there are none. */
  sheet?: SpecSheet;
}
