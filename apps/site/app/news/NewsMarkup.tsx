import { feedPages } from "@lightmaker/api/contract";
import type { Language, NewsListBlockData, Shell } from "@lightmaker/content";
import { NewsList, type NewsListProps } from "@lightmaker/ui";
import { type ListedNews, toListItem } from "./list-item.ts";
import type { NewsView } from "./view.ts";
import { queryOf } from "./view.ts";

/** Data that the build knows about the list. A server needs nothing else to fill in the news. */
export interface NewsShell {
  block: NewsListBlockData;
  labels: Pick<Shell["labels"], "imageError">;
  language: Language;
  /** Path of the page, without a query. */
  path: string;
}

/** Data that a server has filled in. */
export interface FilledNews {
  items: readonly ListedNews[];
  /** View as rendered, without a page or item that the URL asks for but that does not exist. */
  view: NewsView;
  /** HTML of the opened item, by item id. */
  texts: Readonly<Record<string, string>>;
}

interface NewsMarkupProps
  extends NewsShell,
    Pick<NewsListProps, "article" | "failure" | "notice" | "withoutScripts"> {
  items: readonly ListedNews[] | undefined;
  view: NewsView;
  /** Data written into the page as JSON: the shell for the server to fill in, or the filled-in news. */
  data: NewsShell | FilledNews | undefined;
  handlers?: Pick<NewsListProps, "onFilterChange" | "onOpenedChange" | "onPageChange" | "onRetry">;
}

/**
 * Matches the part of the page that a server replaces: from the opening tag to the end of the JSON, which is its last
 * element.
 */
export const fillable =
  /<div data-news="">[\s\S]*?<script type="application\/json" data-news-data="">([\s\S]*?)<\/script><\/div>/;

/**
 * Markup of the news list, shared by the build, the server and the browser. It uses no React ids, because the server
 * renders it outside its page.
 */
export function NewsMarkup({
  block: { labels: words, feed, types, notFound: _, failures: __, ...block },
  labels,
  language,
  path,
  items,
  view,
  data,
  handlers,
  ...list
}: NewsMarkupProps) {
  return (
    <div data-news="">
      <NewsList
        {...block}
        {...list}
        {...handlers}
        feed={{ label: feed, href: feedPages[language] }}
        filter={view.filter}
        id="news"
        items={items?.map((item) => toListItem(item, { types }, { language, path }))}
        labels={{ ...words, ...labels }}
        opened={view.item}
        page={view.page}
        pageHref={(page) => path + queryOf({ ...view, page, item: "" })}
      />
      <script
        type="application/json"
        data-news-data=""
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without `<`, so it cannot close the element
        dangerouslySetInnerHTML={{ __html: data ? JSON.stringify(data).replaceAll("<", "\\u003c") : "" }}
        suppressHydrationWarning
      />
    </div>
  );
}
