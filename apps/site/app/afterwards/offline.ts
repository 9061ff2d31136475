/** URL of the service worker. The build makes it from `offline/worker.ts`. */
const workerAddress = "/service-worker.js";

/** Returns the paths of this site's scripts, styles, fonts and images that the page has loaded. Videos are left out. */
const partsOf = () =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname }) => origin === location.origin && /^\/(js|css|assets|media)\//.test(pathname),
    )
    .filter(({ pathname }) => !/\.(mp4|webm)$/.test(pathname))
    .map(({ pathname }) => pathname);

/** Registers the service worker, which opens visited pages offline. Browsers without service workers lose only that. */
export async function startOffline(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register(workerAddress);
  } catch (error) {
    console.warn("Pages will not open without a network: the service worker did not start.", error);
  }
}

/** Asks the service worker to cache a page that was opened by client-side navigation. */
export async function keepOffline(pathname: string): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ page: pathname, parts: partsOf() });
}
