import { stat } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Logger } from "pino";
import {
  type FormLanguage,
  type NewsPageFiller,
  newsPages,
  type OpenNewsPage,
} from "../../contract/index.ts";
import type { Config } from "../config.ts";
import { type Entry, memoryEntry } from "../static/entry.ts";
import type { StaticTable } from "../static/table.ts";
import type { Storage } from "../storage/storage.ts";
import { BoundedEntries, type EntryBounds } from "./boundedEntries.ts";
import { PublishedCache } from "./cache.ts";
import { toNewsItems } from "./news.ts";
import type { SeoPages } from "./seoPages.ts";

/** The module in `PAGES_DIR`, and what it exports. */
const file = "news.js";

/**
 * What filled pages may cost together. One takes a few milliseconds of the only thread that answers, and its compression some 20 ms of
 * another: two at a time leave both free for everybody else.
 */
const pageBounds: EntryBounds = { maxBytes: 32 * 1_048_576, concurrency: 2, maxWaiting: 64 };

/** Where the news pages come from. */
export interface NewsPagesSource {
  readonly folder: Config["PAGES_DIR"];
  readonly storage: Pick<Storage, "published">;
  readonly site: StaticTable;
  /** Knows the page with the title that it has been given since the build. */
  readonly seo: Pick<SeoPages, "pageAt">;
  /** Origin of the public site, without a trailing slash; asked for when a page is made. */
  readonly siteUrl: () => string;
  readonly logger: Logger;
  /** Default: 32 MB, two at a time, 64 waiting. */
  readonly bounds?: EntryBounds;
}

/** The news of one language, as they are until the table changes, and the pages that they are filled into. */
interface News {
  readonly items: ReturnType<typeof toNewsItems>;
  readonly pages: WeakMap<Entry, NewsPage>;
}

/** A page that the news are filled into. */
interface NewsPage extends OpenNewsPage {
  /** Tells the pages of one state of the table from those of the next. */
  readonly number: number;
  /** The list as most visitors ask for it. It is always kept, so that no other page can push it out. */
  start: Promise<Entry> | undefined;
}

/**
 * Fills the news into their pages, once for each change of the table and each view of the list. What the site did not
 * bring along, a database that is away, and more pages than may be made at a time cost no visitor the page: it is then sent as it
 * was built, and the browser asks for the news itself.
 *
 * @returns the page at a path when it can be filled; `undefined` when this site has no such pages
 * @throws Error when `PAGES_DIR` was chosen and holds no such module
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

  /** The news filled into a page, which is another one when its title has been changed. */
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
        // Scripts by the hashes of the page as it was built: one that came with an article has none.
        String(empty.plain.headers["Content-Security-Policy"]),
      );
    if (view !== "") return entries.get(`${page.number} ${language} ${view}`, outgoing, build);
    page.start ??= build().catch((error: unknown) => {
      // What failed is not an answer: the next request tries again.
      page.start = undefined;
      throw error;
    });
    return page.start;
  };

  return async (pathname: string, search: string, outgoing: ServerResponse): Promise<Entry | undefined> => {
    const language = pathname === newsPages.zh ? "zh" : pathname === newsPages.en ? "en" : undefined;
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
