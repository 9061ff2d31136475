import type { NewsItem } from "./news.ts";

/**
 * What the built site gives the server to fill the news into their page: `newsPage` of `news.js` in `PAGES_DIR`. The
 * markup stays the site's; the server knows items and addresses only.
 */
export interface NewsPageFiller {
  /**
   * Reads a page once, for as long as it and the items stay the same.
   *
   * @param page the page as it was built
   * @param items published ones, newest first
   * @param origin of the public site, without a trailing slash
   * @throws Error when the page is not of the same build
   */
  open(page: string, items: readonly NewsItem[], origin: string): OpenNewsPage;
}

/** A page that is ready to be filled. */
export interface OpenNewsPage {
  /**
   * The one query for what an address asks for: type, page and item that there are, in one order, and nothing else. Two
   * addresses that show the same have the same. Asked at every request, so it costs no more than reading the query.
   *
   * @param search query of the address, with its question mark
   */
  viewOf(search: string): string;
  /**
   * The page with the list in it.
   *
   * @param view what `viewOf` returned
   */
  fill(view: string): string;
}
