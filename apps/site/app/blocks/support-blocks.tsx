import { Downloads } from "@lightmaker/ui";
import type { BlocksIn } from "./late-blocks.ts";
import type { Renderers } from "./registry.ts";

/** Blocks of the support pages. */
export const renderers: Renderers<BlocksIn<"support-blocks">> = {
  downloads: (data, { labels, root }) => <Downloads {...data} {...root} labels={labels.downloads} />,
};
