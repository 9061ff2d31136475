import type { LinkData } from "../../data.ts";

/** A group of pages, and the current page. */
export interface PageNavData {
  /** Accessible name of the navigation. */
  label: string;
  /** Links to the pages, in their order; two to six short names. */
  items: readonly LinkData[];
  /** URL of the current page. Omit it if the page is not in the group. */
  current?: string;
}
