import type { FilterChip } from "../../components/FilterChips/index.ts";
import type { NewsListItem } from "./NewsList.data.ts";

/** Cards on a page unless said otherwise (specification, section 9). */
export const newsPageSize = 6;

/** The value of the chip that leaves all items. */
export const allNews = "";

/** What a list shows for a filter and a page. */
export interface NewsSelection<Item> {
  /** The filter, or {@link allNews} when no item is of that type. */
  filter: string;
  /** The page, moved to the nearest there is. */
  page: number;
  pages: number;
  /** How many items the filter leaves. */
  total: number;
  /** The items of the page. */
  shown: readonly Item[];
}

/**
 * The part of a list that a filter and a page ask for. What cannot be shown gives way to what can, so that an old
 * address still leads to news.
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

/** A chip for all items and one for each type among them, in the order in which the types are met. */
export function newsChips(items: readonly NewsListItem[], all: string): readonly FilterChip[] {
  const chips = new Map([[allNews, { value: allNews, label: all, count: items.length }]]);
  for (const { type } of items) {
    if (type.value === allNews) continue;
    const chip = chips.get(type.value);
    chips.set(type.value, { ...type, count: (chip?.count ?? 0) + 1, label: chip?.label ?? type.label });
  }
  return [...chips.values()];
}
