import { languageTag } from "@lightmaker/content/routes";
import { Counters, FactTable, FeatureBlocks, VerdictTable } from "@lightmaker/ui";
import { SharedUnitsSpecSection } from "../products/SharedUnitsSpecSection.tsx";
import type { BlocksIn } from "./late-blocks.ts";
import type { Renderers } from "./registry.ts";

/** Blocks with facts and figures. All kinds of pages have them except the home page. */
export const renderers: Renderers<BlocksIn<"fact-blocks">> = {
  counters: (data, { root }) => <Counters {...data} {...root} />,
  factTable: (data, { root }) => <FactTable {...data} {...root} />,
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
  verdictTable: (data, { root }) => <VerdictTable {...data} {...root} />,
};
