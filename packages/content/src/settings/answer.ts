import { everyday, type Process } from "../products/cuts.ts";
import { type ModelFacts, models } from "../products/facts.ts";
import { exact, type Quantity, range } from "../quantity.ts";
import { type Confidence, confidenceOf } from "./confidence.ts";
import {
  atPower,
  atThickness,
  between,
  powerFactor,
  rounded,
  type Speeds,
  type Step,
  thicknessFactor,
  within,
} from "./formulas.ts";
import { cutLimitOf, type Query, type Refusal, refusalOf } from "./query.ts";
import { type RowId, rowIds, rows, type SettingsRow } from "./rows.ts";
import type { SubstanceId } from "./substances.ts";

/**
 * Where a figure comes from: the maker's own test, a range used on other makers' machines, or a calculation from a row by the named
 * steps.
 */
export type Provenance =
  | { readonly kind: "makerTest" | "customary"; readonly row: RowId }
  | { readonly kind: "computed"; readonly row: RowId; readonly steps: readonly Step[] };

/** Air assist: strong, or gentle because a strong flow spoils a polished edge. */
export type Air = "strong" | "gentle";

/** Settings for a query, with their origin. */
export interface Settings {
  readonly kind: "settings";
  /** In mm/s: one figure, or the range to try. */
  readonly speed: Quantity;
  /** In percent of the laser's power. */
  readonly power: Quantity;
  readonly passes: Quantity;
  readonly air: Air;
  /** Position of the focus. Every row is for a focus on the surface. */
  readonly focus: "surface";
  /** Distance between the lines of a filled area. Missing for lines, and where no row knows it. */
  readonly interval?: Quantity;
  readonly provenance: Provenance;
  readonly confidence: Confidence;
}

/** Reason why no settings can be given, although the machine can do it. */
export type Unknown =
  /** No row is about this substance and operation. */
  | "noRow"
  /** The rows are for another kind of laser source. */
  | "otherSource"
  /** The rows are for a laser power that is too different. */
  | "powerTooFar"
  /** The rows are for a thickness that is too different. */
  | "thicknessTooFar"
  /** No thickness is published that the model cuts, and the sheet is thicker than what every machine cuts. */
  | "limitNotPublished";

/** Known settings for a query. */
export type Answer =
  | Settings
  | { readonly kind: "testCard"; readonly reason: Unknown }
  | ({ readonly kind: "notPossible" } & Refusal);

const acrylicRows: readonly RowId[] = ["acrylic-60", "acrylic-100"];

/** Substances without rows of their own, with the rows that serve in place, at lower confidence. */
const standIns: Partial<Record<SubstanceId, readonly RowId[]>> = {
  // The material's page counts birch plywood as birch. The row for 100 W is not lent: its 1.1 to 2.2 J/mm are mostly less
  // than the 2.1 J/mm of basswood, and birch is the denser.
  birch: ["plywood-60"],
  // The rows of acrylic do not say whether the sheet was cast or extruded.
  "cast-acrylic": acrylicRows,
  "extruded-acrylic": acrylicRows,
};

/** Air assist for cutting, from the pages of wood and acrylic. */
const airOf = (material: SubstanceId): Air => (material.endsWith("acrylic") ? "gentle" : "strong");

const first = ({ figures }: Quantity): number => Number(figures[0]);
const speedsOf = ({ speed: { figures } }: SettingsRow): Speeds => ({
  slow: Math.min(...figures),
  fast: Math.max(...figures),
});

/** Returns the factor between two figures, at least 1. */
const factor = (one: number, other: number): number => Math.max(one / other, other / one);

const rowOf = (id: RowId): SettingsRow => rows[id];

/** Returns the rows about a substance, or those that stand in, and an operation. */
const rowsFor = (material: SubstanceId, operation: Process): readonly RowId[] =>
  (standIns[material] ?? rowIds.filter((row) => rowOf(row).material === material)).filter(
    (row) => rowOf(row).operation === operation,
  );

/** Returns the rows nearest in a figure. Of two that are equally near, the smaller figure counts. */
function nearest(
  ids: readonly RowId[],
  figure: (row: SettingsRow) => number,
  wanted: number,
): readonly RowId[] {
  const byDistance = ids.toSorted((a, b) => {
    const [one, other] = [figure(rowOf(a)), figure(rowOf(b))];
    return factor(one, wanted) - factor(other, wanted) || one - other;
  });
  const [best] = byDistance;
  return best === undefined ? [] : ids.filter((id) => figure(rowOf(id)) === figure(rowOf(best)));
}

