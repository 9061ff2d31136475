import { msg } from "@lingui/core/macro";
import { inline } from "../authoring.ts";
import { type ModelId, models } from "../products/facts.ts";
import { onRequest } from "../products/specs.ts";
import type { Reach } from "./model.ts";

/** What CO₂ models are asked for in materials they mark but do not cut, or whose cut has no rated thickness. */
type Radiance = Extract<ModelId, "light-640" | "light-960" | "light-1390" | "light-1610">;

const radiance: readonly Radiance[] = ["light-640", "light-960", "light-1390", "light-1610"];

const { workArea, materialThickness } = models["light-530"];
const area530 = inline(workArea);
const fits530 = inline(materialThickness);

/** How high a piece may be: what fits under the head, or how far the table goes down. */
export const heights: readonly Reach[] = [
  { model: "light-530", value: materialThickness },
  { model: "light-530-rf", value: onRequest },
  ...radiance.map((model): Reach => {
    const travel = inline(models[model].zTravel);
    return { model, value: msg`Z 轴行程 ${travel}` };
  }),
];

/** How large a piece may be: what the head reaches. */
export const areas: readonly Reach[] = [
  { model: "light-530", value: msg`幅面 ${area530}，料厚 ${fits530}` },
  { model: "light-530-rf", value: onRequest },
  ...radiance.map((model): Reach => {
    const area = inline(models[model].workArea);
    return { model, value: msg`幅面 ${area}` };
  }),
];
