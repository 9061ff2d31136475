/** A page number, or a gap that stands for the pages left out. */
export type PageOrGap = number | "gap";

const between = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);

/**
 * The page numbers to show: the first, the last, the current one and its neighbours. From eight pages on there are always
 * seven places, so that the row does not grow or shrink under the pointer; a gap never stands for a single page.
 *
 * @param page the current page, counted from 1
 * @param count how many pages there are
 */
export function pagesShown(page: number, count: number): readonly PageOrGap[] {
  if (count <= 7) return between(1, count);
  if (page <= 4) return [...between(1, 5), "gap", count];
  if (page >= count - 3) return [1, "gap", ...between(count - 4, count)];
  return [1, "gap", page - 1, page, page + 1, "gap", count];
}
