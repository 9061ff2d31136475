import { FeatureIcons } from "@lightmaker/ui";
import type { BlocksIn } from "./late-blocks.ts";
import type { Renderers } from "./registry.ts";

/** A separate chunk because the home page has these blocks, but none of those in `fact-blocks.tsx`. */
export const renderers: Renderers<BlocksIn<"icon-blocks">> = {
  featureIcons: (data, { root }) => <FeatureIcons {...data} {...root} />,
};
