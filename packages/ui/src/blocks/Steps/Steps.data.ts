import type { Picture } from "../../data.ts";
import type { SectionData, SectionIntro } from "../data.ts";

export interface StepItem {
  title: string;
  text?: string;
  picture?: Picture;
}

/** A numbered way from the first to the last step. */
export interface StepsData extends SectionData, SectionIntro {
  /** One picture for the whole way, with the steps one under the other beside it; steps then have none of their own. */
  picture?: Picture;
  steps: readonly StepItem[];
}
