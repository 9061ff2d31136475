import type { AccessoryId } from "./accessories.ts";
import { type ModelFacts, type ModelId, models, type SeriesId, type SourceId } from "./facts.ts";
import type { ProductModel } from "./product-model.ts";

/** A model as its documents see it: its facts, and the accessories that it takes. */
export interface Machine extends ModelFacts {
  readonly slug: ModelId;
  readonly accessories: readonly AccessoryId[];
}

export const machineOf = ({ slug, accessories }: Pick<ProductModel, "slug" | "accessories">): Machine => ({
  ...models[slug],
  slug,
  accessories,
});

/**
 * Machines that a text is true of. All conditions that are given must hold; without any, the text is true of every
 * machine. Pages show the texts of all machines together; a document takes only those that fit its machine.
 */
export interface Scope {
  readonly sources?: readonly SourceId[];
  readonly series?: SeriesId;
  readonly models?: readonly ModelId[];
  /** Only for models that take this accessory. */
  readonly accessory?: AccessoryId;
  /** Only for models that are sold with this laser power, in watts. */
  readonly watts?: number;
}

export const fits = (
  { sources, series, models: ids, accessory, watts }: Scope,
  { slug, source, series: own, accessories, laserPower }: Machine,
): boolean =>
  (sources?.includes(source) ?? true) &&
  (series === undefined || series === own) &&
  (ids?.includes(slug) ?? true) &&
  (accessory === undefined || accessories.includes(accessory)) &&
  (watts === undefined || laserPower.figures.includes(watts));

/** Returns the first of some variants of a text that fits a machine. */
export const variantFor = <Variant extends Scope>(
  variants: readonly Variant[],
  machine: Machine,
): Variant | undefined => variants.find((variant) => fits(variant, machine));
