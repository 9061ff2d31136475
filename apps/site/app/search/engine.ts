import type { SearchDocument } from "@lightmaker/content";
import MiniSearch from "minisearch";
import { termsOf, wantedTerms } from "./text.ts";

/** Kind of a result, by which results are grouped. News come only from the API. */
export type ResultKind = SearchDocument["kind"] | "news";

/** A document of the search. */
export type SearchableDocument = Omit<SearchDocument, "kind"> & { readonly kind: ResultKind };

/** A search result. */
export interface Hit extends SearchableDocument {
  /** Terms of the document that match the query, for highlighting. */
  readonly terms: ReadonlySet<string>;
}

export interface SearchEngine {
  /** Indexes documents in small batches, so that the page stays responsive. */
  add(documents: readonly SearchableDocument[]): Promise<void>;
  /** Returns the matching documents, best first. */
  find(words: string): readonly Hit[];
}

/** Minimum score of a result, as a share of the best score. Lower scores are accidental matches. */
const minScoreShare = 0.12;
/** Maximum number of results. */
const maxResults = 30;
/** Number of documents indexed at a time, which takes a few milliseconds. */
const batchSize = 12;

/**
 * Creates an in-memory index of words and of pairs of Han characters. Measured with the thirty questions of
 * `tests/e2e/shell/search.spec.ts` before any tuning: this index (60 kB) had the right page among the first three results for
 * 28 questions. Pagefind had it for 22, even when a whole page counted as right where one answer was wanted, and
 * fetched 360 to 500 kB for fifteen questions.
 */
export function createSearchEngine(): SearchEngine {
  const documents: SearchableDocument[] = [];
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
    // The tokenizer has already folded the terms.
    processTerm: (term) => term,
    searchOptions: {
      boost: { title: 3, names: 2.5 },
      // The last word may be incomplete. Chinese pairs are always complete.
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
        { chunkSize: batchSize },
      );
    },
    find(words) {
      const wanted = new Set(wantedTerms(words)).size;
      const found = index
        .search(words)
        // A document with two of two words ranks above one with the same word twice.
        .map(({ id, score, terms, queryTerms }) => ({
          id,
          terms,
          score: score * (new Set(queryTerms).size / wanted),
        }))
        .sort((one, other) => other.score - one.score);
      const best = found[0]?.score ?? 0;
      return found
        .filter(({ score }) => score >= best * minScoreShare)
        .slice(0, maxResults)
        .flatMap(({ id, terms }) => {
          const document = documents[id];
          return document ? [{ ...document, terms: new Set(terms) }] : [];
        });
    },
  };
}
