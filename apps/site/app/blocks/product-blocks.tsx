import { languageTag } from "@lightmaker/content/routes";
import { FeatureBlocks, MaterialGrid, ProductIntro, SolutionPanels } from "@lightmaker/ui";
import { ComparisonInAddress } from "../products/ComparisonInAddress.tsx";
import { FinderInAddress } from "../products/FinderInAddress.tsx";
import { ModelSwitch } from "../products/ModelSwitch.tsx";
import { SpecSectionInUnits } from "../products/SpecSectionInUnits.tsx";
import { AddressedFaq } from "../support/AddressedFaq.tsx";
import type { ProductBlock, Renderers } from "./registry.ts";

/** The blocks of the pages about products. */
export const renderers: Renderers<ProductBlock> = {
  comparison: (data, { labels, language, root }) => (
    <ComparisonInAddress
      {...data}
      {...root}
      labels={{ ...labels.specs, ...labels.compare, imageError: labels.imageError }}
      language={languageTag[language]}
    />
  ),
  faq: (data, { root }) => <AddressedFaq {...data} {...root} />,
  featureBlocks: (data, { labels, root }) => <FeatureBlocks {...data} {...root} labels={labels} />,
  finder: ({ labels: words, ...data }, { labels, root }) => (
    <FinderInAddress {...data} {...root} labels={{ ...words, imageError: labels.imageError }} />
  ),
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
