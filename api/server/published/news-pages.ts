import { stat } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Logger } from "pino";
import {
  type FormLanguage,
  formLanguages,
  type NewsPageFiller,
  newsPages,
  type OpenNewsPage,
} from "../../contract/index.ts";
import type { Config } from "../config.ts";
import { type Entry, memoryEntry } from "../static/static-entry.ts";
import type { StaticTable } from "../static/static-table.ts";
import type { Storage } from "../storage/storage.ts";
import { BoundedEntries, type EntryBounds } from "./bounded-entries.ts";
import { toNewsItems } from "./news-items.ts";
import { PublishedCache } from "./published-cache.ts";
import type { SeoPages } from "./seo-pages.ts";

/** Module in `PAGES_DIR` that exports `newsPage`. */
const file = "news.js";

/**
 * Limits for filled pages. Filling a page takes a few milliseconds of the main thread, and compressing it about 20 ms of another
 * thread. Two at a time leave both free for other requests.
 */
const pageBounds: EntryBounds = { maxBytes: 32 * 1_048_576, concurrency: 2, maxWaiting: 64 };

/** Dependencies of the news pages. */
export interface NewsPagesSource {
  readonly folder: Config["PAGES_DIR"];
  readonly storage: Pick<Storage, "published">;
  readonly site: StaticTable;
  /** Provides pages with a title that was changed since the build. */
  readonly seo: Pick<SeoPages, "pageAt">;
  /** Returns the origin of the public site, without a trailing slash. Called when a page is created. */
  readonly siteUrl: () => string;
  readonly logger: Logger;
  /** Default: 32 MB, two at a time, 64 waiting. */
  readonly bounds?: EntryBounds;
}

/** News of one language at one version of the table, and the pages they are filled into. */
interface News {
  readonly items: ReturnType<typeof toNewsItems>;
  readonly pages: WeakMap<Entry, NewsPage>;
}

/** Page that news are filled into. */
interface NewsPage extends OpenNewsPage {
  /** Distinguishes the pages of one version of the table from those of the next, in cache keys. */
  readonly number: number;
  /**
   * List without a query, which most visitors request. It has its own place in memory, so that other pages cannot displace it.
   */
  start: Promise<Entry> | undefined;
}

/**
 * Fills the news into the news pages, once per version of the table and view of the list. If the site has no filler, the database
 * is not reachable, or too many pages are being created, visitors get the page as it was built, and the browser loads the news
 * itself.
 *
 * @returns function that returns the filled page of a path, if there is one; `undefined` if this site has no such pages
 * @throws Error if `PAGES_DIR` is configured and has no such module
 */
export async function openNewsPages({
  folder,
  storage,
  site,
  seo,
  siteUrl,
  logger,
  bounds = pageBounds,
}: NewsPagesSource) {
  const filler = await loadFiller(folder, logger);
  if (!filler) return undefined;
  const entries = new BoundedEntries(bounds);
  let opened = 0;
  const cache = new PublishedCache<FormLanguage, News>({
    version: () => storage.published.version("news"),
    logger,
    build: async (language) => ({
      items: toNewsItems(await storage.published.news(language), site),
      pages: new WeakMap(),
    }),
  });

  /** Returns the news page for a built page. A changed title is another built page. */
  const open = ({ items, pages }: News, empty: Entry, html: Buffer): NewsPage => {
    const known = pages.get(empty);
    if (known) return known;
    opened += 1;
    const { viewOf, fill } = filler.open(html.toString(), items, siteUrl());
    const page: NewsPage = { viewOf, fill, number: opened, start: undefined };
    pages.set(empty, page);
    return page;
  };

  const make = async (
    language: FormLanguage,
    search: string,
    outgoing: ServerResponse,
  ): Promise<Entry | undefined> => {
    const path = newsPages[language];
    const empty = seo.pageAt(path) ?? site.get(path);
    if (!empty?.plain.bytes) return undefined;
    const page = open(await cache.get(language), empty, empty.plain.bytes);
    const view = search === "" ? "" : page.viewOf(search);
    const build = (): Promise<Entry> =>
      memoryEntry(
        path,
        Buffer.from(page.fill(view)),
        "text/html; charset=utf-8",
        // The policy has the script hashes of the built page, so a script from a news item may not run.
        String(empty.plain.headers["Content-Security-Policy"]),
      );
    if (view !== "") return entries.get(`${page.number} ${language} ${view}`, outgoing, build);
    page.start ??= build().catch((error: unknown) => {
      // An error is not cached: the next request tries again.
      page.start = undefined;
      throw error;
    });
    return page.start;
  };

  return async (pathname: string, search: string, outgoing: ServerResponse): Promise<Entry | undefined> => {
    const language = formLanguages.find((each) => newsPages[each] === pathname);
    if (language === undefined) return undefined;
    try {
      return await make(language, search, outgoing);
    } catch (error) {
      logger.warn({ err: error }, "news page not filled, sent as it was built");
      return undefined;
    }
  };
}

async function loadFiller(
  { path, chosen }: Config["PAGES_DIR"],
  logger: Logger,
): Promise<NewsPageFiller | undefined> {
  const module = join(path, file);
  const there = await stat(module).catch(() => undefined);
  if (!there) {
    if (chosen)
      throw new Error(
        `PAGES_DIR is ${path}, but there is no ${file} in it. Build the site, or mend PAGES_DIR.`,
      );
    logger.info({ folder: path }, "PAGES_DIR is not built yet: the news page is filled in the browser");
    return undefined;
  }
  const { newsPage }: { newsPage?: Partial<NewsPageFiller> } = await import(pathToFileURL(module).href);
  if (typeof newsPage?.open !== "function")
    throw new Error(`${module} exports no newsPage with open. Build the site again.`);
  return newsPage as NewsPageFiller;
}
