import { languageTag } from "@lightmaker/content/routes";
import {
  Counters,
  InstalmentCalculator,
  LearningCarousel,
  ProductModule,
  Scenes,
  SolutionTabs,
} from "@lightmaker/ui";
import type { Renderers, StoryBlock } from "./registry.ts";

/** The blocks of the pages about fields of work and about the maker. */
export const renderers: Renderers<StoryBlock> = {
  counters: (data, { root }) => <Counters {...data} {...root} />,
  instalmentCalculator: (data, { language, root }) => (
    <InstalmentCalculator
      {...data}
      {...root}
      defaultValue={{ currency: language === "en" ? "USD" : "CNY" }}
      language={languageTag[language]}
    />
  ),
  learningCarousel: (data, { labels, root }) => (
    <LearningCarousel {...data} {...root} labels={{ ...labels, ...labels.carousel }} />
  ),
  productModule: (data, { labels, root }) => <ProductModule {...data} {...root} labels={labels} />,
  scenes: (data, { labels, root }) => <Scenes {...data} {...root} labels={labels} />,
  solutionTabs: (data, { labels, root }) => <SolutionTabs {...data} {...root} labels={labels} />,
};
