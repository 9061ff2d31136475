import type { NewsItem } from "./news.ts";

/**
 * What the built site gives the server to fill the news into their page: `newsPage` of `news.js` in `PAGES_DIR`. The
 * markup stays the site's; the server knows items and addresses only.
 */
export interface NewsPageFiller {
  /**
   * The one query for what an address asks for: type, page and item that there are, in one order. Two addresses that
   * show the same have the same.
   *
   * @param page the page as it was built
   * @param search query of the address, with its question mark
   * @throws Error when the page is not of the same build
   */
  viewOf(page: string, items: readonly NewsItem[], search: string): string;
  /**
   * The page with the list in it.
   *
   * @param view what `viewOf` returned
   * @param origin of the public site, without a trailing slash
   */
  fill(page: string, items: readonly NewsItem[], view: string, origin: string): string;
}
