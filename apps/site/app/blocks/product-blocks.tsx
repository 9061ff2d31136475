import { languageTag } from "@lightmaker/content/routes";
import { FeatureBlocks, MaterialGrid, ProductIntro, SolutionPanels } from "@lightmaker/ui";
import { ModelSwitch } from "../products/ModelSwitch.tsx";
import { SpecSectionInUnits } from "../products/SpecSectionInUnits.tsx";
import { AddressedFaq } from "../support/AddressedFaq.tsx";
import type { ProductBlock, Renderers } from "./registry.ts";

/** The blocks of the pages about one series. */
export const renderers: Renderers<ProductBlock> = {
  faq: (data, { root }) => <AddressedFaq {...data} {...root} />,
  featureBlocks: (data, { labels, root }) => <FeatureBlocks {...data} {...root} labels={labels} />,
  materialGrid: (data, { labels, root }) => (
    <MaterialGrid {...data} {...root} labels={{ ...labels, ...labels.pager }} />
  ),
  models: (data, { labels, showInside }) => <ModelSwitch {...data} labels={labels} showInside={showInside} />,
  productIntro: (data, { labels, root, first }) => (
    <ProductIntro
      {...data}
      {...root}
      data-sheet="intro"
      labels={{ ...labels, ...labels.carousel }}
      priority={first}
    />
  ),
  solutionPanels: (data, { labels, root }) => <SolutionPanels {...data} {...root} labels={labels} />,
  specSection: (data, { labels, language, root }) => (
    <SpecSectionInUnits
      {...data}
      {...root}
      data-sheet="specification"
      labels={labels.specs}
      language={languageTag[language]}
    />
  ),
};
