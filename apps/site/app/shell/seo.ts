import type { SeoEntry } from "@lightmaker/api/contract";
import { pageAt, pagePath } from "@lightmaker/content/routes";
import type { PageData } from "../page-data.ts";
import { normalPath } from "./page-cache.ts";

/** Entries of the API's SEO table, by path. */
export type SeoTable = ReadonlyMap<string, SeoEntry>;

let table: SeoTable | undefined;
const listeners = new Set<() => void>();

/** Stores the API's table and updates the head. */
export function setSeoTable(entries: readonly SeoEntry[]): void {
  table = new Map(entries.map((entry) => [entry.path, entry]));
  for (const notify of listeners) notify();
}

/** Subscribes to the table, for `useSyncExternalStore`. */
export function subscribeToSeoTable(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const seoTable = (): SeoTable | undefined => table;

/** Contents of a page's head. */
export interface Head {
  title: string;
  description: string;
  keywords: string;
}

/** Contents of the head in the HTML that the server sent. */
export interface ServedHead extends Head {
  path: string;
}

/**
 * Reads the head that this document was served with. It differs from the built page if the API's table has another
 * entry. React hydrates it as it is. Returns `undefined` during the build, where there is no document.
 */
export const readServedHead = (): ServedHead | undefined => {
  if (typeof document === "undefined") return undefined;
  const content = (name: string) =>
    document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? "";
  return {
    path: normalPath(location.pathname),
    // `document.title` would collapse spaces, but hydration needs the exact text.
    title: document.querySelector("title")?.textContent ?? "",
    description: content("description"),
    keywords: content("keywords"),
  };
};

/**
 * Returns the head of a page: the table's entry for its path, else that of the home page in its language, else only the
 * default title (specification, section 4, "SEO"). Until the table is loaded, returns what the HTML said, or else the
 * page's own texts. The same applies to unlisted pages, which are in no table (results of forms, the 404 page).
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
