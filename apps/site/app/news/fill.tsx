import type { NewsItem, NewsPageFiller } from "@lightmaker/api/contract";
import { brand } from "@lightmaker/content/brand";
import { NewsArticle, selectNews } from "@lightmaker/ui";
import { renderToString } from "react-dom/server";
import { toListItem } from "./listed.ts";
import { fillable, NewsMarkup, type NewsShell } from "./NewsMarkup.tsx";
import { type NewsView, readView, searchOf, startView } from "./view.ts";

function shellOf(page: string): NewsShell {
  const json = fillable.exec(page)?.[1];
  if (!json)
    throw new Error(
      "The news page holds no list to fill in: it and pages/news.js come from different builds. Build the site again.",
    );
  return JSON.parse(json);
}

/** The opened item for search engines. */
function structuredData(item: NewsItem, address: string): string {
  const data = {
    "@context": "https://schema.org",
    "@type": "NewsArticle",
    headline: item.title,
    description: item.profile,
    datePublished: item.createTime,
    author: { "@type": "Organization", name: item.author },
    publisher: { "@type": "Organization", name: brand.name },
    ...(item.photoUrl && { image: new URL(item.photoUrl, address).href }),
    mainEntityOfPage: address,
  };
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;
}

/** What the server loads to fill the news into their page (ARCHITECTURE.md, "The way of the news"). */
export const newsPage: NewsPageFiller = {
  viewOf(page, items, search) {
    const { block, language, path } = shellOf(page);
    const asked = readView(search);
    const cards = items.map((item) => toListItem(item, block, { language, path }));
    const { filter, page: number } = selectNews(cards, asked);
    const item = items.some(({ id }) => id === asked.item) ? asked.item : "";
    return searchOf({ filter, page: number, item });
  },
  fill(page, items, search, origin) {
    const shell = shellOf(page);
    const view: NewsView = readView(search);
    const opened = items.find(({ id }) => id === view.item);
    const listed = items.map(({ content: _, state: __, ...rest }) => rest);
    const { labels: words, types } = shell.block;
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
            `${structuredData(opened, origin + shell.path + searchOf({ ...startView, item: opened.id }))}</head>`,
        )
      : filled;
  },
};
