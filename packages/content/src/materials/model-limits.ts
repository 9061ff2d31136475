import { msg } from "@lingui/core/macro";
import { inline } from "../authoring.ts";
import { beamOf, type Sheet, thicknessOf } from "../products/cuts.ts";
import { type ModelFacts, type ModelId, models } from "../products/facts.ts";
import { onRequest } from "../products/specs.ts";
import type { ModelLimit } from "./material.ts";

/** Limits of the CO₂ models for materials that they mark but do not cut, or whose cutting thickness is not rated. */
type Radiance = Extract<ModelId, "light-640" | "light-960" | "light-1390" | "light-1610">;

const radiance: readonly Radiance[] = ["light-640", "light-960", "light-1390", "light-1610"];

const { workArea, materialThickness } = models["light-530"];
const area530 = inline(workArea);
const fits530 = inline(materialThickness);

/** Height limit of a piece per model: the clearance under the head, or the travel of the table. */
export const heights: readonly ModelLimit[] = [
  { model: "light-530", value: materialThickness },
  { model: "light-530-rf", value: onRequest },
  ...radiance.map((model): ModelLimit => {
    const travel = inline(models[model].zTravel);
    return { model, value: msg`向我们索取（工作台升降 ${travel}）` };
  }),
];

/** Size limit of a piece per model: the work area. */
export const areas: readonly ModelLimit[] = [
  { model: "light-530", value: msg`幅面 ${area530}，料厚 ${fits530}` },
  { model: "light-530-rf", value: onRequest },
  ...radiance.map((model): ModelLimit => {
    const area = inline(models[model].workArea);
    return { model, value: msg`幅面 ${area}` };
  }),
];

/**
 * Returns the thickness that each model cuts, or a link to ask for it. Machines that do not cut the material are left
 * out.
 */
export const cutDepths = (material: Sheet): readonly ModelLimit[] =>
  Object.entries<ModelFacts>(models)
    .filter(([, { source }]) => source !== "fiber")
    .map(([id, { source }]): ModelLimit => {
      const model = id as ModelId;
      const limit = thicknessOf(model, material);
      if (!limit) {
        return beamOf[source] === "diode" && material === "acrylic"
          ? { model, value: msg`只限深色、不透光的薄板；切不切得了、能切多厚，看打样` }
          : { model, value: onRequest };
      }
      const most = inline(limit.most);
      const advised = limit.advised && inline(limit.advised);
      if (advised) return { model, value: msg`建议不超过 ${advised}，最厚 ${most}` };
      return { model, value: beamOf[source] === "diode" ? limit.most : msg`最厚 ${most}` };
    });
