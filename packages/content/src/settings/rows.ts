import { everyday, type Operation } from "../products/cuts.ts";
import type { SourceId } from "../products/facts.ts";
import { exact, type Quantity, range } from "../quantity.ts";
import type { SubstanceId } from "./substances.ts";

/**
 * Settings that somebody has used. Speed and power are the whole range that is usual; no figure inside it is better
 * than another before a test card.
 */
export interface SettingsRow {
  readonly material: SubstanceId;
  readonly thickness: Quantity;
  readonly operation: Operation;
  /** Kinds of laser source that the row is true of. */
  readonly sources: readonly SourceId[];
  /** Optical power of the laser source. */
  readonly watts: Quantity;
  /** Share of that power. */
  readonly power: Quantity;
  readonly speed: Quantity;
  readonly passes: number;
  /** Origin: tried by the maker on this kind of machine, or used on other makers' machines. */
  readonly origin: "makerTest" | "customary";
}

const co2: readonly SourceId[] = ["glassTube", "rfTube"];
const glassTube: readonly SourceId[] = ["glassTube"];

/** Conditions of all rows of the facts: sheets of 3 mm, cut in one pass. */
const oneCut = { thickness: everyday, operation: "cut", passes: 1, origin: "customary" } as const;

/**
 * All settings that the site knows (facts, "Starting points"). Every other figure of the finder, the files and the
 * materials' pages is one of these or computed from one of these. They come from different machines and sheets.
 */
export const rows = {
  "basswood-40": {
    ...oneCut,
    material: "basswood",
    sources: co2,
    watts: exact("W", 40),
    power: exact("%", 80),
    speed: exact("mm/s", 15),
  },
  "plywood-60": {
    ...oneCut,
    material: "plywood",
    sources: co2,
    watts: exact("W", 60),
    power: range("%", 68, 80),
    speed: range("mm/s", 12, 18),
  },
  "plywood-100": {
    ...oneCut,
    material: "plywood",
    sources: co2,
    watts: exact("W", 100),
    power: range("%", 40, 55),
    speed: range("mm/s", 25, 35),
  },
  "acrylic-60": {
    ...oneCut,
    material: "acrylic",
    sources: glassTube,
    watts: exact("W", 60),
    power: range("%", 60, 75),
    speed: range("mm/s", 10, 20),
  },
  "acrylic-100": {
    ...oneCut,
    material: "acrylic",
    sources: glassTube,
    watts: exact("W", 100),
    power: exact("%", 65),
    speed: exact("mm/s", 20),
  },
} as const satisfies Record<string, SettingsRow>;

export type RowId = keyof typeof rows;

export const rowIds = Object.keys(rows) as readonly RowId[];
