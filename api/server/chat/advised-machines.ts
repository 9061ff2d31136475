import type { Facts, Passage } from "./passages.ts";
import { phrases } from "./phrases.ts";
import type { Wish } from "./understood.ts";

/** Most models that an answer compares line by line, and most that advice names. */
export const mostAdvised = 3;

/** Returns a line for each of several materials that no machine works on all of, with the machines that fit it. */
function machinesForEach(wishes: readonly Wish[], { lexicon, language }: Facts): readonly string[] {
  const options = wishes.flatMap(({ question, value }) =>
    question === "material"
      ? (lexicon.finder
          .find(({ name }) => name === question)
          ?.options.filter((option) => option.value === value) ?? [])
      : [],
  );
  if (options.length < 2) return [];
  const { reasonsOf, list } = phrases[language];
  return options.map(({ label, verdicts }) => {
    const fitting = lexicon.models.filter(({ id }) =>
      verdicts.some(({ model, fit }) => model === id && fit === "yes"),
    );
    return reasonsOf(label, [list(fitting.map(({ name }) => name))]);
  });
}

/** Returns the models that the product finder would name, with its reasons. */
export function advice(wishes: readonly Wish[], facts: Facts): readonly Passage[] {
  const { lexicon, language, entry } = facts;
  const options = wishes.flatMap(({ question, value, isLess }) => {
    const all = lexicon.finder.find(({ name }) => name === question)?.options ?? [];
    const at = all.findIndex((each) => each.value === value);
    const option = all[at];
    if (!option) return [];
    /** Verdict on the next smaller size, if that fits: this one only just does. */
    const smaller = (model: string) =>
      question === "size"
        ? all[at - 1]?.verdicts.find((each) => each.model === model && each.fit === "yes")
        : undefined;
    const verdicts = option.verdicts.map((each) => {
      const fitting = each.fit === "partly" ? smaller(each.model) : undefined;
      return { ...(isLess && fitting ? fitting : each), isJust: fitting !== undefined };
    });
    return [{ ...option, verdicts }];
  });
  if (options.length === 0) return [];
  const rated = lexicon.models
    .map(({ id, name }) => {
      const verdicts = options.flatMap(({ verdicts: all }) => all.filter(({ model }) => model === id));
      return {
        id,
        name,
        refused: verdicts.filter(({ fit }) => fit === "no").length,
        // What only just fits is worth telling beside what fits with room to spare.
        partly: verdicts.filter(({ fit, isJust }) => fit === "partly" && !isJust).length,
        reasons: [...new Set(verdicts.map(({ reason }) => reason))],
      };
    })
    .filter(({ refused }) => refused === 0);
  const { advised, noneFits, oneForEach, reasonsOf } = phrases[language];
  const wanted = options.map(({ label }) => label);
  const source = { title: entry("models")?.title ?? "", url: lexicon.finderUrl };
  const least = Math.min(...rated.map(({ partly }) => partly));
  const best = rated.filter(({ partly }) => partly === least).slice(0, least === 0 ? 8 : mostAdvised);
  if (best.length === 0) {
    const each = machinesForEach(wishes, facts);
    return each.length > 0
      ? [{ text: [oneForEach(wanted), ...each].join("\n"), source, ids: [] }]
      : [{ text: noneFits(wanted), source, ids: [], declines: true }];
  }
  const lines = best.map(({ name, reasons }) => reasonsOf(name, reasons));
  return [{ text: [advised(wanted), ...lines].join("\n"), source, ids: best.map(({ id }) => `model.${id}`) }];
}
