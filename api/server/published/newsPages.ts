import { stat } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Logger } from "pino";
import { type FormLanguage, type NewsItem, type NewsPageFiller, newsPages } from "../../contract/index.ts";
import type { Config } from "../config.ts";
import { type Entry, memoryEntry } from "../static/entry.ts";
import type { StaticTable } from "../static/table.ts";
import type { Storage } from "../storage/storage.ts";
import { PublishedCache } from "./cache.ts";
import { toNewsItems } from "./news.ts";

/** The module in `PAGES_DIR`, and what it exports. */
const file = "news.js";

/** Pages kept ready of each language. Only so many are asked for often; the others take some milliseconds. */
const maxEntries = 64;

/** Where the news pages come from. */
export interface NewsPagesSource {
  readonly folder: Config["PAGES_DIR"];
  readonly storage: Pick<Storage, "published">;
  readonly site: StaticTable;
  /** Origin of the public site, without a trailing slash; asked for when a page is made. */
  readonly siteUrl: () => string;
  readonly logger: Logger;
}

/** What addresses asked for, kept ready of each language. The bound keeps made-up ones from filling memory. */
const maxViews = 256;

/** The news of one language, and the pages made of them so far by their view. */
interface NewsPage {
  readonly items: readonly NewsItem[];
  /** The page as it was built: decoding it for each request would leave half a megabyte behind each time. */
  readonly page: string;
  /** Views by the query that asked for them. */
  readonly views: Map<string, string>;
  readonly entries: Map<string, Promise<Entry>>;
}

/**
 * Fills the news into their pages, once for each change of the table and each view of the list. What the site did not
 * bring along, or a database that is away, costs no visitor the page: it is then sent as it was built, and the browser
 * asks for the news itself.
 *
 * @returns the page at a path when it can be filled; `undefined` when this site has no such pages
 * @throws Error when `PAGES_DIR` was chosen and holds no such module
 */
export async function openNewsPages({ folder, storage, site, siteUrl, logger }: NewsPagesSource) {
  const filler = await loadFiller(folder, logger);
  if (!filler) return undefined;
  const cache = new PublishedCache<FormLanguage, NewsPage>({
    version: () => storage.published.version("news"),
    logger,
    build: async (language) => ({
      items: toNewsItems(await storage.published.news(language), site),
      page: site.get(newsPages[language])?.plain.bytes?.toString() ?? "",
      views: new Map(),
      entries: new Map(),
    }),
  });

  const make = async (language: FormLanguage, search: string): Promise<Entry | undefined> => {
    const path = newsPages[language];
    const built = site.get(path)?.plain;
    if (!built?.bytes) return undefined;
    const { items, page, views, entries } = await cache.get(language);
    let view = views.get(search);
    if (view === undefined) {
      view = filler.viewOf(page, items, search);
      if (views.size >= maxViews) views.clear();
      views.set(search, view);
    }
    const known = entries.get(view);
    if (known) return known;
    const [oldest] = entries.keys();
    if (oldest !== undefined && entries.size >= maxEntries) entries.delete(oldest);
    const html = Buffer.from(filler.fill(page, items, view, siteUrl()));
    // Scripts by the hashes of the page as it was built: one that came with an article has none.
    const policy = String(built.headers["Content-Security-Policy"]);
    const made = memoryEntry(path, html, "text/html; charset=utf-8", policy);
    entries.set(view, made);
    made.catch(() => entries.delete(view));
    return made;
  };

  return async (pathname: string, search: string): Promise<Entry | undefined> => {
    const language = pathname === newsPages.zh ? "zh" : pathname === newsPages.en ? "en" : undefined;
    if (language === undefined) return undefined;
    try {
      return await make(language, search);
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
  if (typeof newsPage?.viewOf !== "function" || typeof newsPage.fill !== "function")
    throw new Error(`${module} exports no newsPage with viewOf and fill. Build the site again.`);
  return newsPage as NewsPageFiller;
}
