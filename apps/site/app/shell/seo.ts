import type { SeoEntry } from "@lightmaker/api/contract";
import { pageAt, pagePath } from "@lightmaker/content/routes";
import type { PageData } from "../page-data.ts";
import { normalPath } from "./kept.ts";

/** Entries of the API's table by their path. */
export type SeoTable = ReadonlyMap<string, SeoEntry>;

let table: SeoTable | undefined;
const followers = new Set<() => void>();

/** Takes up what the API says; from here on the head follows it. */
export function setSeoTable(entries: readonly SeoEntry[]): void {
  table = new Map(entries.map((entry) => [entry.path, entry]));
  for (const follow of followers) follow();
}

/** Follows the table, for `useSyncExternalStore`. */
export function followSeoTable(follower: () => void): () => void {
  followers.add(follower);
  return () => followers.delete(follower);
}

export const seoTable = (): SeoTable | undefined => table;

/** What stands in the head. */
export interface Head {
  title: string;
  description: string;
  keywords: string;
}

/** What the HTML of an address says in its head. */
export interface ServedHead extends Head {
  path: string;
}

/**
 * The head that this document came with, which is not what its page was built with where the table says something else. React
 * takes it over as it is. Undefined where there is no document, which is in the build.
 */
export const readServedHead = (): ServedHead | undefined => {
  if (typeof document === "undefined") return undefined;
  const content = (name: string) =>
    document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? "";
  return {
    path: normalPath(location.pathname),
    // The property of the document would collapse spaces, and React compares letter by letter.
    title: document.querySelector("title")?.textContent ?? "",
    description: content("description"),
    keywords: content("keywords"),
  };
};

/**
 * The head of an address: the table's entry for it, or that of the home page in its language, or the default title alone
 * (specification, section 4, "SEO"). Until the table is there it is what the address's HTML said, or else what the page itself
 * says; so it is on pages that are in no table because nobody should find them (answers to forms, the 404 page).
 */
export function headFor(
  pathname: string,
  page: PageData["page"] | undefined,
  table: SeoTable | undefined,
  defaultTitle: string,
  served?: ServedHead,
): Head {
  if (page && !page.unlisted && !table && served?.path === normalPath(pathname)) return served;
  if (page && (!table || page.unlisted)) return page;
  const home = pagePath("home", pageAt(pathname).language);
  const entry = table?.get(normalPath(pathname)) ?? table?.get(home) ?? table?.get("/");
  if (!entry) return { title: defaultTitle, description: "", keywords: "" };
  return { title: entry.title, description: entry.describe, keywords: entry.keyword };
}
