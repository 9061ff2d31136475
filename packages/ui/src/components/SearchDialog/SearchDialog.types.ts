/** Text in pieces, some of which match the search. */
export type SearchText = readonly {
  text: string;
  /** `true` if the piece matches the search. It is then highlighted. */
  hit?: boolean;
}[];

export interface SearchResult {
  /** Identifies the result. It must be unique among all results. */
  id: string;
  href: string;
  title: SearchText;
  /** Title of the page that contains the result, if the result is part of a page. */
  place?: string;
  /** The best matching sentence. */
  excerpt?: SearchText;
}

/** Results of one type, best match first. */
export interface SearchResultGroup {
  /** Identifies the group. It must be unique among the groups. */
  id: string;
  /** Name of the type, such as “Questions”. */
  label: string;
  results: readonly SearchResult[];
}
