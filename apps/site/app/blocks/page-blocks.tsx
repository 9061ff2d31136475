import { Banner, CallToAction, PageNav, TextBlocks } from "@lightmaker/ui";
import type { BlocksIn, Renderers } from "./registry.ts";

/** The blocks of almost every page but the home page, which has the most others. */
export const renderers: Renderers<BlocksIn<"page-blocks">> = {
  banner: (data, { labels, root }) => <Banner {...data} {...root} labels={labels} />,
  callToAction: (data, { root }) => <CallToAction {...data} {...root} data-screen-only />,
  // Left out on paper, like all that leads to other pages.
  pageNav: (data, { root: { id } }) => <PageNav {...data} {...(id && { id })} data-screen-only />,
  textBlocks: (data, { root }) => <TextBlocks {...data} {...root} />,
};
