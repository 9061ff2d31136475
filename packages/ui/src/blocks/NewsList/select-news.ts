import type { FilterChip } from "../../components/FilterChips/index.ts";
import type { NewsListItem } from "./NewsList.data.ts";

/** Default number of cards per page (specification, section 9). */
export const newsPageSize = 6;

/** Value of the chip that shows all items. */
export const allNews = "";

/** Items to show for a filter and a page. */
export interface NewsSelection<Item> {
  /** The filter, or {@link allNews} if no item has that type. */
  filter: string;
  /** The page, limited to the existing ones. */
  page: number;
  pages: number;
  /** Number of items that match the filter. */
  total: number;
  /** Items of the page. */
  shown: readonly Item[];
}

/**
 * Returns the items for a filter and a page. An unknown filter or page is replaced by a valid one, so that old URLs still
 * show news.
 */
export function selectNews<Item extends { type: Pick<NewsListItem["type"], "value"> }>(
  items: readonly Item[],
  wanted: { filter: string; page: number },
  pageSize: number = newsPageSize,
): NewsSelection<Item> {
  const ofType = items.filter(({ type }) => type.value === wanted.filter);
  const left = ofType.length > 0 ? ofType : items;
  const pages = Math.max(1, Math.ceil(left.length / pageSize));
  const page = Math.min(Math.max(1, Math.trunc(wanted.page) || 1), pages);
  return {
    filter: ofType.length > 0 ? wanted.filter : allNews,
    page,
    pages,
    total: left.length,
    shown: left.slice((page - 1) * pageSize, page * pageSize),
  };
}

/** Returns a chip for all items and one for each type, in the order of the types' first items. */
export function newsChips(items: readonly NewsListItem[], all: string): readonly FilterChip[] {
  const chips = new Map([[allNews, { value: allNews, label: all, count: items.length }]]);
  for (const { type } of items) {
    if (type.value === allNews) continue;
    const chip = chips.get(type.value);
    chips.set(type.value, { ...type, count: (chip?.count ?? 0) + 1, label: chip?.label ?? type.label });
  }
  return [...chips.values()];
}
