import { pageAt } from "@lightmaker/content/routes";
import { ChunkLoadError } from "@lightmaker/ui";
import { blockTypesOf, fetchBlocks } from "./blocks/registry.ts";
import type { pageFor } from "./resolve.server.ts";

/** Data of one page. */
export type PageData = Awaited<ReturnType<typeof pageFor>>;

/** Query parameter that marks a prefetch. */
export const prefetchParameter = "ahead";

/** Pages by path, loaded or loading. They do not change while the document lives, so each is loaded once. */
const pageCache = new Map<string, Promise<PageData>>();

/** Returns true if a page's data is loaded or loading. */
export const isPageCached = (pathname: string): boolean => pageCache.has(pathname);

const neverSettles = () => new Promise<never>(() => undefined);

async function loadWithBlocks(load: () => Promise<PageData>): Promise<PageData> {
  const data = await load();
  await fetchBlocks(blockTypesOf(data.page.blocks));
  return data;
}

/** Opens a URL with a full page load. */
function openDocument(url: URL): Promise<never> {
  location.assign(url);
  return neverSettles();
}

/**
 * Loads a page's data and the late chunks of its blocks. Falls back to a full page load when the network is away,
 * because the service worker may have the page. Does the same for an unknown URL, which has no data: the server answers
 * with its 404 page.
 *
 * @param load loads the data from the server
 */
export async function pageData(url: URL, load: () => Promise<PageData>): Promise<PageData> {
  const { pathname, searchParams } = url;
  if (pageAt(pathname).id === "notFound")
    return searchParams.has(prefetchParameter) ? neverSettles() : openDocument(url);
  const loading = pageCache.get(pathname) ?? loadWithBlocks(load);
  pageCache.set(pathname, loading);
  loading.catch(() => pageCache.delete(pathname));
  if (searchParams.has(prefetchParameter)) return loading.catch(neverSettles);
  try {
    // If this is a prefetch that was aborted when the pointer moved on, load again.
    return await loading.catch(() => loadWithBlocks(load));
  } catch (error) {
    if (error instanceof ChunkLoadError || !navigator.serviceWorker?.controller) throw error;
    return openDocument(url);
  }
}
