import { testGridOf } from "../documents/test-grids.ts";
import type { CardSpec, LayerSetting } from "../drawing/test-card.ts";
import { type ModelFacts, models } from "../products/facts.ts";
import { answerTo, type Settings } from "./answer.ts";
import type { Query } from "./query.ts";
import { kindOfSubstance } from "./substances.ts";

/** Resolution that an engraving needs at least, in dots per inch (facts, "Files"). */
const dotsPerInch = 300;
const inch = 25.4;

/** Values on the axes of a card. */
interface Steps {
  readonly powers: readonly number[];
  readonly speeds: readonly number[];
}

const ascending = (values: readonly number[]): readonly number[] =>
  [...new Set(values)].toSorted((a, b) => a - b);

/** Rounds a speed to tenths, from 100 mm/s on to whole figures: longer ones would run together below the squares. */
const tenth = (value: number): number => (value < 100 ? Math.round(value * 10) / 10 : Math.round(value));

const ends = (figures: readonly number[]) => [Math.min(...figures), Math.max(...figures)] as const;

/** Returns five values across a range and one step beyond each of its ends, or five around a single figure. */
function around(figures: readonly number[], beyond: number): readonly number[] {
  const [low, high] = ends(figures);
  if (low === high) return [low / beyond ** 2, low / beyond, low, low * beyond, low * beyond ** 2];
  return [low / beyond, low, (low + high) / 2, high, high * beyond];
}

/** Returns steps around known settings, within what the machine reaches. */
function aroundSettings({ power, speed }: Settings, most: number): Steps {
  return {
    powers: ascending(around(power.figures, 1.2).map((value) => Math.min(100, Math.round(value)))),
    speeds: ascending(around(speed.figures, 1.4).map((value) => Math.min(most, tenth(value)))),
  };
}

/** Returns five of some values, evenly spread over them. */
const fiveOf = (values: readonly number[]): readonly number[] =>
  [0, 1, 2, 3, 4].map((step) => Number(values[Math.round((step * (values.length - 1)) / 4)]));

/**
 * Returns steps where nothing is known. For sheets of wood and acrylic that are cut, a part of the downloaded test grid.
 * For everything else fast and weak ones, as the materials' pages advise, because slow squares set thin materials on
 * fire and break glass: five powers from low up, and five speeds from the fastest down, each half of the last. Glass and
 * stone, which crack, get steps of two thirds.
 */
function fromNothing({ material, operation, model }: Query, most: number): Steps {
  const { page } = kindOfSubstance(material);
  if (operation === "cut" && (page === "wood" || page === "acrylic")) {
    const { powers, speeds } = testGridOf(model);
    return { powers: fiveOf(powers), speeds: fiveOf(speeds) };
  }
  const slower = page === "glass" || page === "stone" ? 1.5 : 2;
  return {
    powers: [10, 20, 30, 40, 50],
    speeds: ascending([0, 1, 2, 3, 4].map((step) => tenth(most / slower ** step))),
  };
}

/** Returns the line interval of a filled area: the spot where it is published, else 300 dots per inch. */
function intervalOf({ spotSize }: ModelFacts): number {
  return spotSize ? Math.min(...spotSize.figures) : Math.round((1000 * inch) / dotsPerInch) / 1000;
}

/**
 * Returns the setting of letters. A line that must not cut through gets a quarter of the energy of the weakest square,
 * as far as the machine is fast enough. On filled squares it gets the setting in the middle.
 */
function labelsOf({ powers, speeds }: Steps, filled: boolean, most: number): LayerSetting {
  const middle = (values: readonly number[]) => Number(values[Math.floor(values.length / 2)]);
  if (filled) return { power: middle(powers), speed: middle(speeds), passes: 1 };
  return { power: Number(powers[0]), speed: Math.min(most, 4 * Number(speeds.at(-1))), passes: 1 };
}

/**
 * Returns the test card for a query: power × speed around the settings, or a wide and careful one where there are none.
 * @throws RangeError for something that the model cannot do
 */
export function cardFor(query: Query): CardSpec {
  const answer = answerTo(query);
  const { model, watts, material, thickness, operation } = query;
  const facts: ModelFacts = models[model];
  if (answer.kind === "notPossible")
    throw new RangeError(
      `${facts.name} cannot ${operation} ${material} (${answer.reason}): there is no test card.`,
    );
  const most = Number(facts.maxSpeed.figures[0]);
  const steps = answer.kind === "settings" ? aroundSettings(answer, most) : fromNothing(query, most);
  const filled = operation === "engrave" || operation === "mark";
  const passes = answer.kind === "settings" ? Number(answer.passes.figures[0]) : 1;
  const [length, width] = facts.workArea?.figures ?? [];
  return {
    title: [`${facts.name} ${watts} W`, `${material} ${thickness} mm - ${operation}`],
    filled,
    rows: { setting: "power", values: steps.powers },
    columns: { setting: "speed", values: steps.speeds },
    fixed: {
      power: Number(steps.powers[0]),
      speed: Number(steps.speeds.at(-1)),
      passes,
      ...(filled && { interval: intervalOf(facts) }),
    },
    labels: labelsOf(steps, filled, most),
    maxSpeed: most,
    ...(length !== undefined && width !== undefined && { area: [length, width] as const }),
  };
}
