import type { ContextType, ReactNode } from "react";
import type {
  UNSAFE_DataRouterDataContext as DataContext,
  UNSAFE_LocationContext as LocationContext,
} from "react-router";

/** Most pages that are kept (decisions 26). */
const most = 8;

/** A page with what it was last shown with. */
export interface Kept {
  path: string;
  outlet: ReactNode;
  address: ContextType<typeof LocationContext>;
  data: ContextType<typeof DataContext>;
  /** It shows that something went wrong; coming back to it must try again. */
  failed: boolean;
}

/** A page has one address, with or without a slash at its end. */
export const normalPath = (pathname: string): string => pathname.replace(/(?<=.)\/+$/, "");

/** Whether nothing about a page has changed. */
const same = (one: Kept, other: Kept) =>
  one.outlet === other.outlet && one.address === other.address && one.data === other.data;

/** When each page was last the shown one; the order of the pages themselves never changes, or their elements would move. */
const turns = new WeakMap<Kept, number>();
let turn = 0;

/**
 * The pages to keep when `current` is shown.
 * @returns the same list when nothing has changed
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
