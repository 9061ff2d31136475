import { pageAt } from "@lightmaker/content/routes";
import { ChunkLoadError } from "@lightmaker/ui";
import { fetchBlocks, typesOf } from "./blocks/registry.ts";
import type { pageFor } from "./resolve.server.ts";

/** What an address shows. */
export type PageData = Awaited<ReturnType<typeof pageFor>>;

/** Part of an address that asks for a page ahead of time, without anybody waiting for it. */
export const ahead = "ahead";

/** Pages do not change while a document lives: each is asked for once. */
const known = new Map<string, Promise<PageData>>();

const never = () => new Promise<never>(() => undefined);

async function complete(load: () => Promise<PageData>): Promise<PageData> {
  const data = await load();
  await fetchBlocks(typesOf(data.page.blocks));
  return data;
}

/** Opens an address as a document of its own. */
function openDocument(url: URL): Promise<never> {
  location.assign(url);
  return never();
}

/**
 * What an address shows, with everything that shows it. A page that cannot be had because the network is away is opened as a
 * document of its own, which the service worker may have kept; so is an unknown address, which has no data: the server says so.
 *
 * @param load asks the server
 */
export async function pageData(url: URL, load: () => Promise<PageData>): Promise<PageData> {
  const { pathname, searchParams } = url;
  if (pageAt(pathname).id === "notFound") return searchParams.has(ahead) ? never() : openDocument(url);
  const asked = known.get(pathname) ?? complete(load);
  known.set(pathname, asked);
  asked.catch(() => known.delete(pathname));
  if (searchParams.has(ahead)) return asked.catch(never);
  try {
    // One that was asked for ahead of time may have been given up when the pointer moved on.
    return await asked.catch(() => complete(load));
  } catch (error) {
    if (error instanceof ChunkLoadError || !navigator.serviceWorker?.controller) throw error;
    return openDocument(url);
  }
}
