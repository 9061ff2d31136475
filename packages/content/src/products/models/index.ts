import type { ModelId, SeriesId } from "../facts.ts";
import type { ProductModel } from "../model.ts";
import { light530 } from "./light-530.ts";
import { light530Rf } from "./light-530-rf.ts";
import { light640 } from "./light-640.ts";
import { light960 } from "./light-960.ts";
import { light1390 } from "./light-1390.ts";
import { light1610 } from "./light-1610.ts";
import { lightBlue530 } from "./light-blue-530.ts";
import { markM20 } from "./mark-m20.ts";

/** Every model, in the order of the switchers: Aurora, then Radiance. */
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

/** The models of one series, in the order of its switcher. */
export const productsOf = (series: SeriesId): readonly ProductModel[] =>
  productModels.filter((model) => model.series === series);

/** The model each series page opens with (decisions 8). */
export const defaultModel = {
  morningLight: "light-530",
  zhongtian: "light-640",
} as const satisfies Record<SeriesId, ModelId>;

/** Compared without case, spaces and hyphens (decisions 7). */
const plain = (spelling: string): string => spelling.toLowerCase().replaceAll(/[\s_-]/g, "");

const otherNames: Readonly<Record<string, ModelId>> = {
  "530-B": "light-blue-530",
  "Blue Light S20": "light-blue-530",
};

const spellings = new Map<string, ModelId>([
  ...Object.entries(otherNames).map(([name, id]) => [plain(name), id] as const),
  ...productModels.flatMap(({ slug, name }) =>
    [slug, name].map((spelling) => [plain(spelling), slug] as const),
  ),
]);

/**
 * The model that any spelling in the specification means: `light960`, `Light530RF`, `Mark-M20`, `530-B`.
 * Undefined for anything else; the caller keeps its model and logs `Product not found`.
 */
export const findModel = (spelling: string): ModelId | undefined => spellings.get(plain(spelling));
