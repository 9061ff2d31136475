import { AddressedSearch } from "../search/AddressedSearch.tsx";
import type { BlocksIn, Renderers } from "./registry.ts";

/** The search on a page, which only the page for unknown addresses has. */
export const renderers: Renderers<BlocksIn<"search-blocks">> = {
  siteSearch: (data) => <AddressedSearch {...data} />,
};
