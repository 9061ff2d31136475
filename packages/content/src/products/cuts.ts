import type { VerdictLevel } from "@lightmaker/ui";
import type { Beam, MaterialId } from "../materials/model.ts";
import { exact, type Quantity } from "../quantity.ts";
import { type ModelFacts, type ModelId, models, type SourceId } from "./facts.ts";

/** What can be done to a material: through it, into its face, or on its face by colour or by removing a coat. */
export type Operation = "cut" | "engrave" | "mark";
export type Abilities = Readonly<Record<Operation, VerdictLevel>>;

/** The light a source gives. */
export const beamOf: Readonly<Record<SourceId, Beam>> = {
  glassTube: "co2",
  rfTube: "co2",
  diode: "diode",
  fiber: "fiber",
};

/** What part of a material decides, when the material is asked for by more than its name. */
export type Variant = "clearAcrylic" | "bareMetal" | "coatedMetal";

const able = (cut: VerdictLevel, engrave: VerdictLevel, mark: VerdictLevel): Abilities => ({
  cut,
  engrave,
  mark,
});
const everything = able("yes", "yes", "yes");
const nothing = able("no", "no", "no");
/** CO₂ roughens the face of glass and stone: an engraving without depth. */
const faceOnly = able("no", "partly", "yes");
const metalOnFiber = able("no", "yes", "yes");
const coatOnly = able("no", "no", "partly");

/**
 * What each light does to each material (facts, "Sources of light"). The verdicts of the materials' pages, the finder, the
 * tables, the chat and the manuals read it here; their words say why.
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

/** Whether a machine's light does anything to a material. */
export const works = (material: MaterialId | Variant, beam: Beam): boolean =>
  Object.values(abilities[material][beam]).some((level) => level !== "no");

/** Thickest piece that a model cuts through: what is advised, and what good material, full power and several passes allow. */
export interface Thickness {
  readonly advised?: Quantity;
  readonly most: Quantity;
}

/** Materials whose thickness the facts speak of. */
export type Sheet = "wood" | "acrylic";

/** Thickness that every CO₂ cutter does in one pass: the starting points of the facts are given for it. */
export const everyday = exact("mm", 3);

/** Thickest sheet of a material a model cuts. `undefined` where it does not cut it, or the specification gives no figure. */
export function thicknessOf(
  id: ModelId,
  material: Sheet,
  facts: ModelFacts = models[id],
): Thickness | undefined {
  const { source, cutThickness, woodThickness, woodThicknessLimit } = facts;
  if (abilities[material][beamOf[source]].cut === "no") return undefined;
  // On a blue diode model one figure stands for all it cuts.
  const most = material === "acrylic" || source === "diode" ? cutThickness : woodThicknessLimit;
  if (!most) return undefined;
  return material === "wood" && woodThickness ? { advised: woodThickness, most } : { most };
}
