import { Banner, CallToAction, PageNav, TextBlocks } from "@lightmaker/ui";
import type { BlocksIn } from "./late-blocks.ts";
import type { Renderers } from "./registry.ts";

/** Blocks of almost every page except the home page, which needs the largest number of other blocks. */
export const renderers: Renderers<BlocksIn<"page-blocks">> = {
  banner: (data, { labels, root }) => <Banner {...data} {...root} labels={labels} />,
  callToAction: (data, { root }) => <CallToAction {...data} {...root} data-screen-only />,
  // Not printed, like everything that leads to other pages.
  pageNav: (data, { root: { id } }) => <PageNav {...data} {...(id && { id })} data-screen-only />,
  textBlocks: (data, { root }) => <TextBlocks {...data} {...root} />,
};
