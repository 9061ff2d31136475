import type { KnowledgeLexicon } from "../../contract/index.ts";
import { isJoiner, type Place } from "./places.ts";
import type { Span } from "./scan.ts";
import { keyOf } from "./senses.ts";
import type { Subject } from "./understood.ts";
import type { Unit } from "./units-of-text.ts";

/** Strength of a cue that narrows down another. */
const weak = 0.35;

/** Weight that a combination loses for each border between two parts of a sentence that it crosses. */
const border = 0.3;

/** Weight that a combination of cues for one row of the tables gains: it is more than the sum of its words. */
const combined = 0.4;

/** Materials that are parts of the machine as well, which questions about service name: "what do you need to know for a new lens". */
export const partsOfMachine: ReadonlySet<string> = new Set(["lens", "mirror"]);

/** Cue for any material that is named, whatever it is. */
const anyMaterial = "anymaterial";

/** Places of the same word that are looked at. */
const mostSame = 4;

/** Combinations across more borders are no combinations. */
const mostBorders = 8;

/** Weight from which weak cues ask for something in a part of their own. */
const weakest = 0.7;

/** Maximum number of parts of a message that are answered. */
export const mostParts = 6;

/** Cues that together ask for a row of the tables, or for entries. */
export interface Rule {
  /** Entries, or the id of an attribute. */
  readonly answers?: readonly string[];
  readonly attribute?: string;
  readonly extreme?: "most" | "least";
  readonly cues: readonly string[];
  /** Model that the answers are limited to. */
  readonly only?: string;
}

/** Rule whose cues all occur. */
export interface Ask {
  readonly rule: Rule;
  readonly spans: readonly number[];
  readonly strong: readonly number[];
  readonly weight: number;
  readonly at: number;
}

/** Finds the rules whose cues all occur in a sentence, the heaviest that do not share a strong cue. */
export type AskFinder = (
  spans: readonly Span[],
  units: readonly Unit[],
  named: readonly string[],
  bare: boolean,
) => readonly Ask[];

function rulesOf({ attributes, intents }: KnowledgeLexicon): readonly Rule[] {
  return [
    ...attributes.flatMap(({ id, cues, most, least }): readonly Rule[] => [
      { attribute: id, cues: [`attribute:${id}`] },
      ...cues.map((each) => ({ attribute: id, cues: each })),
      ...(most.length > 0 ? [{ attribute: id, extreme: "most", cues: [`most:${id}`] } as const] : []),
      ...(least.length > 0 ? [{ attribute: id, extreme: "least", cues: [`least:${id}`] } as const] : []),
    ]),
    ...intents.flatMap(({ answers, cues }) => {
      const [, model] = /^([a-z0-9-]+):/.exec(answers.length === 1 ? (answers[0] ?? "") : "") ?? [];
      const only = model === undefined ? {} : { only: model };
      return cues.map((each) => ({ answers, cues: each, ...only }));
    }),
  ];
}

/** True if an ask is about something that the site does not tell. */
export const isUnknown = ({ rule }: Ask): boolean =>
  rule.answers?.[0] === "{unknown}" || rule.answers?.[0] === "{untold}";

/** True if that is asked in the words of a row, which does not answer it either: the weight of the packing. */
const isUntold = ({ rule }: Ask): boolean => rule.answers?.[0] === "{untold}";

/** Leaves out what cannot be meant together: a row of a model is told, whatever else about it is not. */
export function plainly(asks: readonly Ask[], { models }: Subject): readonly Ask[] {
  if (!asks.some(isUnknown)) return asks;
  if (asks.some(isUntold)) return asks.filter(isUntold);
  const told = asks.filter(({ rule }) => rule.attribute !== undefined);
  return models.length > 0 && told.length > 0 ? told : asks.filter(isUnknown);
}

/** True if an ask for a size belongs to the row beside it: `功率多大` asks for the power only, `多大空开` for the breaker. */
export function isSizeOf({ rule, spans, at }: Ask, place: Place, units: readonly Unit[]): boolean {
  if (rule.answers?.[0] !== "{size}") return false;
  const own = spans.flatMap((index) => place.spans[index] ?? []);
  const asks = own.some(({ isHow }) => isHow);
  // In English, a size after another word is asked for itself: "weight, size".
  const follows = asks || units[at]?.kind === "han";
  const end = Math.max(...own.map(({ to }) => to));
  return place.asks.some(
    (other) =>
      !spans.some((index) => other.spans.includes(index)) &&
      other.rule.attribute !== undefined &&
      other.spans.some((index) => {
        const span = place.spans[index];
        if (span === undefined || span.isHow) return false;
        return (follows && span.to <= at && at - span.to <= 1) || (asks && span.from === end);
      }),
  );
}

/**
 * Creates a finder of what a sentence asks.
 *
 * @param weakCues cues that only narrow down others
 */
