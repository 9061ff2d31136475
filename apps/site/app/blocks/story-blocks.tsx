import { LearningCarousel, ProductModule, Scenes, SolutionTabs } from "@lightmaker/ui";
import type { Renderers, StoryBlock } from "./registry.ts";

/** The blocks of the pages about fields of work. */
export const renderers: Renderers<StoryBlock> = {
  learningCarousel: (data, { labels, root }) => (
    <LearningCarousel {...data} {...root} labels={{ ...labels, ...labels.carousel }} />
  ),
  productModule: (data, { labels, root }) => <ProductModule {...data} {...root} labels={labels} />,
  scenes: (data, { labels, root }) => <Scenes {...data} {...root} labels={labels} />,
  solutionTabs: (data, { labels, root }) => <SolutionTabs {...data} {...root} labels={labels} />,
};
