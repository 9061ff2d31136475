import { AddressedSearch } from "../search/AddressedSearch.tsx";
import type { Renderers, SearchBlock } from "./registry.ts";

/** The search on a page, which only the page for unknown addresses has. */
export const renderers: Renderers<SearchBlock> = {
  siteSearch: (data) => <AddressedSearch {...data} />,
};
