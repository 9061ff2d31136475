import type { LinkData } from "../../data.ts";

/**
 * How the figures of a quantity are meant: `exact` one figure, `range` from–to, `choices` versions to choose from,
 * `most`/`least` bounds, `about` a rounded figure, `plus` a count that is exceeded, `area` length × width (× height),
 * `areaMost` the same as an upper bound.
 */
export type SpecShape =
  | "exact"
  | "range"
  | "choices"
  | "most"
  | "least"
  | "about"
  | "plus"
  | "area"
  | "areaMost";

/** A measured value in metric units; inches, pounds and the like are computed from it. */
export interface SpecQuantity {
  readonly figures: readonly number[];
  /** Unit symbol of all figures: `mm`, `kg`, `mm/s`. A unit without an imperial one is shown as it is. */
  readonly unit: string;
  /** Default `exact`. */
  readonly shape?: SpecShape;
}

/** Words around quantities. */
export interface SpecSentence {
  /** `{0}` stands for the first of the quantities, `{1}` for the second. */
  readonly text: string;
  readonly quantities: readonly SpecQuantity[];
}

/** A value of a specification: words, a quantity, words with quantities, or the way to ask for what is not known. */
export type SpecValue = string | SpecQuantity | SpecSentence | LinkData;

/** One line of a specification. */
export interface SpecRow {
  readonly label: string;
  readonly value: SpecValue;
}

/** Lines that belong together. */
export interface SpecGroup {
  /** Heading of the group; a table of one group needs none. */
  readonly title?: string;
  readonly rows: readonly SpecRow[];
}
