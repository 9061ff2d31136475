/** A page number, or a gap for omitted pages. */
export type PageOrGap = number | "gap";

const between = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);

/**
 * Returns the page numbers to show: the first, the last, the current one and its neighbours. With eight or more pages
 * there are always seven entries, so that the row does not change its width under the pointer. A gap never replaces a
 * single page.
 *
 * @param page current page, counted from 1
 * @param count number of pages
 */
export function pagesShown(page: number, count: number): readonly PageOrGap[] {
  if (count <= 7) return between(1, count);
  if (page <= 4) return [...between(1, 5), "gap", count];
  if (page >= count - 3) return [1, "gap", ...between(count - 4, count)];
  return [1, "gap", page - 1, page, page + 1, "gap", count];
}
