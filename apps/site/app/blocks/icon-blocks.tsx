import { FeatureIcons } from "@lightmaker/ui";
import type { BlocksIn, Renderers } from "./registry.ts";

/** Apart from the facts, of which the home page has none. */
export const renderers: Renderers<BlocksIn<"icon-blocks">> = {
  featureIcons: (data, { root }) => <FeatureIcons {...data} {...root} />,
};
