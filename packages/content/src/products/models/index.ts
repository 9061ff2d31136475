import type { ModelId, SeriesId } from "../facts.ts";
import type { ProductModel } from "../product-model.ts";
import { light530 } from "./light-530.ts";
import { light530Rf } from "./light-530-rf.ts";
import { light640 } from "./light-640.ts";
import { light960 } from "./light-960.ts";
import { light1390 } from "./light-1390.ts";
import { light1610 } from "./light-1610.ts";
import { lightBlue530 } from "./light-blue-530.ts";
import { markM20 } from "./mark-m20.ts";

/** All models, in the order of the switchers: Aurora, then Radiance. */
export const productModels: readonly ProductModel[] = [
  light530,
  lightBlue530,
  light530Rf,
  markM20,
  light640,
  light960,
  light1390,
  light1610,
];

/** Returns the models of one series, in the order of its switcher. */
export const productsOf = (series: SeriesId): readonly ProductModel[] =>
  productModels.filter((model) => model.series === series);

/** Model that each series page opens with (decisions 8). */
export const defaultModel = {
  morningLight: "light-530",
  zhongtian: "light-640",
} as const satisfies Record<SeriesId, ModelId>;

/** Other names of models in sections 1 and 9 of the specification. */
const otherNames: Partial<Record<ModelId, readonly string[]>> = {
  "light-blue-530": ["530-B", "Blue Light S20"],
};

/** Returns every name of a model in the specification. Compare them without case, spaces and hyphens (decisions 7). */
export const spellingsOf = ({ slug, name }: ProductModel): readonly string[] => [
  slug,
  name,
  ...(otherNames[slug] ?? []),
];
