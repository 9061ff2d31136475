import type { VerdictLevel } from "@lightmaker/ui";
import { abilities, beamOf, type Process, type Sheet, thicknessOf } from "../products/cuts.ts";
import { type ModelFacts, type ModelId, models } from "../products/facts.ts";
import type { Quantity } from "../quantity.ts";
import { kindOfSubstance, type SubstanceId } from "./substances.ts";

export const processes: readonly Process[] = ["cut", "score", "engrave", "mark"];

/** Query for settings. */
export interface Query {
  readonly material: SubstanceId;
  /** Thickness of the sheet or height of the piece, in millimetres. */
  readonly thickness: number;
  readonly operation: Process;
  readonly model: ModelId;
  /** Optical power of the laser source that the model is sold with. */
  readonly watts: number;
}

/** Reason why a model cannot do what is asked. */
export type Refusal =
  /** The model is not sold with this laser power. `limit` lists those that it is sold with. */
  | { readonly reason: "noSuchPower"; readonly limit: Quantity }
  /** The model's light does not do this to the substance. */
  | { readonly reason: "lightDoesNot" }
  /** The model does not cut this thickness, or the piece does not fit below its head. */
  | { readonly reason: "tooThick"; readonly limit: Quantity };

/** Returns the effect of a model's light: `partly` under the condition that the material's page states. */
export function verdictOf({
  material,
  operation,
  model,
}: Pick<Query, "material" | "operation" | "model">): VerdictLevel {
  const { as, only } = kindOfSubstance(material);
  const beam = beamOf[models[model].source];
  if (only !== undefined && only !== beam) return "no";
  return abilities[as][beam][operation];
}

const isSheet = (page: string): page is Sheet => page === "wood" || page === "acrylic";

/** Returns the maximum thickness that a model cuts, if there is a figure for the material. */
export function cutLimitOf(material: SubstanceId, model: ModelId): Quantity | undefined {
  const { page } = kindOfSubstance(material);
  return isSheet(page) ? thicknessOf(model, page)?.most : undefined;
}

const largest = ({ figures }: Quantity): number => Math.max(...figures);

/**
 * Returns why a model cannot do what is asked, or `undefined` if nothing speaks against it.
 * @throws RangeError for a thickness that is not a positive number
 */
export function refusalOf(query: Query): Refusal | undefined {
  const { material, thickness, operation, model, watts } = query;
  if (!(thickness > 0 && Number.isFinite(thickness))) {
    throw new RangeError(`The thickness is ${thickness} mm: give a positive number of millimetres.`);
  }
  const { laserPower, materialThickness }: ModelFacts = models[model];
  if (!laserPower.figures.includes(watts)) return { reason: "noSuchPower", limit: laserPower };
  if (verdictOf(query) === "no") return { reason: "lightDoesNot" };
  const limits = [materialThickness, operation === "cut" ? cutLimitOf(material, model) : undefined];
  const exceeded = limits
    .filter((limit) => limit !== undefined && thickness > largest(limit))
    .toSorted((a, b) => (a && b ? largest(a) - largest(b) : 0));
  return exceeded[0] && { reason: "tooThick", limit: exceeded[0] };
}
