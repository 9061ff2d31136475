import type { KnowledgeEntry, KnowledgeLexicon, UnsafeSubstance } from "../../contract/index.ts";
import { createWordFinder, type Scan, type Sense, type Span, type Stretch } from "./lexicon.ts";
import { lengthsOf } from "./thickness.ts";
import { type Unit, unitsOf } from "./units-of-text.ts";

/** What a part of a question is about. */
export interface Subject {
  readonly models: readonly string[];
  /** Series that the models stand for. */
  readonly group?: string;
}

/** Part of a question that is understood. */
export type Part =
  | { readonly kind: "fact"; readonly attribute: string; readonly subject: Subject }
  | {
      readonly kind: "extreme";
      readonly attribute: string;
      readonly most: boolean;
      readonly subject: Subject;
    }
  | { readonly kind: "entry"; readonly answers: readonly string[]; readonly subject: Subject }
  | {
      readonly kind: "material";
      readonly materials: readonly string[];
      readonly subject: Subject;
      readonly deep: boolean;
    }
  | { readonly kind: "overview" | "specification" | "comparison" | "size"; readonly subject: Subject }
  | { readonly kind: "advice"; readonly wishes: readonly Wish[]; readonly subject: Subject }
  /** Something about machines that the site does not tell. */
  | { readonly kind: "unknown"; readonly subject: Subject };

/** Answer to a question of the product finder, as a visitor gave it. */
export interface Wish {
  readonly question: string;
  readonly value: string;
}

/** What a conversation has been about. */
export interface Memory {
  parts: readonly Part[];
  subject: Subject;
  cues: readonly Sense[];
  thickness: number | undefined;
  units: readonly string[];
  language: "zh" | "en";
}

/** A question as it is understood. */
export interface Reading {
  readonly parts: readonly Part[];
  /** Parts of the question, as written, that ask for something that is not understood. */
  readonly unheard: readonly string[];
  /** Units that the visitor asks for. */
  readonly units: readonly string[];
  /** True if a unit stands alone, without a figure before it. */
  readonly asksForUnits: boolean;
  /** First length in the question, in millimetres. */
  readonly thickness: number | undefined;
  readonly inPinyin: boolean;
  /** Senses that were found, for the editors. */
  readonly understood: readonly string[];
  /** Words that are in no list, for the editors. */
  readonly strange: readonly string[];
  /** What the next question may go on from. */
  readonly cues: readonly Sense[];
  readonly subject: Subject;
  /** Substances that must never go into a laser. */
  readonly unsafe: readonly string[];
  /** True if the question is about something that has nothing to do with our machines. */
  readonly isForeign: boolean;
  /** Parts that are not sure enough to be answered, but worth suggesting. */
  readonly guesses: readonly Part[];
}

/** Understands questions. */
export interface Reader {
  read(question: string, memory: Memory | undefined): Reading;
}

const nobody: Subject = { models: [] };

/** Strength of a cue that narrows down another. */
const weak = 0.35;
/** Weight that a combination loses for each border between two parts of a sentence that it crosses. */
const border = 0.3;
/** Weight that a combination of cues for one row of the tables gains: it is more than the sum of its words. */
const combined = 0.4;
/** Greater lengths are widths and lengths of sheets. */
const thickest = 100;
/** Places of the same word that are looked at. */
const mostSame = 4;
/** Combinations across more borders are no combinations. */
const mostBorders = 8;
/** Sentences of a message that are read. */
const mostSentences = 12;
/** Words in a message that only names another subject. */
const brief = 8;

interface Rule {
  /** Entries, or the id of an attribute. */
  readonly answers?: readonly string[];
  readonly attribute?: string;
  readonly extreme?: "most" | "least";
  readonly cues: readonly string[];
  /** Model that the answers are limited to. */
  readonly only?: string;
}

/** Rule whose cues all occur. */
interface Ask {
  readonly rule: Rule;
  readonly spans: readonly number[];
  readonly strong: readonly number[];
  readonly weight: number;
  readonly at: number;
}

const keyOf = ({ kind, id }: Sense): string => (kind === "cue" ? id : `${kind}:${id}`);

/** Attributes that a question about a material asks for anyway. */
const ofMaterials = new Set(["cut-thickness", "process", "supported-materials"]);

/** Units of measurement after a number, which is then no model's name. */
const measures = new Set(
  "mm cm m inch ft kw kg lb hz mp db usd eur dollar euro pound year month day hour minut min people m² sqm"
    .split(" ")
    .concat([..."毫厘公米瓦伏英"]),
);

