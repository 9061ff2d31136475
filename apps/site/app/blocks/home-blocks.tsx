import { FeatureExplorer, FilmSection, Hero, Kerf, MaterialShowcase, PictureCarousel } from "@lightmaker/ui";
import { reportVideoError } from "../shell/error-reports.ts";
import type { BlocksIn } from "./late-blocks.ts";
import type { Renderers } from "./registry.ts";

export const renderers: Renderers<BlocksIn<"home-blocks">> = {
  featureExplorer: (data, { labels, root }) => <FeatureExplorer {...data} {...root} labels={labels} />,
  filmSection: (data, { labels, root }) => (
    <FilmSection {...data} {...root} labels={labels.video} onVideoError={reportVideoError} />
  ),
  hero: (data, { labels, root }) => (
    <>
      <Hero {...data} {...root} labels={labels.video} onVideoError={reportVideoError} />
      <Kerf />
    </>
  ),
  materialShowcase: (data, { labels, root }) => <MaterialShowcase {...data} {...root} labels={labels} />,
  pictureCarousel: (data, { labels, root }) => (
    <PictureCarousel {...data} {...root} labels={{ ...labels, ...labels.carousel }} />
  ),
};
