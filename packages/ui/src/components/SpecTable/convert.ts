import type { SpecQuantity } from "./spec-value.ts";

/** System of units. The data is metric. */
export type UnitSystem = "metric" | "imperial";

interface Conversion {
  /** Target unit. */
  to: ImperialUnit;
  factor: number;
  /** Added after the multiplication. */
  offset?: number;
  /** Number of decimals for figures of at least 1. */
  decimals: number;
}

/** Imperial units. Volumes are US units. */
export type ImperialUnit = "in" | "ft" | "in/s" | "lb" | "gal" | "gal/h" | "ft³/min" | "psi" | "°F";

/**
 * Exact by definition (NIST Special Publication 811, appendix B), except psi, which is rounded to ten significant
 * digits.
 */
const conversions: Readonly<Record<string, Conversion>> = {
  mm: { to: "in", factor: 1 / 25.4, decimals: 1 },
  m: { to: "ft", factor: 1 / 0.3048, decimals: 1 },
  "mm/s": { to: "in/s", factor: 1 / 25.4, decimals: 1 },
  kg: { to: "lb", factor: 1 / 0.45359237, decimals: 0 },
  L: { to: "gal", factor: 1 / 3.785411784, decimals: 1 },
  "L/h": { to: "gal/h", factor: 1 / 3.785411784, decimals: 0 },
  "L/min": { to: "ft³/min", factor: 1 / 28.316846592, decimals: 1 },
  MPa: { to: "psi", factor: 145.0377377, decimals: 1 },
  "°C": { to: "°F", factor: 1.8, offset: 32, decimals: 0 },
};

/** A quantity in imperial units with rounded figures, formatted with exactly `decimals` decimals. */
export interface ImperialQuantity extends SpecQuantity {
  readonly unit: ImperialUnit;
  readonly decimals: number;
}

/** Returns the number of decimals that gives a figure two significant digits: 3 for 0.025, −1 for 661. */
const decimalsForTwoDigits = (figure: number) => 1 - Math.floor(Math.log10(figure));

/**
 * Converts a quantity to imperial units. Returns `undefined` if its unit has no imperial equivalent.
 *
 * Rounds to the nearest value with the usual number of decimals of the unit (inches one, pounds none). All figures of a
 * quantity have the same number of decimals. If the smallest figure is below 1, it keeps two significant digits.
 * Figures with the shape `about` have two significant digits: more would claim a precision that was not measured.
 */
export function toImperial(quantity: SpecQuantity): ImperialQuantity | undefined {
  const conversion = conversions[quantity.unit];
  if (!conversion) return undefined;
  const { to, factor, offset = 0, decimals: usual } = conversion;
  const exact = quantity.figures.map((figure) => figure * factor + offset);
  const smallest = Math.min(...exact.filter((figure) => figure > 0));
  const digits =
    quantity.shape === "about" || smallest < 1
      ? Math.max(quantity.shape === "about" ? -Infinity : usual, decimalsForTwoDigits(smallest))
      : usual;
  const decimals = Math.max(0, digits);
  const step = 10 ** digits;
  return {
    ...quantity,
    unit: to,
    decimals,
    figures: exact.map((figure) => Math.round(figure * step) / step),
  };
}
