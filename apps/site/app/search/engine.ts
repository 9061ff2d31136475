import type { SearchDocument } from "@lightmaker/content";
import MiniSearch from "minisearch";
import { termsOf, wantedTerms } from "./text.ts";

/** What results are shown by. News is known to the API alone. */
export type Kind = SearchDocument["kind"] | "news";

/** Something that can be found. */
export type Findable = Omit<SearchDocument, "kind"> & { readonly kind: Kind };

/** Something found. */
export interface Hit extends Findable {
  /** Terms of its words that were looked for, for marking. */
  readonly terms: ReadonlySet<string>;
}

/** Finds documents by words. */
export interface SearchEngine {
  /** Takes documents in, a few at a time, so that the page goes on answering. */
  add(documents: readonly Findable[]): Promise<void>;
  /** What fits the words, best first. */
  find(words: string): readonly Hit[];
}

/** Hits with less than this part of the best one's score are chance. */
const least = 0.12;
/** More than anybody reads. */
const most = 30;
/** Documents taken in at a time: some milliseconds of work. */
const portion = 12;

/**
 * An index in memory, over words and over pairs of Han letters. Measured on the thirty questions of `tests/e2e/search.spec.ts` before
 * anything was tuned: 28 found within the first three, in an index of 60 kB; Pagefind 22, counting whole pages as right
 * where an answer was asked for, with 360 to 500 kB fetched for fifteen questions.
 */
export function createSearchEngine(): SearchEngine {
  const documents: Findable[] = [];
  const index = new MiniSearch<{ id: number }>({
    fields: ["title", "names", "keywords", "passages"],
    extractField: ({ id }, field) => {
      const document = documents[id];
      if (!document || field === "id") return String(id);
      return field === "title"
        ? document.title
        : document[field as "names" | "keywords" | "passages"].join("\n");
    },
    tokenize: (text) => termsOf(text).map(({ term }) => term),
    // Terms come folded from the tokenizer.
    processTerm: (term) => term,
    searchOptions: {
      boost: { title: 3, names: 2.5 },
      // The last word may be half typed; of Chinese, every pair is whole.
      prefix: (term) => /^[a-z]{2}/.test(term),
      fuzzy: (term) => (/^[a-z]{5}/.test(term) ? 0.2 : false),
      weights: { fuzzy: 0.3, prefix: 0.5 },
      tokenize: wantedTerms,
    },
  });
  return {
    add(more) {
      const first = documents.length;
      documents.push(...more);
      return index.addAllAsync(
        more.map((_, place) => ({ id: first + place })),
        { chunkSize: portion },
      );
    },
    find(words) {
      const wanted = new Set(wantedTerms(words)).size;
      const found = index
        .search(words)
        // Two words of two are worth more than one word twice.
        .map(({ id, score, terms, queryTerms }) => ({
          id,
          terms,
          score: score * (new Set(queryTerms).size / wanted),
        }))
        .sort((one, other) => other.score - one.score);
      const best = found[0]?.score ?? 0;
      return found
        .filter(({ score }) => score >= best * least)
        .slice(0, most)
        .flatMap(({ id, terms }) => {
          const document = documents[id];
          return document ? [{ ...document, terms: new Set(terms) }] : [];
        });
    },
  };
}
