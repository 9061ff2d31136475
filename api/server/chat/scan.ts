import type { Unit } from "./units-of-text.ts";

/** Meaning of words. */
export interface Sense {
  readonly kind:
    | "model"
    | "group"
    | "attribute"
    | "most"
    | "least"
    | "material"
    | "cue"
    | "situation"
    | "unit"
    | "unsafe"
    | "foreign"
    | "filler"
    | "joiner"
    | "follower";
  readonly id: string;
}

/** Words of a question with their meanings. */
export interface Span {
  /** Positions of the first unit and after the last. */
  readonly from: number;
  readonly to: number;
  readonly senses: readonly Sense[];
  /** True if the words themselves ask, such as "how heavy". */
  readonly isHow: boolean;
}

/** Positions of the first unit of a stretch, and after the last. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** A question, split into units, with the words that are known. */
export interface Scan {
  readonly units: readonly Unit[];
  /** From left to right, without overlaps. */
  readonly spans: readonly Span[];
  /** For each unit, the Chinese word that it is part of. */
  readonly words: readonly Stretch[];
  /** Positions of words that were taken for others, which are spelled alike. */
  readonly mistyped: ReadonlySet<number>;
  /** True if the question is written in pinyin. */
  readonly inPinyin: boolean;
}
