import { NotFoundSearch } from "../search/NotFoundSearch.tsx";
import type { BlocksIn } from "./late-blocks.ts";
import type { Renderers } from "./registry.ts";

/** Search field inside a page. Only the 404 page has it. */
export const renderers: Renderers<BlocksIn<"search-blocks">> = {
  siteSearch: (data) => <NotFoundSearch {...data} />,
};
