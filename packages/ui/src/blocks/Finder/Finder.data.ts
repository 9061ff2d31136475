import type { LinkData, Picture } from "../../data.ts";
import type { SectionData, SectionIntro } from "../data.ts";

/** How well a model answers a wish; `partly` is yes, with a condition that the reason names. */
export type FinderFit = "yes" | "partly" | "no";

/** What one model is to one answer, and why. */
export interface FinderMatch {
  fit: FinderFit;
  reason: string;
}

/** One answer to a question. */
export interface FinderOption {
  /** Names the answer in `answers`; unique within its question. */
  value: string;
  label: string;
  /** One for each model, in the order of `models`. */
  matches: readonly FinderMatch[];
}

/** A question with up to eight answers. */
export interface FinderQuestion {
  /** Names the question in `answers`; unique. */
  name: string;
  label: string;
  options: readonly FinderOption[];
}

/** A model that may fit. */
export interface FinderModel {
  id: string;
  name: string;
  /** What kind of machine it is, in a few words. */
  note: string;
  /** To the model's own page. */
  href: string;
  picture?: Picture;
}

/** Up to four questions, and for each model why it fits or not. */
export interface FinderData extends SectionData, SectionIntro {
  models: readonly FinderModel[];
  questions: readonly FinderQuestion[];
  /** Where to ask when nothing fits. */
  contact: LinkData;
}
