import type { LinkData, Picture } from "../../data.ts";
import type { SectionData, SectionIntro } from "../data.ts";

/** Degree to which a model fits an answer. `partly` means yes with a condition, which the reason states. */
export type FinderFit = "yes" | "partly" | "no";

/** Fit of one model to one answer, with the reason. */
export interface FinderMatch {
  fit: FinderFit;
  reason: string;
}

/** An answer to a question. */
export interface FinderOption {
  /** Value of the answer in `answers`; unique within its question. */
  value: string;
  label: string;
  /** One match for each model, in the order of `models`. */
  matches: readonly FinderMatch[];
}

/** A question with up to eight answers. */
export interface FinderQuestion {
  /** Key of the question in `answers`; unique. */
  name: string;
  label: string;
  options: readonly FinderOption[];
}

/** A model to find. */
export interface FinderModel {
  id: string;
  name: string;
  /** Kind of machine, in a few words. */
  note: string;
  /** URL of the model's page. */
  href: string;
  picture?: Picture;
}

/** Up to four questions, and the models with the reasons for or against each. */
export interface FinderData extends SectionData, SectionIntro {
  models: readonly FinderModel[];
  questions: readonly FinderQuestion[];
  /** Link for visitors for whom no model fits. */
  contact: LinkData;
}
