import type { Words } from "../authoring.ts";
import type { Process } from "../products/cuts.ts";
import { type ModelFacts, type ModelId, models, type SourceId } from "../products/facts.ts";
import type { Quantity } from "../quantity.ts";
import type { Air, Settings } from "./answer.ts";
import type { Confidence } from "./confidence.ts";
import type { Step } from "./formulas.ts";
import { settingsOfModel } from "./lists.ts";
import type { Query } from "./query.ts";
import { type RowId, rows, type SettingsRow } from "./rows.ts";
import type { SubstanceId } from "./substances.ts";
import { nameOf, provenanceWords, watchWords } from "./words.ts";

/** Lowest and highest figure; equal where there is one. */
export interface StudioRange {
  readonly min: number;
  readonly max: number;
}

/** Row that figures come from. */
interface StudioRow {
  readonly id: RowId;
  readonly material: SubstanceId;
  readonly thickness: number;
  readonly watts: number;
  /** Percent. */
  readonly power: StudioRange;
  /** Millimetres per second. */
  readonly speed: StudioRange;
}

/** Settings of one material, thickness and operation. */
export interface StudioSetting {
  readonly material: SubstanceId;
  readonly name: string;
  /** Millimetres. */
  readonly thickness: number;
  readonly operation: Process;
  /** Millimetres per second. */
  readonly speed: StudioRange;
  /** Percent. */
  readonly power: StudioRange;
  readonly passes: number;
  readonly air: Air;
  readonly focus: "surface";
  /** Millimetres between the lines of a filled area. */
  readonly interval?: number;
  readonly confidence: Confidence;
  readonly provenance: {
    readonly kind: Settings["provenance"]["kind"];
    readonly row: StudioRow;
    readonly steps: readonly Step[];
    /** The same for people. */
    readonly text: readonly string[];
  };
  /** Warnings. */
  readonly watch: readonly string[];
}

/** File of settings for LightMaker Studio. `studio-schema.ts` describes it for other programs. */
export interface StudioFile {
  readonly format: "lightmaker-settings";
  readonly version: 1;
  readonly language: string;
  readonly machine: {
    readonly model: ModelId;
    readonly name: string;
    readonly source: SourceId;
    /** Optical power of the laser source, in watts. */
    readonly watts: number;
    /** Millimetres per second. */
    readonly maxSpeed: number;
    /** Millimetres. Missing if it is not published. */
    readonly workArea?: { readonly length: number; readonly width: number };
  };
  readonly settings: readonly StudioSetting[];
}

const rangeOf = ({ figures }: Quantity): StudioRange => ({
  min: Math.min(...figures),
  max: Math.max(...figures),
});
const first = ({ figures }: Quantity): number => Number(figures[0]);

function studioRow(id: RowId): StudioRow {
  const { material, thickness, watts, power, speed }: SettingsRow = rows[id];
  return {
    id,
    material,
    thickness: first(thickness),
    watts: first(watts),
    power: rangeOf(power),
    speed: rangeOf(speed),
  };
}

function settingOf(query: Query, answer: Settings, text: (words: Words) => string): StudioSetting {
  const { provenance, interval } = answer;
  return {
    material: query.material,
    name: text(nameOf(query.material)),
    thickness: query.thickness,
    operation: query.operation,
    speed: rangeOf(answer.speed),
    power: rangeOf(answer.power),
    passes: first(answer.passes),
    air: answer.air,
    focus: answer.focus,
    ...(interval && { interval: first(interval) }),
    confidence: answer.confidence,
    provenance: {
      kind: provenance.kind,
      row: studioRow(provenance.row),
      steps: provenance.kind === "computed" ? provenance.steps : [],
      text: provenanceWords(provenance).map(text),
    },
    watch: watchWords(query, answer).map(text),
  };
}

/**
 * Returns the file of settings of a model with one laser power.
 * @param text resolves words into `language`
 */
export function studioFile(
  model: ModelId,
  watts: number,
  language: string,
  text: (words: Words) => string,
): StudioFile {
  const { name, source, maxSpeed, workArea }: ModelFacts = models[model];
  const [length, width] = workArea?.figures ?? [];
  return {
    format: "lightmaker-settings",
    version: 1,
    language,
    machine: {
      model,
      name,
      source,
      watts,
      maxSpeed: first(maxSpeed),
      ...(length !== undefined && width !== undefined && { workArea: { length, width } }),
    },
    settings: settingsOfModel(model).flatMap(({ query, answer }) =>
      query.watts === watts && answer.kind === "settings" ? [settingOf(query, answer, text)] : [],
    ),
  };
}
