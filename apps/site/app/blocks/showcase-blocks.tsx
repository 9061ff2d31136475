import { Showcase } from "@lightmaker/ui";
import type { Renderers, ShowcaseBlock } from "./registry.ts";

/** Finished work in a row. */
export const renderers: Renderers<ShowcaseBlock> = {
  showcase: (data, { labels, root }) => (
    <Showcase {...data} {...root} labels={{ ...labels, ...labels.carousel }} />
  ),
};
