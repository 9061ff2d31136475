import type { VerdictLevel } from "@lightmaker/ui";
import type { Beam, MaterialId } from "../materials/material.ts";
import { exact, type Quantity } from "../quantity.ts";
import { type ModelFacts, type ModelId, models, type SourceId } from "./facts.ts";

/**
 * Processing of a material: cutting through it, engraving into its surface, or marking the surface by a change of
 * colour or by removing a coating. `claims.operations` says the same to readers.
 */
export type Operation = "cut" | "engrave" | "mark";
/** The same, and scoring: a line that goes into the depth, not through. */
export type Process = Operation | "score";
export type Abilities = Readonly<Record<Process, VerdictLevel>>;

/** Light of each laser source. */
export const beamOf: Readonly<Record<SourceId, Beam>> = {
  glassTube: "co2",
  rfTube: "co2",
  diode: "diode",
  fiber: "fiber",
};

/** Variants of a material that give another result than the material in general. */
export type Variant = "clearAcrylic" | "bareMetal" | "coatedMetal";

/** A line can be scored where the light engraves, unless `score` says otherwise. */
const able = (
  cut: VerdictLevel,
  engrave: VerdictLevel,
  mark: VerdictLevel,
  score: VerdictLevel = engrave,
): Abilities => ({ cut, engrave, mark, score });
const everything = able("yes", "yes", "yes");
const nothing = able("no", "no", "no");
/** CO₂ roughens the surface of glass and stone: an engraving without depth. A scored line is a crack along its whole length. */
const faceOnly = able("no", "partly", "yes", "no");
const metalOnFiber = able("no", "yes", "yes");
const coatOnly = able("no", "no", "partly");

/**
 * Effect of each light on each material (facts, "Sources of light"). The verdicts of the materials' pages, the finder,
 * the tables, the chat and the manuals use this table; their texts give the reasons.
 */
export const abilities: Readonly<Record<MaterialId | Variant, Readonly<Record<Beam, Abilities>>>> = {
  wood: { co2: everything, diode: everything, fiber: nothing },
  acrylic: { co2: everything, diode: able("partly", "partly", "partly"), fiber: nothing },
  clearAcrylic: { co2: everything, diode: nothing, fiber: nothing },
  paper: { co2: able("yes", "partly", "yes"), diode: able("yes", "partly", "yes"), fiber: nothing },
  leather: { co2: everything, diode: able("partly", "yes", "yes"), fiber: nothing },
  fabric: { co2: able("yes", "partly", "yes"), diode: nothing, fiber: nothing },
  glass: { co2: faceOnly, diode: nothing, fiber: nothing },
  stone: { co2: faceOnly, diode: nothing, fiber: nothing },
  metal: { co2: coatOnly, diode: nothing, fiber: metalOnFiber },
  aluminum: { co2: coatOnly, diode: nothing, fiber: metalOnFiber },
  coatedMetal: { co2: coatOnly, diode: nothing, fiber: metalOnFiber },
  bareMetal: { co2: nothing, diode: nothing, fiber: metalOnFiber },
};

/** True if a machine's light has any effect on a material. */
export const works = (material: MaterialId | Variant, beam: Beam): boolean =>
  Object.values(abilities[material][beam]).some((level) => level !== "no");

/**
 * Maximum thickness that a model cuts through: the recommended one, and the one possible with good material, full power
 * and several passes.
 */
export interface Thickness {
  readonly advised?: Quantity;
  readonly most: Quantity;
}

/** Materials for which the facts give a thickness. */
export type Sheet = "wood" | "acrylic";

/** Thickness that every CO₂ cutter cuts in one pass. The starting points of the facts are given for it. */
export const everyday = exact("mm", 3);

/**
 * Returns the maximum thickness of a material that a model cuts. `undefined` if the model does not cut it or the
 * specification gives no figure.
 */
export function thicknessOf(
  id: ModelId,
  material: Sheet,
  facts: ModelFacts = models[id],
): Thickness | undefined {
  const { source, cutThickness, woodThickness, woodThicknessLimit } = facts;
  if (abilities[material][beamOf[source]].cut === "no") return undefined;
  // The figure of a blue diode model is that of wood. It cuts thin acrylic only, after a sample cut.
  const ofAcrylic = source === "diode" ? undefined : cutThickness;
  const ofWood = source === "diode" ? cutThickness : woodThicknessLimit;
  const most = material === "acrylic" ? ofAcrylic : ofWood;
  if (!most) return undefined;
  return material === "wood" && woodThickness ? { advised: woodThickness, most } : { most };
}
