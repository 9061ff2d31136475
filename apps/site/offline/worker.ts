/**
 * Service worker: opens visited pages offline, as they were last seen. When online, every page comes from the server,
 * so nothing outdated is shown. Files with a hash in their name are requested only once. The build strips the types and
 * writes the result to the site's root.
 */
declare const self: {
  readonly location: Location;
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: Lasting) => void): void;
  addEventListener(type: "message", listener: (event: Lasting & { readonly data: unknown }) => void): void;
  addEventListener(type: "fetch", listener: (event: Fetching) => void): void;
};
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

export {};

const pages = "pages-1";
const parts = "parts-1";
/** Maximum number of cached pages and files. The oldest are dropped first. */
const limits = { [pages]: 60, [parts]: 400 };
const notices = ["/notice/offline", "/en/notice/offline"];

async function trim(name: typeof pages | typeof parts): Promise<void> {
  const cache = await caches.open(name);
  const kept = await cache.keys();
  const replaceable = kept.filter(({ url }) => !notices.includes(new URL(url).pathname));
  for (const request of replaceable.slice(0, Math.max(0, replaceable.length - limits[name])))
    await cache.delete(request);
}

/** Adds URLs to a cache that does not have them yet. A failed request is ignored; a later visit tries again. */
async function keep(name: typeof pages | typeof parts, addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(name);
  for (const address of addresses) {
    if (await cache.match(address)) continue;
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) await cache.put(address, answer);
  }
  await trim(name);
}

/** Returns the path without the query, because every query gets the same file. */
const plainAddress = (url: string) => new URL(url).pathname;

async function page(request: Request): Promise<Response> {
  const address = plainAddress(request.url);
  const cache = await caches.open(pages);
  try {
    const answer = await fetch(request);
    if (answer.ok && !answer.redirected) await cache.put(address, answer.clone());
    return answer;
  } catch (error) {
    const notice = /^\/en(\/|$)/.test(address) ? notices[1] : notices[0];
    const kept = (await cache.match(address)) ?? (await cache.match(notice ?? ""));
    if (kept) return kept;
    throw error;
  }
}

async function part(request: Request): Promise<Response> {
  const cache = await caches.open(parts);
  const kept = await cache.match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && answer.status === 200) await cache.put(request.url, answer.clone());
  return answer;
}

self.addEventListener("install", (event) => {
  event.waitUntil(keep(pages, notices).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = caches.keys().then((names) => names.filter((name) => name !== pages && name !== parts));
  event.waitUntil(old.then((names) => Promise.all(names.map((name) => caches.delete(name)))));
});

self.addEventListener("message", (event) => {
  const { page, parts: seen } = event.data as { page: string; parts: string[] };
  event.waitUntil(Promise.all([keep(pages, [page]), keep(parts, seen)]));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || request.headers.has("range")) return;
  if (request.mode === "navigate" && !pathname.startsWith("/api/")) event.respondWith(page(request));
  else if (/^\/(js|css|assets|media)\//.test(pathname) && !/\.(mp4|webm)$/.test(pathname))
    event.respondWith(part(request));
});
