import type { ContextType, ReactNode } from "react";
import type {
  UNSAFE_DataRouterDataContext as DataContext,
  UNSAFE_LocationContext as LocationContext,
} from "react-router";

/** Maximum number of kept pages (decisions 26). */
const maxPages = 8;

/** A page and the location and data it was last shown with. */
export interface CachedPage {
  path: string;
  outlet: ReactNode;
  address: ContextType<typeof LocationContext>;
  data: ContextType<typeof DataContext>;
  /** True if the page shows an error. Such a page is not kept, so that opening it again tries again. */
  failed: boolean;
}

/** Removes trailing slashes: a page has the same path with and without one. */
export const normalPath = (pathname: string): string => pathname.replace(/(?<=.)\/+$/, "");

/** True if nothing about a page has changed. */
const isEqual = (one: CachedPage, other: CachedPage) =>
  one.outlet === other.outlet && one.address === other.address && one.data === other.data;

/**
 * Turn in which each page was last shown. It is kept apart because the order of the pages must not change, or React
 * would move their elements.
 */
const lastShown = new WeakMap<CachedPage, number>();
let turn = 0;

/**
 * Returns the pages to keep when `current` is shown.
 * @returns the same list if nothing has changed
 */
export function cachePage(pages: readonly CachedPage[], current: CachedPage): readonly CachedPage[] {
  const known = pages.find(({ path }) => path === current.path);
  if (known && isEqual(known, current)) return pages;
  turn += 1;
  lastShown.set(current, turn);
  const others = pages.filter(({ path, failed }) => path === current.path || !failed);
  const cached = known ? others.map((page) => (page === known ? current : page)) : [...others, current];
  if (cached.length <= maxPages) return cached;
  const oldest = cached.reduce((one, other) =>
    (lastShown.get(other) ?? 0) < (lastShown.get(one) ?? 0) ? other : one,
  );
  return cached.filter((page) => page !== oldest);
}
