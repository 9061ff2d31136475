import { languageTag } from "@lightmaker/content/routes";
import { Counters, FeatureBlocks } from "@lightmaker/ui";
import { SharedUnitsSpecSection } from "../products/SharedUnitsSpecSection.tsx";
import type { BlocksIn } from "./late-blocks.ts";
import type { Renderers } from "./registry.ts";

/** Blocks with facts and figures. They need the carousel, which pages with tables only do without (`table-blocks.tsx`). */
export const renderers: Renderers<BlocksIn<"fact-blocks">> = {
  counters: (data, { language, root }) => (
    <Counters {...data} {...root} separator={language === "en" ? "," : undefined} />
  ),
  featureBlocks: (data, { labels, root }) => <FeatureBlocks {...data} {...root} labels={labels} />,
  specSection: (data, { labels, language, root }) => (
    <SharedUnitsSpecSection
      {...data}
      {...root}
      data-sheet="specification"
      labels={labels.specs}
      language={languageTag[language]}
    />
  ),
};
