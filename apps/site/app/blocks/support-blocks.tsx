import { Downloads } from "@lightmaker/ui";
import type { BlocksIn, Renderers } from "./registry.ts";

/** The blocks of the pages that help with a machine one has. */
export const renderers: Renderers<BlocksIn<"support-blocks">> = {
  downloads: (data, { labels, root }) => <Downloads {...data} {...root} labels={labels.downloads} />,
};
