import { msg } from "@lingui/core/macro";
import { inline, verbatim, type Words } from "../authoring.ts";
import { choices, type Quantity, span } from "../quantity.ts";
import { type ModelFacts, models, modelsOf, type SeriesId } from "./facts.ts";

type Measure = "laserPower" | "maxSpeed" | "precision" | "zTravel" | "workArea";

/** Returns all quantities of one kind, without models that have none. */
const of = (list: readonly ModelFacts[], measure: Measure): readonly Quantity[] =>
  list.flatMap((model) => model[measure] ?? []);

const product = ({ figures }: Quantity): number => figures.reduce((a, b) => a * b, 1);

/** Returns the quantity with the largest figure, or the largest area. */
function largest(quantities: readonly Quantity[]): Quantity {
  const [first, ...rest] = quantities;
  if (!first) throw new RangeError("largest() needs at least one quantity: no model of the series has one.");
  return rest.reduce((a, b) => (product(b) > product(a) ? b : a), first);
}

/** Returns the different figures of one-figure quantities side by side: a range would promise what lies between them. */
function versions(quantities: readonly Quantity[]): Quantity {
  const figures = [...new Set(quantities.flatMap((each) => each.figures))];
  return choices(largest(quantities).unit, ...figures.toSorted((a, b) => a - b));
}

/** One line of a series' card. */
interface SeriesSpec {
  readonly label: Words;
  readonly value: Quantity;
}

type Specs = readonly [SeriesSpec, SeriesSpec, SeriesSpec, SeriesSpec];

/**
 * Last line of each series' card, which is specific to the series. The three lines before it are the same for every
 * series.
 */
const lastSpec: Record<SeriesId, (list: readonly ModelFacts[]) => SeriesSpec> = {
  zhongtian: (list) => ({ label: msg`工作台升降行程（看型号）`, value: versions(of(list, "zTravel")) }),
  morningLight: (list) => {
    const names = inline(
      verbatim(
        list
          .filter(({ precision }) => precision)
          .map(({ name }) => name)
          .join(" / "),
      ),
    );
    return { label: msg`${names} 定位精度`, value: largest(of(list, "precision")) };
  },
};

/** Returns the largest work area, with the model's name if other models of the list have no published one. */
function workAreaSpec(list: readonly ModelFacts[]): SeriesSpec {
  const value = largest(of(list, "workArea"));
  if (list.every(({ workArea }) => workArea)) return { label: msg`最大工作幅面`, value };
  const name = inline(verbatim(list.find(({ workArea }) => workArea === value)?.name ?? ""));
  return { label: msg`${name} 工作幅面`, value };
}

/** Returns the top speed of the cutters. A marker's is no part of it: nothing between the two exists. */
function speedSpec(list: readonly ModelFacts[]): SeriesSpec {
  const marker = list.find(({ source }) => source === "fiber");
  const cutters = list.filter((model) => model !== marker);
  const value = span(of(cutters.length > 0 ? cutters : list, "maxSpeed"));
  if (!marker || product(marker.maxSpeed) === product(value)) return { label: msg`最高速度`, value };
  return { label: msg`切割雕刻机最高速度`, value };
}

/**
 * Returns the specification lines of a series card, computed from the models so that no figure is written twice.
 * @param list models of the series
 * @throws RangeError when no model has a value for one of the lines
 */
export function seriesSpecs(series: SeriesId, list: readonly ModelFacts[] = modelsOf(series)): Specs {
  return [
    { label: msg`激光功率`, value: span(of(list, "laserPower")) },
    workAreaSpec(list),
    speedSpec(list),
    lastSpec[series](list),
  ];
}

/** Power range of all models, of every kind of laser. */
export const rangePower = span(Object.values(models).map(({ laserPower }) => laserPower));

/** Power range of all CO₂ models (decisions 12). */
export const co2Power = span(
  (["light-530", "light-530-rf", "light-640", "light-960", "light-1390", "light-1610"] as const).map(
    (id) => models[id].laserPower,
  ),
);
