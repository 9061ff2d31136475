/** Text in pieces, of which some are what was looked for. */
export type SearchText = readonly {
  text: string;
  /** Whether this piece was looked for; it is marked. */
  hit?: boolean;
}[];

/** Something found. */
export interface SearchResult {
  /** Tells results apart. */
  id: string;
  href: string;
  title: SearchText;
  /** The page it stands on, when it is a part of one. */
  place?: string;
  /** The sentence that fits best. */
  excerpt?: SearchText;
}

/** Results of one kind, best first. */
export interface SearchResultGroup {
  /** Tells groups apart. */
  id: string;
  /** What they are, such as “Questions”. */
  label: string;
  results: readonly SearchResult[];
}
