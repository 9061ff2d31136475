import type { LinkData } from "../../data.ts";
import type { SectionData, SectionIntro } from "../data.ts";

export interface LimitsItem {
  /** Ability, or its lack, in a few words. */
  name: string;
  /** Up to which measure, or why not. */
  text: string;
  /** Alternative. */
  link?: LinkData;
}

export interface LimitsColumn {
  title: string;
  items: readonly LimitsItem[];
}

/** Abilities and limits of a product, side by side and in the same size. */
export interface LimitsData extends SectionData, SectionIntro {
  can: LimitsColumn;
  cannot: LimitsColumn;
}
