import { msg } from "@lingui/core/macro";
import { inline, type Words } from "../authoring.ts";
import { brand } from "../brand.ts";
import { type ModelId, models } from "../products/facts.ts";
import type { Settings } from "./answer.ts";
import type { Library, LibraryEntry } from "./lightburn/library.ts";
import { settingsOfModel } from "./lists.ts";
import type { Query } from "./query.ts";
import { confidenceNames, nameOf, processNames } from "./words.ts";

/** Ends of a range: the least energy, and the most. */
const endNames = {
  only: msg`一个数`,
  gentle: msg`最轻`,
  strong: msg`最重`,
} as const;

interface End {
  readonly name: keyof typeof endNames;
  readonly power: number;
  readonly speed: number;
}

/**
 * Returns the ends of the ranges of power and speed. An entry of a library has single figures, so a range becomes two
 * entries.
 */
function endsOf({ power, speed }: Settings): readonly End[] {
  const [weak, full] = [Math.min(...power.figures), Math.max(...power.figures)];
  const [slow, fast] = [Math.min(...speed.figures), Math.max(...speed.figures)];
  if (weak === full && slow === fast) return [{ name: "only", power: full, speed: slow }];
  return [
    { name: "gentle", power: weak, speed: fast },
    { name: "strong", power: full, speed: slow },
  ];
}

function entriesOf(
  { material, thickness, operation }: Query,
  settings: Settings,
  text: (words: Words) => string,
): readonly LibraryEntry[] {
  const [process, sure] = [inline(processNames[operation]), inline(confidenceNames[settings.confidence])];
  return endsOf(settings).map(({ name, power, speed }) => {
    const end = inline(endNames[name]);
    return {
      material: text(nameOf(material)),
      thickness,
      description: text(msg`${process}，${end}，${sure}`),
      setting: {
        power,
        speed,
        passes: Number(settings.passes.figures[0]),
        filled: operation === "engrave" || operation === "mark",
        // Every row is cut with air assist; the files cannot say how strong.
        air: true,
      },
    };
  });
}

/**
 * Returns the material library of a model with one laser power: every substance and thickness with settings.
 * @param text resolves words into the language of the file
 */
export function libraryFor(model: ModelId, watts: number, text: (words: Words) => string): Library {
  return {
    name: `${brand.name} ${models[model].name} ${watts} W`,
    entries: settingsOfModel(model).flatMap(({ query, answer }) =>
      query.watts === watts && answer.kind === "settings" ? entriesOf(query, answer, text) : [],
    ),
  };
}
