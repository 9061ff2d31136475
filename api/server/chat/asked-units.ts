import type { KnowledgeLexicon } from "../../contract/index.ts";
import { type Unit, unitsOf } from "./units-of-text.ts";

/** Units of the metric system, which are asked for only in words such as "in" or "how many". */
const metric = new Set(["cm", "m", "t", "day"]);

const asksForUnit = /^(?:in|into|many|to|几|少|成|合|算|用)$/;

/** Words of units, by the texts of their units of text joined by spaces. */
export function unitWordsOf(lexicons: readonly KnowledgeLexicon[]): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  for (const { units } of lexicons) {
    for (const [unit, names] of Object.entries(units)) {
      for (const name of names) {
        const key = unitsOf(name)
          .map(({ text }) => text)
          .join(" ");
        words.set(key, unit);
      }
    }
  }
  return words;
}

/** Returns the units that a visitor asks for, or measures in. */
export function unitsWanted(
  units: readonly Unit[],
  words: ReadonlyMap<string, string>,
): { readonly wanted: readonly string[]; readonly asked: boolean } {
  const wanted = new Set<string>();
  let asked = false;
  for (let from = 0; from < units.length; from += 1) {
    const isMeasured = units[from - 1]?.kind === "number";
    if (isMeasured && units[from]?.raw === "in") wanted.add("in");
    for (let to = Math.min(units.length, from + 3); to > from; to -= 1) {
      const key = units
        .slice(from, to)
        .map(({ text }) => text)
        .join(" ");
      const unit = words.get(key);
      if (unit === undefined) continue;
      const isAsked = asksForUnit.test(units[from - 1]?.raw ?? "");
      if (isAsked || (!isMeasured && !metric.has(unit))) asked = true;
      if (isAsked || !(isMeasured ? metric.has(unit) || unit === "jin" : metric.has(unit))) wanted.add(unit);
      from = to - 1;
      break;
    }
  }
  // Whoever measures in inches also weighs in pounds.
  return {
    wanted: [...wanted].flatMap((unit) => (unit === "in" || unit === "ft" ? [unit, "lb"] : unit)),
    asked,
  };
}
