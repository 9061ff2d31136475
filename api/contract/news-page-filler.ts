import type { NewsItem } from "./news.ts";

/**
 * Function of the built site that fills news into the news page: `newsPage` of `news.js` in `PAGES_DIR`. The markup stays in the
 * site. The server knows only items and addresses.
 */
export interface NewsPageFiller {
  /**
   * Parses a page. Called again only when the page or the items change.
   *
   * @param page page as it was built
   * @param items published items, newest first
   * @param origin origin of the public site, without a trailing slash
   * @throws Error if the page comes from another build
   */
  open(page: string, items: readonly NewsItem[], origin: string): OpenNewsPage;
}

/** News page that is ready to be filled. */
export interface OpenNewsPage {
  /**
   * Returns the canonical query of an address: only a type, page and item that exist, in a fixed order. Two addresses that show
   * the same content have the same canonical query. Called at every request, so it must cost no more than parsing the query.
   *
   * @param search query of the address, with its question mark
   */
  viewOf(search: string): string;
  /**
   * Returns the page with the list filled in.
   *
   * @param view query that `viewOf` returned
   */
  fill(view: string): string;
}
