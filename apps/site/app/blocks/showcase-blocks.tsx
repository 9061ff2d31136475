import { Showcase } from "@lightmaker/ui";
import type { BlocksIn, Renderers } from "./registry.ts";

/** Finished work in a row. */
export const renderers: Renderers<BlocksIn<"showcase-blocks">> = {
  showcase: (data, { labels, root }) => (
    <Showcase {...data} {...root} labels={{ ...labels, ...labels.carousel }} />
  ),
};
