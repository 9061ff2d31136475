import type { Sense } from "./scan.ts";

/** What a part of a question is about. */
export interface Subject {
  readonly models: readonly string[];
  /** Series that the models stand for. */
  readonly group?: string;
}

/** Part of a question that is understood. */
export type Part =
  | { readonly kind: "fact"; readonly attribute: string; readonly subject: Subject }
  | {
      readonly kind: "extreme";
      readonly attribute: string;
      readonly most: boolean;
      readonly subject: Subject;
    }
  | { readonly kind: "entry"; readonly answers: readonly string[]; readonly subject: Subject }
  | HazardPart
  | {
      readonly kind: "material";
      readonly materials: readonly string[];
      readonly subject: Subject;
      readonly deep: boolean;
      /** True if it is to be engraved or marked, not cut through. */
      readonly ofSurface?: boolean;
    }
  /** Power, speed and passes for cutting a material, or for its surface. */
  | {
      readonly kind: "settings";
      readonly materials: readonly string[];
      readonly subject: Subject;
      readonly ofSurface: boolean;
    }
  | { readonly kind: "overview" | "specification" | "comparison" | "size"; readonly subject: Subject }
  | { readonly kind: "advice"; readonly wishes: readonly Wish[]; readonly subject: Subject }
  /** Something about machines that the site does not tell. */
  | { readonly kind: "unknown"; readonly subject: Subject };

/** A dangerous act. */
export interface HazardPart {
  readonly kind: "hazard";
  readonly answers: readonly string[];
  readonly refused: boolean;
  /** Kind of words that make it harmless. */
  readonly unless?: string;
  readonly subject: Subject;
}

/** Answer to a question of the product finder, as a visitor gave it. */
export interface Wish {
  readonly question: string;
  readonly value: string;
  /** True if the visitor's piece leaves room on a bed of this size. */
  readonly isLess?: boolean;
}

/** What a conversation has been about. */
export interface Memory {
  parts: readonly Part[];
  subject: Subject;
  cues: readonly Sense[];
  thickness: number | undefined;
  units: readonly string[];
  language: "zh" | "en";
}

/** A question as it is understood. */
export interface Reading {
  readonly parts: readonly Part[];
  /** Parts of the question, as written, that ask for something that is not understood. */
  readonly unheard: readonly string[];
  /** Units that the visitor asks for. */
  readonly units: readonly string[];
  /** True if a unit stands alone, without a figure before it. */
  readonly asksForUnits: boolean;
  /** First length in the question, in millimetres. */
  readonly thickness: number | undefined;
  readonly inPinyin: boolean;
  /** Senses that were found, for the editors. */
  readonly understood: readonly string[];
  /** Words that are in no list, for the editors. */
  readonly strange: readonly string[];
  /** What the next question may go on from. */
  readonly cues: readonly Sense[];
  readonly subject: Subject;
  /** Substances that must never go into a laser. */
  readonly unsafe: readonly string[];
  /** Materials that the question names. */
  readonly materials: readonly string[];
  /** Words that say what a material is, and are in no list. */
  readonly doubts: readonly string[];
  /** Things that the question wants to be worked on, and of which it names no material. */
  readonly things: readonly string[];
  /** True if the question asks what can be worked on. */
  readonly asksForWork: boolean;
  /** True if the question names something that work is done with or from. */
  readonly isByMeans: boolean;
  /** True if the message goes on from the last one by its words: `and the 960?` */
  readonly isFollower: boolean;
  /** True if the message begins with a circumstance: `with the fan on`. */
  readonly isCondition: boolean;
  /** Kinds of words that make a dangerous act harmless. */
  readonly reliefs: readonly string[];
  /** True if the message asks for something, or says more than thanks. */
  readonly asks: boolean;
  /** True if a question has unknown words, and else only words that may stand in any question. */
  readonly saysNothing: boolean;
  /** True if the question is short enough to go on from the last one. */
  readonly isBrief: boolean;
  /** True if the question is about something that has nothing to do with our machines. */
  readonly isForeign: boolean;
  /** Words that say something, and that nothing understood rests on. */
  readonly rest: readonly string[];
  /** Parts that are not sure enough to be answered, but worth suggesting. */
  readonly guesses: readonly Part[];
}

export const nobody: Subject = { models: [] };
