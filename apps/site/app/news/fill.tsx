import type { NewsItem, NewsPageFiller } from "@lightmaker/api/contract";
import { brand } from "@lightmaker/content/brand";
import { NewsArticle, selectNews } from "@lightmaker/ui";
import { renderToString } from "react-dom/server";
import { toListItem } from "./list-item.ts";
import { fillable, NewsMarkup, type NewsShell } from "./NewsMarkup.tsx";
import { defaultView, type NewsView, queryOf, readView } from "./view.ts";

function shellOf(page: string): NewsShell {
  const json = fillable.exec(page)?.[1];
  if (!json)
    throw new Error(
      "The news page contains no list to fill in. The page and pages/news.js are from different builds: build the site again.",
    );
  return JSON.parse(json);
}

/** Structured data of the opened item, for search engines. */
function structuredData(item: NewsItem, address: string): string {
  const data = {
    "@context": "https://schema.org",
    "@type": "NewsArticle",
    headline: item.title,
    description: item.profile,
    datePublished: item.createTime,
    author: { "@type": "Organization", name: item.author },
    publisher: { "@type": "Organization", name: brand.name },
    ...(URL.canParse(item.photoUrl, address) &&
      item.photoUrl && { image: new URL(item.photoUrl, address).href }),
    mainEntityOfPage: address,
  };
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;
}

/**
 * Entry point of the module that the server loads to fill the news into its pages (ARCHITECTURE.md, "The news").
 *
 * A filled page has all items without their texts; a text is fetched when its item is opened. Every query is filled (type,
 * page, item), other parameters are ignored. Nothing inside uses ids that depend on the place in React's tree. Without
 * scripts the filter is a form, pages and titles are links, and an opened item is in `noscript`.
 */
export const newsPage: NewsPageFiller = {
  open(page, items, origin) {
    const shell = shellOf(page);
    const { labels: words, types } = shell.block;
    const byId = new Map(items.map((item) => [item.id, item]));
    const listed = items.map(({ content: _, state: __, ...rest }) => rest);
    const cards = listed.map((item) => toListItem(item, { types }, shell));
    return {
      viewOf(search) {
        const requested = readView(search);
        const { filter, page: number } = selectNews(cards, requested);
        return queryOf({ filter, page: number, item: byId.has(requested.item) ? requested.item : "" });
      },
      fill(search) {
        const view: NewsView = readView(search);
        const opened = byId.get(view.item);
        const markup = renderToString(
          <NewsMarkup
            {...shell}
            article={opened && { html: opened.content }}
            data={{ items: listed, view, texts: opened ? { [opened.id]: opened.content } : {} }}
            items={listed}
            view={view}
            withoutScripts={
              opened && (
                <NewsArticle
                  headingLevel={3}
                  html={opened.content}
                  item={toListItem(opened, { types }, shell)}
                  labels={{ ...words, ...shell.labels }}
                />
              )
            }
          />,
        );
        const filled = page.replace(fillable, () => markup);
        return opened
          ? filled.replace(
              "</head>",
              () =>
                `${structuredData(opened, origin + shell.path + queryOf({ ...defaultView, item: opened.id }))}</head>`,
            )
          : filled;
      },
    };
  },
};
