import type { RowId } from "./rows.ts";
import type { SubstanceId } from "./substances.ts";

/** Fastest and slowest speed, in mm/s. */
export interface Speeds {
  readonly slow: number;
  readonly fast: number;
}

/** A calculation between a row and an answer, in the order in which they are done. */
export type Step =
  /** The row is about a substance that is used in place of the one asked for. No figure changes. */
  | { readonly kind: "standIn"; readonly of: SubstanceId }
  /** Another laser power: the speed is proportional to the optical power, at the same power in percent. */
  | { readonly kind: "power"; readonly from: number; readonly to: number }
  /** A laser power between those of two rows: neither end of the range leaves the ends of the two rows. */
  | { readonly kind: "between"; readonly below: RowId; readonly above: RowId }
  /** Another thickness. */
  | { readonly kind: "thickness"; readonly from: number; readonly to: number }
  /** The machine's maximum speed. */
  | { readonly kind: "machine"; readonly most: number };

/** Largest factor between the power of a row and that of the machine, in both directions. */
export const powerFactor = 2;

/** Largest factor between the thickness of a row and that of the sheet, in both directions. */
export const thicknessFactor = 2;

/**
 * Scales speeds by energy per length of cut: at the same share of the power, the energy per millimetre stays the same if
 * the speed follows the optical power.
 */
export const atPower = ({ slow, fast }: Speeds, from: number, to: number): Speeds => ({
  slow: (slow * to) / from,
  fast: (fast * to) / from,
});

/**
 * Scales speeds to another thickness, carefully. The fast end keeps the energy per volume of the kerf: speed × thickness
 * is constant. The slow end of a thicker sheet is slower by another square root, because a deep kerf loses light and
 * clears its smoke badly. A thinner sheet keeps the slow end, so that the range only grows.
 */
export function atThickness({ slow, fast }: Speeds, from: number, to: number): Speeds {
  const ratio = from / to;
  return { slow: ratio < 1 ? slow * ratio * Math.sqrt(ratio) : slow, fast: fast * ratio };
}

const limited = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** Keeps each end of a range between the same ends of the rows for less and for more power. */
export const between = ({ slow, fast }: Speeds, below: Speeds, above: Speeds): Speeds => ({
  slow: limited(slow, below.slow, above.slow),
  fast: limited(fast, below.fast, above.fast),
});

/** Keeps speeds within what the machine reaches. */
export const within = ({ slow, fast }: Speeds, most: number): Speeds => ({
  slow: Math.min(slow, most),
  fast: Math.min(fast, most),
});

/** Rounds to a half below 10 mm/s, to 1 below 30 and to 5 above: rows are not known more exactly, so figures claim no more. */
const coarse = (speed: number): number => {
  const step = speed < 10 ? 0.5 : speed < 30 ? 1 : 5;
  return Math.round(speed / step) * step;
};

/** Rounds the ends of a range of speeds as far as they are known. */
export const rounded = ({ slow, fast }: Speeds): Speeds => ({ slow: coarse(slow), fast: coarse(fast) });
