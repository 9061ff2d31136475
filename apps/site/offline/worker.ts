/**
 * Service worker: opens visited pages offline, as they were last seen. When online, every page comes from the server,
 * so nothing outdated is shown. Files with a hash in their name are requested only once. The build strips the types and
 * writes the result to the site's root.
 */
declare const self: {
  readonly location: Location;
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
  addEventListener(
    type: "message",
    listener: (event: ExtendableEvent & { readonly data: unknown }) => void,
  ): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
};
interface ExtendableEvent {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

export {};

const pages = "pages-1";
const files = "parts-1";
/** Maximum number of cached pages and files. The oldest are dropped first. */
const limits = { [pages]: 60, [files]: 400 };
/** Paths of the notices in each language, the default language last. The build writes them in front of this script. */
declare const notices: readonly string[];

async function trim(name: typeof pages | typeof files): Promise<void> {
  const cache = await caches.open(name);
  const cached = await cache.keys();
  const replaceable = cached.filter(({ url }) => !notices.includes(new URL(url).pathname));
  for (const request of replaceable.slice(0, Math.max(0, replaceable.length - limits[name])))
    await cache.delete(request);
}

/** Adds URLs to a cache that does not have them yet. A failed request is ignored; a later visit tries again. */
async function addToCache(name: typeof pages | typeof files, addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(name);
  for (const address of addresses) {
    if (await cache.match(address)) continue;
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) await cache.put(address, answer);
  }
  await trim(name);
}

/** Ends work on a cache without an error: a full disk or a damaged cache must not fail what the network can answer. */
const tryCache = <Result>(work: Promise<Result>): Promise<Result | undefined> => work.catch(() => undefined);

/** Returns a cached response, or `undefined` if there is none or the cache cannot be read. */
const cachedAnswer = (name: typeof pages | typeof files, address: string): Promise<Response | undefined> =>
  tryCache(caches.open(name).then((cache) => cache.match(address)));

/** Keeps a copy of a response. The visitor does not wait for it. */
function keep(event: FetchEvent, name: typeof pages | typeof files, address: string, answer: Response): void {
  const copy = answer.clone();
  event.waitUntil(tryCache(caches.open(name).then((cache) => cache.put(address, copy))));
}

/** Returns the path without the query, because every query gets the same file. */
const pathOf = (url: string) => new URL(url).pathname;

async function respondWithPage(event: FetchEvent): Promise<Response> {
  const address = pathOf(event.request.url);
  try {
    const answer = await fetch(event.request);
    if (answer.ok && !answer.redirected) keep(event, pages, address, answer);
    return answer;
  } catch (error) {
    const notice = notices.find((each) => `${address}/`.startsWith(each.replace("notice/offline", "")));
    const cached = (await cachedAnswer(pages, address)) ?? (await cachedAnswer(pages, notice ?? ""));
    if (cached) return cached;
    throw error;
  }
}

async function respondWithFile(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const cached = await cachedAnswer(files, url);
  if (cached) return cached;
  const answer = await fetch(event.request);
  if (answer.ok && answer.status === 200) keep(event, files, url, answer);
  return answer;
}

self.addEventListener("install", (event) => {
  // Without room for the notices as well: an older version of this script must not stay for that reason.
  event.waitUntil(tryCache(addToCache(pages, notices)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = caches.keys().then((names) => names.filter((name) => name !== pages && name !== files));
  event.waitUntil(old.then((names) => Promise.all(names.map((name) => caches.delete(name)))));
});

self.addEventListener("message", (event) => {
  const { page, parts: loadedFiles } = event.data as { page: string; parts: string[] };
  event.waitUntil(tryCache(addToCache(pages, [page])));
  event.waitUntil(tryCache(addToCache(files, loadedFiles)));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || request.headers.has("range")) return;
  if (request.mode === "navigate" && !pathname.startsWith("/api/")) event.respondWith(respondWithPage(event));
  else if (/^\/(js|css|assets|media)\//.test(pathname) && !/\.(mp4|webm)$/.test(pathname))
    event.respondWith(respondWithFile(event));
});
