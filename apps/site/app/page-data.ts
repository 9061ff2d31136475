import { ChunkLoadError } from "@lightmaker/ui";
import { fetchBlocks, typesOf } from "./blocks/registry.ts";
import type { pageFor } from "./resolve.server.ts";

/** What an address shows. */
export type PageData = Awaited<ReturnType<typeof pageFor>>;

/** Part of an address that asks for a page ahead of time, without anybody waiting for it. */
export const ahead = "ahead";

/** Pages do not change while a document lives: each is asked for once. */
const known = new Map<string, Promise<PageData>>();

const never = () => new Promise<PageData>(() => undefined);

async function complete(load: () => Promise<PageData>): Promise<PageData> {
  const data = await load();
  await fetchBlocks(typesOf(data.page.blocks));
  return data;
}

/**
 * What an address shows, with everything that shows it. A page that cannot be had because the network is away is opened as a
 * document of its own, which the service worker may have kept.
 *
 * @param load asks the server
 */
export async function pageData(url: URL, load: () => Promise<PageData>): Promise<PageData> {
  const { pathname, searchParams } = url;
  const asked = known.get(pathname) ?? complete(load);
  known.set(pathname, asked);
  asked.catch(() => known.delete(pathname));
  if (searchParams.has(ahead)) return asked.catch(never);
  try {
    // One that was asked for ahead of time may have been given up when the pointer moved on.
    return await asked.catch(() => complete(load));
  } catch (error) {
    if (error instanceof ChunkLoadError || !navigator.serviceWorker?.controller) throw error;
    location.assign(url);
    return never();
  }
}
