import type { SpecItem } from "@lightmaker/ui";
import { msg } from "@lingui/core/macro";
import type { Authored } from "../authoring.ts";
import { type Quantity, span } from "../quantity.ts";
import { type ModelFacts, models, modelsOf, type SeriesId } from "./facts.ts";

type Measure = "laserPower" | "maxSpeed" | "precision" | "zTravel" | "workArea";

/** All quantities of one kind in a series; models that have none are left out. */
const of = (list: readonly ModelFacts[], measure: Measure): readonly Quantity[] =>
  list.flatMap((model) => model[measure] ?? []);

const product = ({ figures }: Quantity): number => figures.reduce((a, b) => a * b, 1);

/** The quantity with the largest figure, or the largest area. */
const largest = (quantities: readonly Quantity[]): Quantity =>
  quantities.reduce((a, b) => (product(b) > product(a) ? b : a));

type Specs = Authored<readonly SpecItem[]>;

function specsOf(series: SeriesId, last: Specs[number]): Specs {
  const list = modelsOf(series);
  return [
    { label: msg`激光功率`, value: span(of(list, "laserPower")) },
    { label: msg`最大工作幅面`, value: largest(of(list, "workArea")) },
    { label: msg`最高速度`, value: span(of(list, "maxSpeed")) },
    last,
  ];
}

/** Paired specification lines of the series cards, computed from the models so that no figure is written twice. */
export const seriesSpecs = {
  zhongtian: specsOf("zhongtian", {
    label: msg`Z 轴行程`,
    value: span(of(modelsOf("zhongtian"), "zTravel")),
  }),
  morningLight: specsOf("morningLight", {
    label: msg`定位精度`,
    value: largest(of(modelsOf("morningLight"), "precision")),
  }),
};

/** Power of all CO₂ models (decisions 12). */
export const co2Power = span(
  (["light-530", "light-530-rf", "light-640", "light-960", "light-1390", "light-1610"] as const).map(
    (id) => models[id].laserPower,
  ),
);
