import type { SeoEntry } from "@lightmaker/api/contract";
import { modelAddress, modelIds, pageAt, pagePath } from "@lightmaker/content/routes";
import type { PageData } from "../page-data.ts";
import { modelInUrl } from "../products/model-in-url.ts";
import { normalPath } from "./page-cache.ts";

type ModelId = (typeof modelIds)[number];

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

/** Contents of the head in the HTML that the server sent, with its URL. */
export interface ServedHead extends Head {
  pathname: string;
  search: string;
}

/** Returns the model whose own address this is. Other spellings of a model have the page's head. */
export function modelAt(search: string, page: PageData["page"] | undefined): ModelId | undefined {
  const model = modelInUrl(search);
  return modelIds.find((id) => id === model && page?.models?.[id]);
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
    pathname: location.pathname,
    search: location.search,
    // `document.title` would collapse spaces, but hydration needs the exact text.
    title: document.querySelector("title")?.textContent ?? "",
    description: content("description"),
    keywords: content("keywords"),
  };
};

/**
 * Returns the head of an address: the table's entry, else that of the home page in its language, else only the default title
 * (specification, section 4, "SEO"). A model without an entry has its own texts instead. Until the table is loaded, returns what
 * the HTML said, or else the page's own texts. The same applies to unlisted pages, which are in no table (results of forms, the
 * 404 page).
 */
export function headFor(
  { pathname, search }: Pick<Location, "pathname" | "search">,
  page: PageData["page"] | undefined,
  table: SeoTable | undefined,
  defaultTitle: string,
  served?: ServedHead,
): Head {
  const path = normalPath(pathname);
  const model = modelAt(search, page);
  const own = (model && page?.models?.[model]) ?? page;
  const isServed = served && normalPath(served.pathname) === path && modelAt(served.search, page) === model;
  if (isServed && page && !page.unlisted && !table) return served;
  if (own && (!table || page?.unlisted)) return own;
  const entry = table?.get(model ? modelAddress(path, model) : path);
  if (!entry && model && own) return own;
  const { title, describe, keyword } = entry ??
    table?.get(pagePath("home", pageAt(pathname).language)) ??
    table?.get("/") ?? { title: defaultTitle, describe: "", keyword: "" };
  return { title, description: describe, keywords: keyword };
}
