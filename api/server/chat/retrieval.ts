import type { KnowledgeEntry, KnowledgeSubject, KnowledgeSynonyms } from "../../contract/index.ts";
import { createNameFinder, spellingOf } from "./names.ts";
import { createSynonyms } from "./synonyms.ts";
import { bare, featuresOf, type Synonyms, threesOf } from "./text.ts";
import { withoutLengths } from "./thickness.ts";

/** An entry that may answer a question. */
export interface Hit {
  readonly id: string;
  /** How alike question and entry are, from 0 to 1. */
  readonly score: number;
  /** How much of the question the entry's nearest way of being asked speaks of, from 0 to 1. */
  readonly covered: number;
}

/** Finds entries by questions. */
export interface Retrieval {
  /** Entries that share anything with the question, best first. */
  search(question: string): readonly Hit[];
  /** Whether a question asks something of a thing that no entry knows, such as the price of oil. */
  isOfStrangers(question: string): boolean;
}

/** One way of asking, as a vector of weighted features, and the entries that are asked so: "weight" is asked of every model. */
interface Way {
  readonly entries: Set<number>;
  readonly features: ReadonlyMap<string, number>;
}

interface Posting {
  readonly way: number;
  readonly weight: number;
}

/** How many hits are worth telling of. */
const most = 8;
/** Every entry about a model may be meant by whoever types its name and no more. */
const nameAlone = 0.3;

/** Stand among the features for one model, and for several; which ones is not a matter of likeness. */
const [oneModel, someModels] = ["#model", "#models"];

/**
 * An index over every way of asking, in all languages at once, so that questions of mixed languages find what either half
 * asks for. Each way is a vector of weighted features; an entry is as near as the nearest of its ways. What a question
 * says that no entry knows makes it longer, and thus less like any of them. Names of models and lengths are no features: the former
 * decide which entries may answer, the latter which of an entry's answers is given.
 *
 * @param entries those of all languages; the same id in two languages is one thing
 * @param subjects those of all languages
 * @param groups words that mean the same
 */
export function createRetrieval(
  entries: readonly KnowledgeEntry[],
  subjects: readonly KnowledgeSubject[],
  groups: readonly KnowledgeSynonyms[],
): Retrieval {
  const synonyms = createSynonyms(groups);
  const modelsByName = new Map(
    subjects.flatMap(({ id, names }) => names.map((name) => [spellingOf(name), id])),
  );
  const finder = createNameFinder(subjects.flatMap(({ names }) => names));
  const modelsIn = (question: string): ReadonlySet<string> =>
    new Set([...finder.find(question)].flatMap((spelling) => modelsByName.get(spelling) ?? []));

  const ids = [...new Set(entries.map(({ id }) => id))];
  const numbers = new Map(ids.map((id, index) => [id, index]));
  const exact = new Map<string, number>();
  const about = ids.map((): ReadonlySet<string> => new Set());
  const ways = new Map<string, Way>();
  for (const { id, question, paraphrases, subjects: models = [] } of entries) {
    const entry = numbers.get(id) ?? 0;
    about[entry] = new Set(models);
    for (const text of [question, ...paraphrases]) {
      const features = featuresIn(finder.without(withoutLengths(text)), models.length, synonyms);
      const key = JSON.stringify([...features].sort());
      const way = ways.get(key) ?? { entries: new Set(), features };
      way.entries.add(entry);
      ways.set(key, way);
      // "How heavy is it" is asked of every model: only an entry's own question names its one.
      const isItsOwn = models.length === 0 || text === question;
      if (isItsOwn && !exact.has(bare(text))) exact.set(bare(text), entry);
    }
  }
  const { postings, lengths, owners, weigh, isKnown } = indexOf([...ways.values()], ids.length);

  return {
    isOfStrangers(question) {
      if (modelsIn(question).size > 0) return false;
      const said = [...featuresIn(withoutLengths(question), 0, synonyms).keys()];
      // Single letters and threes of them stand in every question.
      const words = said.filter((feature) => /^(?:[=?]|[a-z0-9]{2}|\p{Script=Han}{2}$)/u.test(feature));
      return (
        words.some((word) => word.startsWith("?")) &&
        words.some((word) => !isKnown(word)) &&
        !words.some((word) => !word.startsWith("?") && isKnown(word))
      );
    },
    search(question) {
      const named = modelsIn(question);
      const rest = finder.without(withoutLengths(question));
      const onlyNames = named.size > 0 && featuresOf(rest, synonyms).size === 0;
      const weighed = weigh(featuresIn(rest, named.size, synonyms));
      const square = weighed.reduce((sum, [, value]) => sum + value * value, 0);
      const shares = new Map<number, { product: number; covered: number }>();
      for (const [feature, value] of weighed) {
        for (const { way, weight } of postings.get(feature) ?? []) {
          const share = shares.get(way) ?? { product: 0, covered: 0 };
          // The mark stands last. That somebody names one model makes no entry alike that shares nothing else.
          if (share.product === 0 && feature === oneModel && !onlyNames) continue;
          share.product += value * weight;
          share.covered += (value * value) / square;
          shares.set(way, share);
        }
      }
      const same = exact.get(bare(question));
      const best = new Map<number, Hit>();
      for (const [way, { product, covered }] of shares) {
        const likeness = product / (Math.sqrt(square) * (lengths[way] ?? 1));
        const score = onlyNames && likeness < 0.999 ? nameAlone : likeness;
        for (const entry of owners[way] ?? []) {
          const id = ids[entry] ?? "";
          // Word for word, as when a suggestion is pressed.
          if (entry === same) best.set(entry, { id, score: 1, covered: 1 });
          const final = Math.min(score, 0.99) * fit(named, about[entry] ?? new Set());
          if (final > (best.get(entry)?.score ?? 0)) best.set(entry, { id, score: final, covered });
        }
      }
      return [...best.values()].sort((one, other) => other.score - one.score).slice(0, most);
    },
  };
}

