import type { LinkData } from "../../data.ts";
import type { SectionData, SectionIntro } from "../data.ts";

/** The end of a page: what to do next. */
export interface CallToActionData extends SectionData, SectionIntro {
  /** Ways on; the first is the primary one. */
  actions: readonly LinkData[];
}