export function createAskFinder(lexicon: KnowledgeLexicon, weakCues: ReadonlySet<string>): AskFinder {
  const rules = rulesOf(lexicon);
  const strengthOf = (key: string, { from, to }: Span): number =>
    weakCues.has(key) ? weak : 1 + (to - from - 1) * 0.05;

  /** Finds the rules whose cues all occur in a sentence, and takes the heaviest that do not share a strong cue. */
  function asksIn(
    spans: readonly Span[],
    units: readonly Unit[],
    named: readonly string[],
    bare: boolean,
  ): readonly Ask[] {
    const byKey = new Map<string, number[]>();
    for (const [index, { senses }] of spans.entries()) {
      const keys = senses.map(keyOf);
      if (senses.some(({ kind, id }) => kind === "material" && !partsOfMachine.has(id)))
        keys.push(anyMaterial);
      for (const key of keys) {
        const list = byKey.get(key) ?? [];
        // Nobody asks for the same thing more often.
        if (list.length < mostSame) list.push(index);
        byKey.set(key, list);
      }
    }
    const found: Ask[] = [];
    for (const rule of rules) {
      if (rule.only !== undefined && !named.includes(rule.only)) continue;
      const options = rule.cues.map((key) => byKey.get(key));
      const [first] = options;
      if (!first || options.some((each) => !each)) continue;
      for (const start of first) {
        const ask = askFrom(rule, start, options as readonly (readonly number[])[], spans, units);
        if (ask) found.push(ask);
      }
    }
    // A rule for one model is more exact than one for all.
    const bonus = ({ rule }: Ask): number =>
      rule.only !== undefined ? 0.2 : rule.attribute === undefined ? 0 : named.length > 0 ? 0.1 : -0.02;
    found.sort((one, other) => other.weight + bonus(other) - one.weight - bonus(one));
    /** True if a border stands between what two rules are about. */
    const isApart = (one: Ask, other: Ask): boolean => {
      const placesOf = ({ spans: all }: Ask) => all.flatMap((index) => spans[index] ?? []);
      const [first, second] = [one, other].sort((a, b) => a.at - b.at).map(placesOf);
      const from = Math.max(...(first ?? []).map(({ to }) => to));
      const to = Math.min(...(second ?? []).map((span) => span.from));
      return units.slice(from, to).some(({ kind, raw }) => kind === "pause" && raw.trim() !== "");
    };
    const used = new Set<number>();
    const taken: Ask[] = [];
    for (const ask of found) {
      const decisive = ask.strong.length > 0 ? ask.strong : ask.spans;
      if (decisive.some((span) => used.has(span))) continue;
      const alone = ask.strong.length === 0 && ask.spans.length < 2;
      if (alone && !(bare && taken.length === 0)) continue;
      // Weak cues alone add nothing to a question that is already understood, unless they stand apart from it.
      const apart =
        ask.weight >= weakest && ask.spans.length > 1 && taken.every((other) => isApart(ask, other));
      if (ask.weight < 1 && taken.length > 0 && !apart) continue;
      for (const span of ask.spans) used.add(span);
      taken.push(ask);
      if (taken.length === mostParts) break;
    }
    return taken.sort((one, other) => one.at - other.at);
  }

  function askFrom(
    rule: Rule,
    start: number,
    options: readonly (readonly number[])[],
    spans: readonly Span[],
    units: readonly Unit[],
  ): Ask | undefined {
    const chosen = [start];
    for (const each of options.slice(1)) {
      const nearest = each
        .filter((index) => !chosen.includes(index))
        .sort((one, other) => Math.abs(one - start) - Math.abs(other - start))[0];
      if (nearest === undefined) return undefined;
      chosen.push(nearest);
    }
    const places = chosen.map((index) => spans[index]).filter((span) => span !== undefined);
    const from = Math.min(...places.map((span) => span.from));
    const to = Math.max(...places.map((span) => span.to));
    let borders = 0;
    for (let index = from; index < to && borders < mostBorders; index += 1)
      if (units[index]?.kind === "pause") borders += 1;
    borders += spans.filter((span) => span.from > from && span.to < to && isJoiner(span)).length;
    const strengths = rule.cues.map((key, index) =>
      strengthOf(key, places[index] ?? { from: 0, to: 1, senses: [], isHow: false }),
    );
    const strong = chosen.filter((_, index) => (strengths[index] ?? 0) >= 1);
    const bonus = rule.attribute !== undefined && rule.cues.length > 1 ? combined : 0;
    // Two strong cues in different parts of a sentence are two questions.
    const apart = borders > 0 ? Math.max(0, strong.length - 1) : 0;
    const weight = strengths.reduce((sum, each) => sum + each, bonus) - borders * border - apart;
    return weight > 0 ? { rule, spans: chosen, strong, weight, at: from } : undefined;
  }

  return asksIn;
}