/** What a text without names of models is compared by. */
function featuresIn(text: string, models: number, synonyms: Synonyms): ReadonlyMap<string, number> {
  const features = featuresOf(text, synonyms);
  return models === 0 ? features : new Map([...features, models === 1 ? [oneModel, 1] : [someModels, 2]]);
}

/** Weighs every feature by its rarity among the entries. */
function indexOf(ways: readonly Way[], entries: number) {
  const known = new Map<string, Set<number>>();
  for (const { entries: asked, features } of ways) {
    for (const feature of features.keys()) {
      const speaking = known.get(feature) ?? new Set();
      for (const entry of asked) speaking.add(entry);
      known.set(feature, speaking);
    }
  }
  const rarity = (feature: string): number => Math.log(1 + entries / (known.get(feature)?.size ?? 0.5));
  const postings = new Map<string, Posting[]>();
  const lengths = ways.map(({ features }, way) => {
    let square = 0;
    for (const [feature, weight] of features) {
      const value = weight * rarity(feature);
      square += value * value;
      const list = postings.get(feature) ?? [];
      list.push({ way, weight: value });
      postings.set(feature, list);
    }
    return Math.sqrt(square);
  });
  return {
    isKnown: (feature: string) => known.has(feature),
    postings,
    lengths,
    owners: ways.map(({ entries: asked }) => asked),
    weigh: (features: ReadonlyMap<string, number>) =>
      [...features].map(([feature, weight]) => {
        const strange = known.has(feature) ? 1 : strangeness(feature, known);
        return [feature, weight * rarity(feature) * strange] as const;
      }),
  };
}

/**
 * How much a feature counts that no entry knows. A pair of letters is mostly the seam between two words when both letters are known, and a
 * word whose threes are known is mostly a slip of the finger.
 */
function strangeness(feature: string, known: ReadonlyMap<string, unknown>): number {
  if (/^\p{Script=Han}{2}$/u.test(feature))
    return [...feature].every((letter) => known.has(letter)) ? 0.25 : 1.1;
  if (!/^[a-z]{5,}$/.test(feature)) return 1.3;
  const threes = threesOf(feature);
  return (1.3 * threes.filter((three) => !known.has(`~${three}`)).length) / threes.length;
}

/** How well an entry's models fit those that the question names: not at all when it is about others. */
function fit(named: ReadonlySet<string>, own: ReadonlySet<string>): number {
  if (own.size === 0) return [1, 0.75][named.size] ?? 0.7;
  // Without a model, what is true of all of them comes first.
  if (named.size === 0) return 0.75;
  const shared = [...named].filter((name) => own.has(name)).length;
  return shared === 0 ? 0 : 0.5 + 0.5 * (shared / (named.size + own.size - shared));
}
