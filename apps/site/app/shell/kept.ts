import type { ContextType, ReactNode } from "react";
import type {
  UNSAFE_DataRouterDataContext as DataContext,
  UNSAFE_LocationContext as LocationContext,
} from "react-router";

/** Maximum number of kept pages (decisions 26). */
const most = 8;

/** A page and the location and data it was last shown with. */
export interface Kept {
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
const same = (one: Kept, other: Kept) =>
  one.outlet === other.outlet && one.address === other.address && one.data === other.data;

/**
 * Turn in which each page was last shown. It is kept apart because the order of the pages must not change, or React
 * would move their elements.
 */
const turns = new WeakMap<Kept, number>();
let turn = 0;

/**
 * Returns the pages to keep when `current` is shown.
 * @returns the same list if nothing has changed
 */
export function keep(pages: readonly Kept[], current: Kept): readonly Kept[] {
  const known = pages.find(({ path }) => path === current.path);
  if (known && same(known, current)) return pages;
  turn += 1;
  turns.set(current, turn);
  const others = pages.filter(({ path, failed }) => path === current.path || !failed);
  const kept = known ? others.map((page) => (page === known ? current : page)) : [...others, current];
  if (kept.length <= most) return kept;
  const oldest = kept.reduce((one, other) => ((turns.get(other) ?? 0) < (turns.get(one) ?? 0) ? other : one));
  return kept.filter((page) => page !== oldest);
}
