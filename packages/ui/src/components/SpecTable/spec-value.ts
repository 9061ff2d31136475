import type { LinkData } from "../../data.ts";

/**
 * Meaning of the figures of a quantity: `exact` one figure, `range` from–to, `choices` available versions,
 * `most`/`least` upper and lower bound, `about` a rounded figure, `plus` more than the figure, `area` length × width (×
 * height), `areaMost` an area as an upper bound.
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

/** A measured value in metric units. Imperial values are computed from it. */
export interface SpecQuantity {
  readonly figures: readonly number[];
  /** Unit symbol of all figures: `mm`, `kg`, `mm/s`. A unit without an imperial equivalent is shown unchanged. */
  readonly unit: string;
  /** Default: `exact`. */
  readonly shape?: SpecShape;
}

/** A text that contains quantities. */
export interface SpecSentence {
  /** Text with placeholders: `{0}` is replaced by the first quantity, `{1}` by the second. */
  readonly text: string;
  readonly quantities: readonly SpecQuantity[];
}

/** A value of a specification: a text, a quantity, a text with quantities, or a link to request an unknown value. */
export type SpecValue = string | SpecQuantity | SpecSentence | LinkData;

export interface SpecRow {
  readonly label: string;
  readonly value: SpecValue;
}

/** Rows that belong together. */
export interface SpecGroup {
  /** Heading of the group. Not needed if the table has only one group. */
  readonly title?: string;
  readonly rows: readonly SpecRow[];
}
