import { feedPages } from "@lightmaker/api/contract";
import type { Language, NewsListBlockData, Shell } from "@lightmaker/content";
import { NewsList, type NewsListProps } from "@lightmaker/ui";
import { type ListedNews, toListItem } from "./listed.ts";
import type { NewsView } from "./view.ts";
import { searchOf } from "./view.ts";

/** What the build knows of the list, and all that a server needs to fill it in. */
export interface NewsShell {
  block: NewsListBlockData;
  labels: Pick<Shell["labels"], "imageError">;
  language: Language;
  /** Address of the page, without a query. */
  path: string;
}

/** What a server has filled in. */
export interface FilledNews {
  items: readonly ListedNews[];
  /** As it was rendered: what an address asks for in vain is left out. */
  view: NewsView;
  /** The text of the opened item, by its id. */
  texts: Readonly<Record<string, string>>;
}

interface NewsMarkupProps
  extends NewsShell,
    Pick<NewsListProps, "article" | "failure" | "notice" | "withoutScripts"> {
  items: readonly ListedNews[] | undefined;
  view: NewsView;
  /** Goes along as JSON: what a server may fill in, or what it has. */
  data: NewsShell | FilledNews | undefined;
  handlers?: Pick<NewsListProps, "onFilterChange" | "onOpenedChange" | "onPageChange" | "onRetry">;
}

/** The part of the page that a server replaces: from the opening tag to the end of the JSON, which is its last element. */
export const fillable =
  /<div data-news="">[\s\S]*?<script type="application\/json" data-news-data="">([\s\S]*?)<\/script><\/div>/;

/**
 * The list and what goes with it: the one place for its markup, at build time, on the server and in the browser. It asks React for no ids of its own, because
 * the server renders it outside of its page.
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
        pageHref={(page) => path + searchOf({ ...view, page, item: "" })}
      />
      <script
        type="application/json"
        data-news-data=""
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a `<`, which cannot end the element
        dangerouslySetInnerHTML={{ __html: data ? JSON.stringify(data).replaceAll("<", "\\u003c") : "" }}
        suppressHydrationWarning
      />
    </div>
  );
}
