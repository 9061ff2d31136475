import type { LinkData } from "../../data.ts";
import type { SectionData, SectionIntro } from "../data.ts";

/** The end of a page, with the next action. */
export interface CallToActionData extends SectionData, SectionIntro {
  /** Links; the first one is the primary action. */
  actions: readonly LinkData[];
}
