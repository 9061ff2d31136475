import { Downloads } from "@lightmaker/ui";
import type { Renderers, SupportBlock } from "./registry.ts";

/** The blocks of the pages that help with a machine one has. */
export const renderers: Renderers<SupportBlock> = {
  downloads: (data, { labels, root }) => <Downloads {...data} {...root} labels={labels.downloads} />,
};
