import { Showcase } from "@lightmaker/ui";
import type { BlocksIn } from "./late-blocks.ts";
import type { Renderers } from "./registry.ts";

/** Row of finished pieces of work. */
export const renderers: Renderers<BlocksIn<"showcase-blocks">> = {
  showcase: (data, { labels, root }) => (
    <Showcase {...data} {...root} labels={{ ...labels, ...labels.carousel }} />
  ),
};
