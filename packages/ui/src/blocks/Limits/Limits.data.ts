import type { LinkData } from "../../data.ts";
import type { SectionData, SectionIntro } from "../data.ts";

export interface LimitsItem {
  /** What is possible, or what is not: a few words. */
  name: string;
  /** Up to which measure, or why not. */
  text: string;
  /** What to use instead. */
  link?: LinkData;
}

export interface LimitsColumn {
  title: string;
  items: readonly LimitsItem[];
}

/** What a product can do, and what it cannot, side by side and in the same size. */
export interface LimitsData extends SectionData, SectionIntro {
  can: LimitsColumn;
  cannot: LimitsColumn;
}
