import { languageTag } from "@lightmaker/content/routes";
import { UrlComparison } from "../products/UrlComparison.tsx";
import { UrlFinder } from "../products/UrlFinder.tsx";
import type { BlocksIn } from "./late-blocks.ts";
import type { Renderers } from "./registry.ts";

/** Blocks that help to choose among all models, on the page of the whole range. */
export const renderers: Renderers<BlocksIn<"range-blocks">> = {
  comparison: (data, { labels, language, root }) => (
    <UrlComparison
      {...data}
      {...root}
      labels={{ ...labels.specs, ...labels.compare, imageError: labels.imageError }}
      language={languageTag[language]}
    />
  ),
  finder: ({ labels: words, ...data }, { labels, root }) => (
    <UrlFinder {...data} {...root} labels={{ ...words, imageError: labels.imageError }} />
  ),
};
