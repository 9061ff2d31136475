/** Settings that a test card can vary. Only filled squares have a line interval. */
export const cardSettings = ["power", "speed", "passes", "interval"] as const;
export type CardSetting = (typeof cardSettings)[number];

/** What is typed for one setting: a range in steps, or the single figure `from`. */
export interface AxisEntry {
  readonly from: string;
  readonly to: string;
  readonly steps: string;
}

/** Least and most figure of a setting. */
export interface Limits {
  readonly least: number;
  readonly most: number;
  /** Number of decimals that a figure may have. */
  readonly decimals: number;
}

/** What is wrong with an entry. */
export interface Fault {
  readonly field: keyof AxisEntry;
  readonly fault: "figure" | "whole" | "order" | "steps";
  readonly least: number;
  readonly most: number;
}

const read = (text: string): number =>
  text.trim() === "" ? Number.NaN : Number(text.trim().replace(",", "."));

/** Returns a figure, or what is wrong with it. */
export function readFigure(
  text: string,
  field: keyof AxisEntry,
  { least, most, decimals }: Limits,
): number | Fault {
  const value = read(text);
  if (value >= least && value <= most && (decimals > 0 || Number.isInteger(value))) return value;
  return { field, fault: decimals > 0 ? "figure" : "whole", least, most };
}

/** Returns evenly spaced values of an axis, or what is wrong with its entry. */
export function readAxis(
  { from, to, steps }: AxisEntry,
  limits: Limits,
  mostSteps: number,
): readonly number[] | Fault {
  const first = readFigure(from, "from", limits);
  if (typeof first !== "number") return first;
  const last = readFigure(to, "to", limits);
  if (typeof last !== "number") return last;
  const count = readFigure(steps, "steps", { least: 2, most: mostSteps, decimals: 0 });
  if (typeof count !== "number") return count;
  const { least, most, decimals } = limits;
  if (last <= first) return { field: "to", fault: "order", least, most };
  // Longer figures would run together below the squares of the card.
  const scale = last < 100 ? 10 ** decimals : 1;
  const values = Array.from(
    { length: count },
    (_, index) => Math.round((first + ((last - first) * index) / (count - 1)) * scale) / scale,
  );
  return new Set(values).size === count ? values : { field: "steps", fault: "steps", least, most };
}
