import type { Plate } from "@lightmaker/ui";
import { msg } from "@lingui/core/macro";
import { type Authored, verbatim, type Words } from "../authoring.ts";
import { type ModelFacts, models, type SourceId } from "./facts.ts";
import type { ProductModel } from "./product-model.ts";

/** Light of each source, by the names of the design system's colours. */
const lights = {
  glassTube: "co2",
  rfTube: "rf",
  diode: "diode",
  fiber: "fibre",
} as const satisfies Record<SourceId, Plate["light"]>;

/** Source in a tab, a menu or a bar, where there is no room for the wavelength. */
const sourceNames: Readonly<Record<SourceId, Words>> = {
  glassTube: msg`CO₂ 玻璃管`,
  rfTube: msg`CO₂ 射频管`,
  diode: msg`蓝光二极管`,
  fiber: msg`光纤`,
};

/** Returns the data plate of a model without its bed, for places that show the bed among the figures. */
export const plateOf = ({ slug, name }: ProductModel): Authored<Plate> => {
  const { source } = models[slug];
  return { light: lights[source], name: verbatim(name), source: sourceNames[source] };
};

/** Returns the data plate of a model with its bed, for tabs and menus. */
export const plateWithBed = (model: ProductModel): Authored<Plate> => {
  const { workArea }: ModelFacts = models[model.slug];
  return { ...plateOf(model), bed: workArea ?? msg`幅面未公布` };
};

/** Returns the two figures that decide: power, and the bed or what takes its place among the headline figures. */
export function decisive({
  slug,
  specs,
}: ProductModel): readonly [ProductModel["specs"][number], ProductModel["specs"][number]] {
  const { workArea }: ModelFacts = models[slug];
  const [power, next, ...others] = specs;
  return [power, [next, ...others].find(({ value }) => value === workArea) ?? next];
}
