import type { SpecQuantity } from "./SpecValue.ts";

/** Two systems of units; data is metric. */
export type UnitSystem = "metric" | "imperial";

interface Conversion {
  /** Unit it is converted to. */
  to: ImperialUnit;
  factor: number;
  /** Added after multiplying. */
  offset?: number;
  /** Decimals of figures of 1 and more. */
  decimals: number;
}

/** Units that metric ones are converted to. Volumes are those of the United States. */
export type ImperialUnit = "in" | "ft" | "in/s" | "lb" | "gal" | "gal/h" | "ft³/min" | "psi" | "°F";

/** Exact by definition (NIST Special Publication 811, appendix B), except psi, which is rounded to ten figures. */
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

/** A quantity in imperial units, its figures rounded and to be written with exactly `decimals` decimals. */
export interface ImperialQuantity extends SpecQuantity {
  readonly unit: ImperialUnit;
  readonly decimals: number;
}

/** Decimals that leave a figure two significant digits: 3 for 0.025, −1 for 661. */
const decimalsForTwoDigits = (figure: number) => 1 - Math.floor(Math.log10(figure));

/**
 * The quantity in imperial units, or `undefined` where its unit has none.
 *
 * Rounding: to the nearest, with the unit's usual decimals (inches one, pounds none); all figures of one quantity get the
 * same number of decimals. Where the smallest figure is below 1, so many that it keeps two significant digits. What is
 * `about` a figure has two significant digits, since more would claim what nobody has measured.
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
