/** URL of the service worker. The build makes it from `offline/worker.ts`. */
const workerUrl = "/service-worker.js";

/** Returns the paths of this site's scripts, styles, fonts and images that the page has loaded. Videos are left out. */
const loadedFiles = () =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname }) => origin === location.origin && /^\/(js|css|assets|media)\//.test(pathname),
    )
    .filter(({ pathname }) => !/\.(mp4|webm)$/.test(pathname))
    .map(({ pathname }) => pathname);

/** Registers the service worker, which opens visited pages offline. Browsers without service workers lose only that. */
export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register(workerUrl);
  } catch (error) {
    console.warn("The service worker could not be registered. Pages will not open offline.", error);
  }
}

/** Asks the service worker to cache a page that was opened by client-side navigation. */
export async function cachePageOffline(pathname: string): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ page: pathname, parts: loadedFiles() });
}
