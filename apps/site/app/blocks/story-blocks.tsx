import { LearningCarousel, ProductModule, Scenes, SolutionTabs } from "@lightmaker/ui";
import type { BlocksIn } from "./late-blocks.ts";
import type { Renderers } from "./registry.ts";

/** Blocks of the application pages. */
export const renderers: Renderers<BlocksIn<"story-blocks">> = {
  learningCarousel: (data, { labels, root }) => (
    <LearningCarousel {...data} {...root} labels={{ ...labels, ...labels.carousel }} />
  ),
  productModule: (data, { labels, root }) => <ProductModule {...data} {...root} labels={labels} />,
  scenes: (data, { labels, root }) => <Scenes {...data} {...root} labels={labels} />,
  solutionTabs: (data, { labels, root }) => <SolutionTabs {...data} {...root} labels={labels} />,
};
