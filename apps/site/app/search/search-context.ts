import { createContext, useContext } from "react";

/** Opens the search over the page. Replaces its words if some are given. */
export type OpenSearch = (words?: string) => void;

const SearchContext = createContext<OpenSearch | undefined>(undefined);

export const SearchOpener = SearchContext.Provider;

export function useSearch(): OpenSearch {
  const open = useContext(SearchContext);
  if (!open) throw new Error("useSearch() must be used inside SearchProvider, which Frame.tsx renders.");
  return open;
}
