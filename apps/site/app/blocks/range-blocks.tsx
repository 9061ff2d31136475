import { languageTag } from "@lightmaker/content/routes";
import { ComparisonInAddress } from "../products/ComparisonInAddress.tsx";
import { FinderInAddress } from "../products/FinderInAddress.tsx";
import type { BlocksIn, Renderers } from "./registry.ts";

/** Blocks that help to choose among all models, on the page of the whole range. */
export const renderers: Renderers<BlocksIn<"range-blocks">> = {
  comparison: (data, { labels, language, root }) => (
    <ComparisonInAddress
      {...data}
      {...root}
      labels={{ ...labels.specs, ...labels.compare, imageError: labels.imageError }}
      language={languageTag[language]}
    />
  ),
  finder: ({ labels: words, ...data }, { labels, root }) => (
    <FinderInAddress {...data} {...root} labels={{ ...words, imageError: labels.imageError }} />
  ),
};
