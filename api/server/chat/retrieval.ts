import type { KnowledgeEntry } from "../../contract/index.ts";
import { createNameFinder, spellingOf } from "./names.ts";
import { bare, featuresOf } from "./text.ts";

/** An entry that may answer a question. */
export interface Hit {
  readonly id: string;
  /** How alike question and entry are, from 0 to 1. */
  readonly score: number;
}

/** Finds entries by questions. */
export interface Retrieval {
  /** Entries that share anything with the question, best first. */
  search(question: string): readonly Hit[];
}

interface Variant {
  readonly entry: number;
  readonly length: number;
}

interface Posting {
  readonly variant: number;
  readonly weight: number;
}

/** How many hits are worth telling of. */
const most = 8;

/**
 * An index over every way of asking, in all languages at once, so that questions of mixed languages find what either half
 * asks for. Each way is a vector of weighted features; an entry is as near as the nearest of its ways. What a question
 * says that no entry knows makes it longer, and thus less like any of them.
 *
 * @param entries those of all languages; the same id in two languages is one thing
 */
export function createRetrieval(entries: readonly KnowledgeEntry[]): Retrieval {
  const ids = [...new Set(entries.map(({ id }) => id))];
  const numbers = new Map(ids.map((id, index) => [id, index]));
  const exact = new Map<string, number>();
  const frequency = new Map<string, Set<number>>();
  const subjects = ids.map(() => new Set<string>());
  const ways: { readonly entry: number; readonly features: ReadonlyMap<string, number> }[] = [];
  for (const { id, question, paraphrases, subjects: names = [] } of entries) {
    const entry = numbers.get(id) ?? 0;
    for (const name of names) subjects[entry]?.add(spellingOf(name));
    for (const way of [question, ...paraphrases]) {
      const features = featuresOf(way);
      ways.push({ entry, features });
      if (!exact.has(bare(way))) exact.set(bare(way), entry);
      for (const feature of features.keys()) {
        const seen = frequency.get(feature) ?? new Set();
        frequency.set(feature, seen.add(entry));
      }
    }
  }
  const rarity = (feature: string): number =>
    Math.log(1 + ids.length / (frequency.get(feature)?.size ?? 0.5));
  const postings = new Map<string, Posting[]>();
  const variants = ways.map(({ entry, features }, variant): Variant => {
    let square = 0;
    for (const [feature, weight] of features) {
      const value = weight * rarity(feature);
      square += value * value;
      const list = postings.get(feature) ?? [];
      list.push({ variant, weight: value });
      postings.set(feature, list);
    }
    return { entry, length: Math.sqrt(square) };
  });
  const finder = createNameFinder(entries.flatMap(({ subjects: names = [] }) => names));
  return {
    search(question) {
      const products = new Float64Array(variants.length);
      let square = 0;
      for (const [feature, weight] of featuresOf(question)) {
        const value = weight * rarity(feature);
        square += value * value;
        for (const posting of postings.get(feature) ?? []) {
          products[posting.variant] = (products[posting.variant] ?? 0) + value * posting.weight;
        }
      }
      const scores = new Map<number, number>();
      for (const [index, product] of products.entries()) {
        const variant = variants[index];
        if (!variant || product === 0) continue;
        const score = product / (Math.sqrt(square) * variant.length);
        scores.set(variant.entry, Math.max(score, scores.get(variant.entry) ?? 0));
      }
      const named = finder.find(question);
      const same = exact.get(bare(question));
      return [...scores]
        .map(([entry, score]) => ({
          id: ids[entry] ?? "",
          // Word for word, as when a suggestion is pressed.
          score: entry === same ? 1 : Math.min(score, 0.99) * fit(named, subjects[entry]),
        }))
        .filter(({ score }) => score > 0)
        .sort((one, other) => other.score - one.score)
        .slice(0, most);
    },
  };
}

/** How well an entry's models fit those that the question names: not at all when it is about others. */
function fit(named: ReadonlySet<string>, own: ReadonlySet<string> | undefined): number {
  if (!own || own.size === 0 || named.size === 0) return 1;
  const shared = [...named].filter((name) => own.has(name)).length;
  return shared === 0 ? 0 : 0.6 + 0.4 * (shared / named.size);
}
