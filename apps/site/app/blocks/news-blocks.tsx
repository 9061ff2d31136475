import { pagePath } from "@lightmaker/content/routes";
import { UrlNewsList } from "../news/UrlNewsList.tsx";
import type { BlocksIn } from "./late-blocks.ts";
import type { Renderers } from "./registry.ts";

/** The news list. Its items come from the API. */
export const renderers: Renderers<BlocksIn<"news-blocks">> = {
  newsList: (data, { labels: { imageError }, language }) => (
    <UrlNewsList block={data} labels={{ imageError }} language={language} path={pagePath("news", language)} />
  ),
};
