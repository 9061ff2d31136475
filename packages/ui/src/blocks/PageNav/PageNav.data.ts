import type { LinkData } from "../../data.ts";

/** Pages that belong together, and which of them this is. */
export interface PageNavData {
  /** Name of the navigation, for people who do not see it. */
  label: string;
  /** The pages, in their order; two to six short names. */
  items: readonly LinkData[];
  /** Address of the shown page; without it, the page stands beside the others. */
  current?: string;
}