interface Place extends Stretch {
  readonly spans: readonly Span[];
  readonly asks: readonly Ask[];
  readonly models: readonly string[];
  readonly groups: readonly string[];
  readonly materials: readonly string[];
  readonly situations: readonly string[];
  readonly all: boolean;
  /** True if it names something that has nothing to do with our machines. */
  readonly isForeign: boolean;
}

/**
 * Creates a reader. It splits a message into sentences and finds in each the subject, what is asked of it, and the conditions.
 *
 * @param entries entries of all languages, whose words are spelled right
 */
export function createReader(
  lexicons: readonly KnowledgeLexicon[],
  entries: readonly KnowledgeEntry[],
  unsafe: readonly UnsafeSubstance[],
): Reader | undefined {
  const [lexicon] = lexicons;
  if (!lexicon) return undefined;
  const known = vocabularyOf(entries);
  const finder = createWordFinder(lexicons, unsafe, (stem) => known.has(stem));
  const weakCues = new Set(lexicon.cues.flatMap(({ id, weak: isWeak }) => (isWeak ? id : [])));
  const rules = rulesOf(lexicon);
  const groups = new Map(lexicon.groups.map((group) => [group.id, group]));
  const parentOf = new Map(lexicon.materials.map(({ id, material }) => [id, material]));
  const unitWords = unitWordsOf(lexicons);
  const ofAnything = new Set([
    ...neutral,
    ...lexicon.cues.flatMap(({ id, ofAnything: any }) => (any ? id : [])),
    ...lexicon.attributes.flatMap(({ id, ofAnything: any }) =>
      any ? [`attribute:${id}`, `most:${id}`, `least:${id}`] : [],
    ),
  ]);
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
      for (const sense of senses) {
        const key = keyOf(sense);
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
    const used = new Set<number>();
    const taken: Ask[] = [];
    for (const ask of found) {
      const decisive = ask.strong.length > 0 ? ask.strong : ask.spans;
      if (decisive.some((span) => used.has(span))) continue;
      const alone = ask.strong.length === 0 && ask.spans.length < 2;
      if (alone && !(bare && taken.length === 0)) continue;
      // Weak cues alone add nothing to a question that is already understood.
      if (ask.weight < 1 && taken.length > 0) continue;
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

  function placeOf(stretch: Stretch, { units, spans: all }: Scan, remembered: readonly string[]): Place {
    const spans = all.filter(
      ({ from, to }) => from >= stretch.from && to <= stretch.to && !isMeasure(from, to, units),
    );
    const inThis = spans.flatMap(({ senses }) =>
      senses.flatMap(({ kind, id }) =>
        kind === "model" ? id : kind === "group" ? (groups.get(id)?.members ?? []) : [],
      ),
    );
    const named = inThis.length > 0 ? inThis : remembered;
    const bare =
      spans.filter(({ senses }) => !senses.every(isNeutral) && !senses.some(({ kind }) => kind === "filler"))
        .length <= 1;
    const asks = asksIn(spans, units, named, bare);
    const consumed = new Set(
      asks.flatMap(({ rule, spans: used }) => (rule.attribute === undefined ? used : [])),
    );
    const idsOf = (kind: Sense["kind"], except: ReadonlySet<number> = new Set()): readonly string[] => [
      ...new Set(
        spans.flatMap(({ senses }, index) =>
          except.has(index) ? [] : senses.flatMap((sense) => (sense.kind === kind ? sense.id : [])),
        ),
      ),
    ];
    const cueIds = idsOf("cue");
    return {
      ...stretch,
      spans,
      asks,
      models: idsOf("model", consumed),
      groups: idsOf("group"),
      materials: specific(idsOf("material", consumed)),
      situations: idsOf("situation"),
      all: cueIds.includes("allmodels"),
      isForeign: idsOf("foreign").length > 0,
    };
  }

  /** A substance says more than its material: `birch plywood` is not asked about wood. */
  const specific = (ids: readonly string[]): readonly string[] =>
    ids.filter((id) => !ids.some((other) => parentOf.get(other) === id));

  const subjectOf = ({ models, groups: ids }: Pick<Place, "models" | "groups">): Subject => {
    if (models.length > 0) return { models };
    const [group] = ids;
    if (group === undefined) return nobody;
    return { models: groups.get(group)?.members ?? [], ...(ids.length === 1 && { group }) };
  };

  return {
    read(question, memory) {
      const scan = finder.scan(question);
      const { units, spans, inPinyin } = scan;
      const sentences = stretchesOf(units, ({ kind }) => kind === "stop").slice(0, mostSentences);
      const rough = sentences.map((stretch) => placeOf(stretch, scan, memory?.subject.models ?? []));
      const questions = rough.map((place, index) =>
        isQuestion(place, units, sentences[index + 1]?.from ?? units.length),
      );
      const places = rough.map((place, index) =>
        !questions[index] && questions.some(Boolean) && isAboutVisitor(place, units)
          ? { ...place, asks: [] }
          : place,
      );
      const { wanted, asked: asksForUnits } = unitsWanted(units, unitWords);
      const lengths = lengthsOf(question);
      const words = units.filter(
        ({ kind }, index) => kind !== "pause" && kind !== "stop" && scan.words[index]?.from === index,
      ).length;
      const isFollower = spans.some(
        ({ senses, from }) =>
          (from === 0 || units.length - from <= 2) && senses.some(({ kind }) => kind === "follower"),
      );
      const strange = strangersIn({ from: 0, to: units.length }, scan, known);
      const everything = places.flatMap(({ spans: each }) => each.flatMap(({ senses }) => senses));
      const cues = everything.filter(({ kind, id }) => kind === "cue" && !weakCues.has(id));
      const parts: Part[] = [];
      const unheard: string[] = [];
      const guesses: Part[] = [];
      const own = places.map(subjectOf);
      const material = [...new Set(places.flatMap(({ materials }) => materials))];
      const situations = [...new Set(places.flatMap((place) => place.situations))];
      const has = (key: string): boolean => everything.some((sense) => keyOf(sense) === key);

      const inherited = (index: number): Subject => {
        const before = own.slice(0, index).findLast(({ models }) => models.length > 0);
        const after = own.slice(index + 1).find(({ models }) => models.length > 0);
        return before ?? after ?? nobody;
      };

      const onward = memory && words <= brief + (isFollower ? 4 : 0) ? memory : undefined;
      const continued = onward ? continuedIn(onward, places[0], isFollower, { asksIn, units, own }) : [];
      parts.push(...continued);

      for (const [index, place] of continued.length > 0 ? [] : places.entries()) {
        const mine = own[index] ?? nobody;
        const around = mine.models.length > 0 ? mine : inherited(index);
        const subject =
          around.models.length > 0 || place.all || strange.length > 2 ? around : (memory?.subject ?? around);
        const hasCue = (...ids: readonly string[]): boolean =>
          place.spans.some(({ senses }) => senses.some(({ kind, id }) => kind === "cue" && ids.includes(id)));
        const trusted = place.asks.filter(({ rule, weight, spans: used }) =>
          isTrusted({ rule, weight, used }, place, scan, { subject, known, ofAnything }),
        );
        const sized = trusted.filter((ask) => !isSizeOf(ask, place));
        const asks = plainly(sized, subject);
        const doubtful = place.asks.filter((ask) => !trusted.includes(ask) && !isUnknown(ask));
        guesses.push(...partsOf(doubtful, place, { subject, has }));
        const others = asks.filter(({ rule }) => !ofMaterials.has(rule.attribute ?? ""));
        const extremes = asks.filter(({ rule }) => rule.extreme !== undefined);
        const thin = lengths.some((length) => length <= thickest);
        const works =
          thin ||
          place.asks.some(({ rule }) => ofMaterials.has(rule.attribute ?? "")) ||
          hasCue("cut", "engrave", "howthick", "thickest", "machine", "laserword") ||
          (hasCue("can", "need") && place.asks.length === 0);
        const isApart = place.spans.some((span) => {
          if (!span.senses.some(({ kind }) => kind === "material")) return false;
          const clause = clauseAround([span], place, scan);
          const isIn = ({ from, to }: Stretch): boolean => from >= clause.from && to <= clause.to;
          return (
            !others.some(({ at }) => at >= clause.from && at < clause.to) &&
            place.spans.some(
              (each) => isIn(each) && each.senses.some(({ kind, id }) => kind === "cue" && working.has(id)),
            )
          );
        });
        // A message that only names a material asks what can be done to it.
        const isAlone =
          place.asks.length === 0 &&
          strangersIn(place, scan, known).length <= 1 &&
          place.spans.every(({ senses }) =>
            senses.some((sense) => sense.kind === "material" || isNeutral(sense)),
          );
        const materialAsked =
          place.materials.length > 0 &&
          !(place.isForeign && mine.models.length === 0) &&
          (others.length === 0 ? works || isAlone : isApart);
        const recommendation = place.spans.find(({ senses }) =>
          senses.some(({ kind, id }) => kind === "cue" && id === "recommend"),
        );
        const clause = recommendation && clauseAround([recommendation], place, scan);
        const isAdvice =
          clause !== undefined &&
          extremes.length === 0 &&
          situations.length > 0 &&
          !asks.some(({ rule }) => rule.answers?.some((id) => id.startsWith("model."))) &&
          others.every(({ at }) => at < clause.from || at >= clause.to || situations.length > 1) &&
          !place.spans.some(
            ({ from, to, senses }) =>
              from >= clause.from && to <= clause.to && senses.some(({ kind }) => kind === "model"),
          );
        const wishes = wishesOf(lexicon, situations, material, lengths, parentOf);
        if (isAdvice) {
          const deep = thin && wishes.every(({ question: name }) => name !== "place" && name !== "size");
          const isSubstance = wishes.length === 1 && material.some((id) => parentOf.get(id) !== undefined);
          if (isSubstance || (deep && material.some((id) => isSheet(id, parentOf))))
            parts.push({ kind: "material", materials: material, subject: nobody, deep });
          else parts.push({ kind: "advice", wishes, subject: nobody });
          continue;
        }
        const rows = asks.filter(({ rule }) => rule.attribute !== undefined);
        if (mine.models.length === 2 && mine.group === undefined && hasCue("compare") && rows.length === 0) {
          if (asks.every(({ weight }) => weight < 1.3)) {
            parts.push({ kind: "comparison", subject: mine });
            continue;
          }
        }
        const isDescribed =
          asks.length === 0 &&
          mine.models.length === 0 &&
          wishes.some(({ question: name }) => name === "size");
        if (isDescribed && wishes.length > 1) {
          parts.push({ kind: "advice", wishes, subject: nobody });
          continue;
        }
        if (materialAsked) {
          const deep =
            thin || asks.some(({ rule }) => rule.attribute === "cut-thickness") || hasCue("howthick");
          parts.push({
            kind: "material",
            materials: place.materials,
            subject: mine.models.length > 0 ? mine : subject,
            deep,
          });
          if (others.length === 0) continue;
        }
        if (others.length > 0 || (asks.length > 0 && !materialAsked)) {
          parts.push(...partsOf(materialAsked ? others : asks, place, { subject, has, scan, subjectOf }));
          continue;
        }
        if (
          mine.models.length > 1 &&
          mine.group === undefined &&
          strangersIn(place, scan, known).length <= 1
        ) {
          parts.push({ kind: "comparison", subject: mine });
          continue;
        }
        if (mine.group !== undefined && hasCue("most", "least")) {
          // The biggest and the smallest of a series are meant by what they can work on.
          parts.push({ kind: "extreme", attribute: "working-area", most: hasCue("most"), subject: mine });
          continue;
        }
        if (hasContent(place, scan, known)) unheard.push(textOf(place, units));
      }

      if (parts.length === 0 && onward) {
        parts.push(...followedUp(onward, places, { own, wanted, lengths, material, isFollower, strange }));
      }
      if (parts.length === 0) {
        const [mine = nobody] = own.filter(({ models }) => models.length > 0);
        const only = isOnlyNames(spans, units);
        if (mine.models.length === 1 && only) parts.push({ kind: "overview", subject: mine });
        else if (mine.group !== undefined && only) parts.push({ kind: "overview", subject: mine });
        else if (
          mine.models.length === 0 &&
          situations.length > 0 &&
          (has("recommend") || has("need")) &&
          strange.length <= 4
        )
          parts.push({
            kind: "advice",
            wishes: wishesOf(lexicon, situations, material, lengths, parentOf),
            subject: nobody,
          });
      }
      const [subject = memory?.subject ?? nobody] = own.filter(({ models }) => models.length > 0);
      return {
        parts: parts.slice(0, mostParts),
        unheard: parts.length === 0 ? [question] : unheard,
        units: wanted,
        asksForUnits,
        thickness:
          lengths.find((length) => length <= thickest) ?? (lengths.length === 1 ? lengths[0] : undefined),
        inPinyin,
        understood: [...new Set(everything.filter(({ kind }) => kind !== "filler").map(keyOf))],
        strange,
        cues,
        subject,
        isForeign: places.some((place) => place.isForeign) && own.every(({ models }) => models.length === 0),
        guesses,
        unsafe: [...new Set(everything.flatMap(({ kind, id }) => (kind === "unsafe" ? id : [])))],
      };
    },
  };
}

/** Leaves out what cannot be meant together: a row of a model is told, whatever else about it is not. */
function plainly(asks: readonly Ask[], { models }: Subject): readonly Ask[] {
  if (!asks.some(isUnknown)) return asks;
  const told = asks.filter(({ rule }) => rule.attribute !== undefined);
  return models.length > 0 && told.length > 0 ? told : asks.filter(isUnknown);
}

/** True if an ask for a size belongs to the row before it: `功率多大` asks for the power only. */
function isSizeOf({ rule, spans, at }: Ask, place: Place): boolean {
  if (rule.answers?.[0] !== "{size}") return false;
  return place.asks.some(
    (other) =>
      !spans.some((index) => other.spans.includes(index)) &&
      other.rule.attribute !== undefined &&
      other.spans.some((index) => {
        const span = place.spans[index];
        return span !== undefined && span.to <= at && at - span.to <= 1 && !span.isHow;
      }),
  );
}

/** True if an ask is about something that the site does not tell. */
const isUnknown = ({ rule }: Ask): boolean => rule.answers?.[0] === "{unknown}";

/** Maximum number of parts of a message that are answered. */
const mostParts = 6;

const isJoiner = ({ senses }: Span): boolean => senses.some(({ kind }) => kind === "joiner");

/** Returns the words and pairs of Han characters of the knowledge. */
function vocabularyOf(entries: readonly KnowledgeEntry[]): ReadonlySet<string> {
  const known = new Set<string>();
  for (const { question, paraphrases, answer } of entries) {
    for (const text of [question, answer, ...paraphrases]) {
      let before = "";
      for (const { kind, text: unit } of unitsOf(text)) {
        if (kind === "word") known.add(unit);
        if (kind === "han" && before !== "") known.add(before + unit);
        before = kind === "han" ? unit : "";
      }
    }
  }
  return known;
}

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

/** Splits units at borders. */
function stretchesOf(units: readonly Unit[], isBorder: (unit: Unit) => boolean): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let from = 0;
  for (let index = 0; index <= units.length; index += 1) {
    const unit = units[index];
    if (unit && !isBorder(unit)) continue;
    if (index > from) stretches.push({ from, to: index });
    from = index + 1;
  }
  return stretches;
}

/** True if a number stands before a unit of measurement: `640 mm` is no model. */
function isMeasure(from: number, to: number, units: readonly Unit[]): boolean {
  const next = units[to];
  return to - from === 1 && units[from]?.kind === "number" && next !== undefined && measures.has(next.text);
}

/** Returns the words that are in no list. A Chinese word is strange if any of its characters is in none. */
function strangersIn(
  { from, to }: Stretch,
  { units, spans, words }: Pick<Scan, "units" | "spans" | "words">,
  known: ReadonlySet<string>,
): readonly string[] {
  const covered = new Set<number>();
  for (const span of spans) for (let index = span.from; index < span.to; index += 1) covered.add(index);
  const strange: string[] = [];
  for (let index = from; index < to; index += 1) {
    const unit = units[index];
    if (!unit || covered.has(index)) continue;
    if (unit.kind === "word" && unit.text.length > 1 && !known.has(unit.text)) strange.push(unit.raw);
    if (unit.kind === "syllable") strange.push(unit.raw);
    const word = words[index];
    if (unit.kind !== "han" || !word) continue;
    const letters = units.slice(word.from, word.to).map(({ text }) => text);
    const isKnownWord = letters.slice(1).some((letter, each) => known.has((letters[each] ?? "") + letter));
    if (letters.length > 1 && !isKnownWord) strange.push(letters.join(""));
    index = word.to - 1;
  }
  return strange;
}

const visitor = /^(?:i|we|my|our|im|ive|我|咱|俺)$/;

/** True if a sentence tells about the visitor. */
const isAboutVisitor = ({ from, to }: Stretch, units: readonly Unit[]): boolean =>
  units.slice(from, Math.min(to, from + 4)).some(({ raw }) => visitor.test(raw));

const asking =
  /^(?:what|whats|which|who|when|where|why|how|hows|is|are|do|does|can|could|will|would|should|any|吗|呢|么|几|哪|啥|多|怎|何|谁|咋|否)$/;

/** True if a sentence asks for something: by its sign, or by a word that asks. */
function isQuestion({ from, to }: Stretch, units: readonly Unit[], next: number): boolean {
  const sign = units.slice(to, next).some(({ raw }) => raw === "?" || raw === "？");
  const [first, second] = units.slice(from, from + 2);
  const text = units.slice(from, to);
  return (
    sign ||
    asking.test(first?.raw ?? "") ||
    asking.test(second?.raw ?? "") ||
    text.some(({ kind, raw }) => kind === "han" && asking.test(raw)) ||
    text.some(({ raw }) => /^(?:what|whats|which|how|hows|where)$/.test(raw))
  );
}

/** True if a sentence has words that ask for something. */
function hasContent(place: Stretch, scan: Scan, known: ReadonlySet<string>): boolean {
  const { units } = scan;
  if (isAboutVisitor(place, units)) return false;
  return isQuestion(place, units, place.to + 1) && strangersIn(place, scan, known).length > 0;
}

const textOf = ({ from, to }: Stretch, units: readonly Unit[]): string =>
  units
    .slice(from, to)
    .map(({ raw }) => raw)
    .join(" ")
    .replaceAll(/(?<=\p{Script=Han}) | (?=\p{Script=Han})/gu, "");

interface Evidence {
  readonly subject: Subject;
  readonly known: ReadonlySet<string>;
  /** Cues and attributes that may be asked of anything. */
  readonly ofAnything: ReadonlySet<string>;
}

/** True if an ask is surely about our machines. Words that are in no list may be what it is about. */
function isTrusted(
  { rule, weight, used }: { readonly rule: Rule; readonly weight: number; readonly used: readonly number[] },
  place: Place,
  scan: Scan,
  { subject, known, ofAnything }: Evidence,
): boolean {
  const { attribute, extreme, answers, cues } = rule;
  if (subject.models.length > 0 && (attribute !== undefined || extreme !== undefined)) return true;
  const spans = used.map((index) => place.spans[index]).filter((span) => span !== undefined);
  const clause = clauseAround(spans, place, scan);
  const others = place.spans.filter(
    (span) => span.from >= clause.from && span.to <= clause.to && !spans.includes(span),
  );
  const taken = new Set(place.asks.flatMap((ask) => ask.spans.map((index) => place.spans[index])));
  const matters = (span: Span): boolean =>
    !taken.has(span) &&
    !span.senses.some(isNeutral) &&
    (attribute !== undefined || span.senses.some(isThing));
  const about = others.filter(matters).length;
  if (subject.models.length === 0 && (place.isForeign || answers?.[0] === "{size}")) return false;
  const isSpecific = cues.some((cue) => !ofAnything.has(cue));
  const domain =
    subject.models.length > 0 ||
    isSpecific ||
    place.spans.some(({ senses }) =>
      senses.some(({ kind, id }) => kind === "cue" && (attribute === undefined ? ours : machines).has(id)),
    );
  const strangers = strangersIn(clause, scan, known).length;
  // Words that narrow down others are not enough in a sentence with other words.
  if (weight < 1 && strangers + about > 0) return false;
  if (domain && attribute !== undefined) return strangers + about <= (isSpecific ? 2 : 1);
  const unlisted = strangersIn(clause, scan, nothing).length;
  if (domain && isSpecific) return strangers + Math.max(0, about - 1) <= (weight >= 1.3 ? 3 : 2);
  if (domain) return strangers + Math.max(0, about - 1) + unlisted <= (weight >= 1.3 ? 3 : 2);
  return weight >= 1.3 ? unlisted + about <= 1 && strangers === 0 : unlisted + about === 0;
}

const nothing: ReadonlySet<string> = new Set();

/** Cues that show that a question is about our machines. */
const ours = new Set([
  "machine",
  "laserword",
  "you",
  "cut",
  "engrave",
  "warranty",
  "tube",
  "sample",
  "chiller",
  "sparepart",
]);

/** Cues that ask what can be done to a material. */
const working = new Set(["cut", "engrave", "can", "howthick", "thickest"]);

/** Those of them that may have the properties of a machine. */
const machines = new Set(["machine", "laserword"]);

/** Cues that may accompany any question. */
const neutral = new Set(
  "machine model need can what where how you howmuch howlong howbig howthick howwide most least for laserword compare recommend allmodels free why fit place oftenword fast tryword buyword".split(
    " ",
  ),
);

/** True for the words of things that may be asked about. */
const isThing = ({ kind }: Sense): boolean =>
  kind === "material" || kind === "attribute" || kind === "most" || kind === "least";

const isNeutral = ({ kind, id }: Sense): boolean =>
  kind === "filler" ||
  kind === "joiner" ||
  kind === "follower" ||
  kind === "unit" ||
  kind === "situation" ||
  kind === "model" ||
  kind === "group" ||
  (kind === "cue" && neutral.has(id));

/** Returns the part of a sentence around spans, up to the next borders. */
function clauseAround(spans: readonly Span[], place: Place, { units }: Scan): Stretch {
  let from = Math.min(...spans.map((span) => span.from));
  let to = Math.max(...spans.map((span) => span.to));
  const joiners = new Set(place.spans.flatMap((span) => (isJoiner(span) ? span.from : [])));
  while (from > place.from && units[from - 1]?.kind !== "pause" && !joiners.has(from - 1)) from -= 1;
  while (to < place.to && units[to]?.kind !== "pause" && !joiners.has(to)) to += 1;
  return { from, to };
}

interface PartContext {
  readonly subject: Subject;
  readonly has: (key: string) => boolean;
  readonly scan?: Scan;
  readonly subjectOf?: (place: Pick<Place, "models" | "groups">) => Subject;
}

/** Returns the subjects of clauses that each have their own: "how heavy is the 960, and how fast the M20". */
function clausesWith(
  asks: readonly Ask[],
  place: Place,
  scan: Scan,
  subjectOf: (place: Pick<Place, "models" | "groups">) => Subject,
): ReadonlyMap<Ask, Subject> {
  const found = asks.map((ask) => {
    const spans = ask.spans.map((index) => place.spans[index]).filter((span) => span !== undefined);
    const clause = clauseAround(spans, place, scan);
    const inClause = place.spans.filter(({ from, to }) => from >= clause.from && to <= clause.to);
    const ids = (wanted: Sense["kind"]): readonly string[] => [
      ...new Set(
        inClause.flatMap(({ senses }) => senses.flatMap(({ kind, id }) => (kind === wanted ? id : []))),
      ),
    ];
    return [ask, subjectOf({ models: ids("model"), groups: ids("group") })] as const;
  });
  const rows = new Set(asks.map(({ rule }) => rule.attribute));
  const isEach = rows.size > 1 && found.every(([, { models }]) => models.length > 0);
  return new Map(isEach ? found : []);
}

/** Turns what is asked in a sentence into parts. */
function partsOf(
  asks: readonly Ask[],
  place: Place,
  { subject: whole, has, scan, subjectOf }: PartContext,
): readonly Part[] {
  const clauses = scan && subjectOf ? clausesWith(asks, place, scan, subjectOf) : new Map<Ask, Subject>();
  return asks.map((ask): Part => {
    const { attribute, answers = [], extreme } = ask.rule;
    const subject = clauses.get(ask) ?? whole;
    const one = subject.models.length === 1;
    if (answers[0] === "{specification}") return { kind: "specification", subject };
    if (answers[0] === "{size}")
      return { kind: subject.models.length === 2 && has("compare") ? "comparison" : "size", subject };
    if (answers[0] === "{unknown}") return { kind: "unknown", subject };
    if (attribute === undefined) return { kind: "entry", answers, subject };
    if (extreme !== undefined && !one && !(subject.models.length > 1 && subject.group === undefined))
      return { kind: "extreme", attribute, most: extreme === "most", subject };
    if (extreme === undefined && subject.models.length === 0 && (has("most") || has("least")))
      return { kind: "extreme", attribute, most: has("most"), subject };
    return { kind: "fact", attribute, subject: place.all && place.models.length === 0 ? nobody : subject };
  });
}

const sheets = new Set(["wood", "acrylic"]);

const isSheet = (id: string, parentOf: ReadonlyMap<string, string | undefined>): boolean =>
  sheets.has(id) || sheets.has(parentOf.get(id) ?? "");

const finderMaterials: Readonly<Record<string, string>> = {
  wood: "wood",
  acrylic: "acrylic",
  paper: "paper",
  fabric: "textile",
  leather: "textile",
  glass: "glass",
  stone: "glass",
  metal: "metal",
  aluminum: "metal",
};

/** Returns the finder's answers that a visitor's situation gives. */
function wishesOf(
  { finder }: KnowledgeLexicon,
  situations: readonly string[],
  materials: readonly string[],
  lengths: readonly number[],
  parentOf: ReadonlyMap<string, string | undefined>,
): readonly Wish[] {
  const wishes: Wish[] = situations.map((each) => {
    const [question = "", value = ""] = each.split("=");
    return { question, value };
  });
  if (!wishes.some(({ question }) => question === "material")) {
    for (const id of materials) {
      const value = finderMaterials[parentOf.get(id) ?? id];
      if (value !== undefined) wishes.push({ question: "material", value });
    }
  }
  const valuesOf = (name: string): readonly string[] =>
    finder.find((each) => each.name === name)?.options.map(({ value }) => value) ?? [];
  const [long = 0, short = 0] = [...lengths].sort((one, other) => other - one);
  if (long >= 100) {
    const size = valuesOf("size").find((value) => {
      const [most = 0, least = 0] = value.split("x").map(Number);
      return most >= long && (lengths.length < 2 || short < 30 || least >= short);
    });
    if (size !== undefined) wishes.push({ question: "size", value: size });
  }
  const thin = lengths.find((length) => length <= 25);
  const thickness = thin !== undefined && valuesOf("thickness").find((value) => Number(value) >= thin);
  if (thickness) wishes.push({ question: "thickness", value: thickness });
  return wishes.filter(
    (wish, index) =>
      wishes.findIndex(({ question, value }) => question === wish.question && value === wish.value) === index,
  );
}

/** Words of units, by the texts of their units of text joined by spaces. */
function unitWordsOf(lexicons: readonly KnowledgeLexicon[]): ReadonlyMap<string, string> {
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

/** Units of the metric system, which are asked for only in words such as "in" or "how many". */
const metric = new Set(["cm", "m", "t", "day"]);

const asksForUnit = /^(?:in|into|many|to|几|少|成|合|算|用)$/;

/** Returns the units that a visitor asks for, or measures in. */
function unitsWanted(
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

/** Words in a message that names a subject and asks for nothing. */
const nameOnly = 6;

const questionWords = /^(?:how|what|which|why|when|where|can|does|do|is|多|几|何|吗|能)$/;

/** True if a message only names models, with words that say nothing. */
function isOnlyNames(spans: readonly Span[], units: readonly Unit[]): boolean {
  const covered = new Set(
    spans.flatMap(({ from, to, senses }) =>
      senses.every(
        ({ kind, id }) =>
          ["model", "group", "filler", "follower"].includes(kind) ||
          (kind === "cue" && (id === "machine" || id === "series" || id === "model")),
      )
        ? Array.from({ length: to - from }, (_, index) => from + index)
        : [],
    ),
  );
  return (
    units.length <= nameOnly &&
    units.every(({ text, raw }, index) => text === "" || (covered.has(index) && !questionWords.test(raw)))
  );
}

interface Circumstances {
  readonly own: readonly Subject[];
  readonly wanted: readonly string[];
  readonly lengths: readonly number[];
  readonly material: readonly string[];
  readonly isFollower: boolean;
  readonly strange: readonly string[];
}

type AskFinder = (
  spans: readonly Span[],
  units: readonly Unit[],
  named: readonly string[],
  bare: boolean,
) => readonly Ask[];

/** Returns what a short message asks together with the words of the last one: "and the tube?" after a question about warranty. */
function continuedIn(
  memory: Memory,
  place: Place | undefined,
  isFollower: boolean,
  {
    asksIn,
    units,
    own,
  }: { readonly asksIn: AskFinder; readonly units: readonly Unit[]; readonly own: readonly Subject[] },
): readonly Part[] {
  if (!place || memory.cues.length === 0) return [];
  const count = place.spans.length;
  const remembered = memory.cues.map(
    (sense): Span => ({ from: place.from, to: place.from + 1, senses: [sense], isHow: false }),
  );
  const asks = asksIn([...place.spans, ...remembered], units, memory.subject.models, false).filter(
    ({ spans }) => spans.some((index) => index < count) && spans.some((index) => index >= count),
  );
  const heaviest = Math.max(0, ...place.asks.map(({ weight }) => weight));
  const better = asks.filter(({ weight }) => weight > heaviest + (isFollower ? 0 : 0.3));
  const [subject = memory.subject] = own.filter(({ models }) => models.length > 0);
  return partsOf(better, place, { subject, has: () => false });
}

/** Returns what a short message asks that goes on from the last one: about another subject, or in another unit. */
function followedUp(memory: Memory, places: readonly Place[], now: Circumstances): readonly Part[] {
  const { own, wanted, lengths, material, isFollower, strange } = now;
  if (strange.length > (isFollower ? 1 : 0) || memory.parts.length === 0) return [];
  const [subject] = own.filter(({ models }) => models.length > 0);
  const all = places.some((place) => place.all);
  if (subject || all) return memory.parts.map((part) => ({ ...part, subject: subject ?? nobody }));
  if (material.length > 0)
    return [
      {
        kind: "material",
        materials: material,
        subject: memory.subject,
        deep: memory.parts.some((part) => part.kind === "material" && part.deep),
      },
    ];
  return wanted.length > 0 || lengths.length > 0 ? memory.parts : [];
}
