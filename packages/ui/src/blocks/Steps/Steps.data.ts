import type { Picture } from "../../data.ts";
import type { SectionData, SectionIntro } from "../data.ts";

export interface StepItem {
  title: string;
  text?: string;
  picture?: Picture;
}

/** Numbered steps in order. */
export interface StepsData extends SectionData, SectionIntro {
  /** One picture for all steps, with the steps in a column beside it. The steps then have no pictures of their own. */
  picture?: Picture;
  steps: readonly StepItem[];
}