const wattsOf = ({ watts }: SettingsRow) => first(watts);
const thicknessOf = ({ thickness }: SettingsRow) => first(thickness);

/** Returns the rows with the next lower and the next higher laser power, if there are both. */
function around(
  ids: readonly RowId[],
  watts: number,
): { readonly below: RowId; readonly above: RowId } | undefined {
  const sorted = ids.toSorted((a, b) => wattsOf(rowOf(a)) - wattsOf(rowOf(b)));
  const below = sorted.findLast((id) => wattsOf(rowOf(id)) < watts);
  const above = sorted.find((id) => wattsOf(rowOf(id)) > watts);
  return below !== undefined && above !== undefined ? { below, above } : undefined;
}

/** Computes the settings of a query from one of the rows that are near enough. */
function computed(
  { material, thickness, model, watts }: Query,
  id: RowId,
  candidates: readonly RowId[],
): Settings {
  const row = rowOf(id);
  const { maxSpeed, source }: ModelFacts = models[model];
  const [fromWatts, fromThickness, most] = [wattsOf(row), thicknessOf(row), first(maxSpeed)];
  const steps: Step[] = [];
  let speeds = speedsOf(row);
  if (row.material !== material) steps.push({ kind: "standIn", of: row.material });
  if (fromWatts !== watts) {
    steps.push({ kind: "power", from: fromWatts, to: watts });
    speeds = atPower(speeds, fromWatts, watts);
    const pair = around(candidates, watts);
    if (pair) {
      const kept = between(speeds, speedsOf(rowOf(pair.below)), speedsOf(rowOf(pair.above)));
      if (kept.slow !== speeds.slow || kept.fast !== speeds.fast) steps.push({ kind: "between", ...pair });
      speeds = kept;
    }
  }
  if (fromThickness !== thickness) {
    steps.push({ kind: "thickness", from: fromThickness, to: thickness });
    speeds = atThickness(speeds, fromThickness, thickness);
  }
  if (speeds.fast > most) {
    steps.push({ kind: "machine", most });
    speeds = within(speeds, most);
  }
  // Rows for both kinds of tube do not say which it was, and most glass tubes cut more than RF tubes: they are a weak hint there.
  const tubeKnown = row.origin === "makerTest" || source !== "rfTube";
  const { slow, fast } = rounded(speeds);
  const provenance: Provenance =
    steps.length > 0 ? { kind: "computed", row: id, steps } : { kind: row.origin, row: id };
  return {
    kind: "settings",
    speed: slow === fast ? exact("mm/s", slow) : range("mm/s", slow, fast),
    power: row.power,
    passes: exact("", row.passes),
    air: airOf(material),
    focus: "surface",
    provenance,
    confidence: confidenceOf(row.origin, steps, tubeKnown),
  };
}

const unknown = (reason: Unknown): Answer => ({ kind: "testCard", reason });

/**
 * Returns the settings for a query, or why there are none. Every figure is a row's or computed from one by the formulas
 * of `formulas.ts`. Nothing is said beyond their limits.
 * @throws RangeError for a thickness that is not a positive number
 */
export function answerTo(query: Query): Answer {
  const refusal = refusalOf(query);
  if (refusal) return { kind: "notPossible", ...refusal };
  const { material, thickness, operation, model, watts } = query;
  const about = rowsFor(material, operation);
  if (about.length === 0) return unknown("noRow");
  const { source }: ModelFacts = models[model];
  const sameSource = about.filter((id) => rowOf(id).sources.includes(source));
  if (sameSource.length === 0) return unknown("otherSource");
  if (operation === "cut" && !cutLimitOf(material, model) && thickness > first(everyday))
    return unknown("limitNotPublished");
  const candidates = nearest(sameSource, thicknessOf, thickness);
  const [id] = nearest(candidates, wattsOf, watts);
  if (id === undefined) return unknown("noRow");
  if (factor(thicknessOf(rowOf(id)), thickness) > thicknessFactor) return unknown("thicknessTooFar");
  if (factor(wattsOf(rowOf(id)), watts) > powerFactor) return unknown("powerTooFar");
  return computed(query, id, candidates);
}
