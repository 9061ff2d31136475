import type { KnowledgeEntry, KnowledgeSubject, KnowledgeSynonyms } from "../../contract/index.ts";
import { createNameFinder, spellingOf } from "./names.ts";
import { createSynonyms } from "./synonyms.ts";
import { bare, featuresOf, type Synonyms, threesOf } from "./text.ts";
import { withoutLengths } from "./thickness.ts";

/** Entry that may answer a question. */
export interface Hit {
  readonly id: string;
  /** Similarity of question and entry, from 0 to 1. */
  readonly score: number;
  /** Share of the question that the entry's most similar phrasing covers, from 0 to 1. */
  readonly covered: number;
}

/** Finds entries for questions. */
export interface Retrieval {
  /** Returns entries that share any feature with the question, best first. */
  search(question: string): readonly Hit[];
  /** Returns true if a question asks about something that no entry knows, such as the price of oil. */
  isOfStrangers(question: string): boolean;
}

/**
 * Phrasing of a question as a vector of weighted features, with the entries that share it: "weight" is asked about every model.
 */
interface Way {
  readonly entries: Set<number>;
  readonly features: ReadonlyMap<string, number>;
}

interface Posting {
  readonly way: number;
  readonly weight: number;
}

/** Maximum number of hits. */
const most = 8;
/** Score of an entry about a model if the question contains only the model's name. */
const nameAlone = 0.3;

/** Features that mark a question about one model, and about several. Which models they are does not affect the similarity. */
const [oneModel, someModels] = ["#model", "#models"];

/**
 * Creates an index of all phrasings in all languages at once, so that a question in mixed languages also finds its entries.
 *
 * Each phrasing is a vector of weighted features. An entry is as similar as the most similar of its phrasings. Words of the
 * question that no entry knows make its vector longer, and so less similar to all of them. Model names and lengths are not
 * features: model names decide which entries may answer, lengths decide which of an entry's answers is given.
 *
 * @param entries entries of all languages; the same id in two languages is one entry
 * @param subjects subjects of all languages
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
      // "How heavy is it" is asked about every model. Only an entry's own question names its model.
      const isItsOwn = models.length === 0 || text === question;
      if (isItsOwn && !exact.has(bare(text))) exact.set(bare(text), entry);
    }
  }
  const { postings, lengths, owners, weigh, isKnown } = indexOf([...ways.values()], ids.length);

  return {
    isOfStrangers(question) {
      if (modelsIn(question).size > 0) return false;
      const said = [...featuresIn(withoutLengths(question), 0, synonyms).keys()];
      // Only whole words and pairs: single letters and trigrams occur in every question.
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
          // The model mark is the last feature. Naming one model does not make an entry similar if it shares nothing else.
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
          // The question equals the entry's own question, for example because the visitor pressed a suggestion.
          if (entry === same) best.set(entry, { id, score: 1, covered: 1 });
          const final = Math.min(score, 0.99) * fit(named, about[entry] ?? new Set());
          if (final > (best.get(entry)?.score ?? 0)) best.set(entry, { id, score: final, covered });
        }
      }
      return [...best.values()].sort((one, other) => other.score - one.score).slice(0, most);
    },
  };
}

/** Returns the features of a text without model names. */
function featuresIn(text: string, models: number, synonyms: Synonyms): ReadonlyMap<string, number> {
  const features = featuresOf(text, synonyms);
  return models === 0 ? features : new Map([...features, models === 1 ? [oneModel, 1] : [someModels, 2]]);
}

/** Builds the index. Weighs every feature by its rarity among the entries. */
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
 * Returns the weight factor of a feature that no entry knows. A pair of Han characters that are both known is usually the border
 * between two words. A word with known trigrams is usually a typing error.
 */
function strangeness(feature: string, known: ReadonlyMap<string, unknown>): number {
  if (/^\p{Script=Han}{2}$/u.test(feature))
    return [...feature].every((letter) => known.has(letter)) ? 0.25 : 1.1;
  if (!/^[a-z]{5,}$/.test(feature)) return 1.3;
  const threes = threesOf(feature);
  return (1.3 * threes.filter((three) => !known.has(`~${three}`)).length) / threes.length;
}

/** Returns how well an entry's models match those of the question: 0 if the entry is about other models. */
function fit(named: ReadonlySet<string>, own: ReadonlySet<string>): number {
  if (own.size === 0) return [1, 0.75][named.size] ?? 0.7;
  // If the question names no model, entries about all models come first.
  if (named.size === 0) return 0.75;
  const shared = [...named].filter((name) => own.has(name)).length;
  return shared === 0 ? 0 : 0.5 + 0.5 * (shared / (named.size + own.size - shared));
}
