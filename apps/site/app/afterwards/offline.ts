/** Address of the service worker, which the build makes of `offline/worker.ts`. */
const workerAddress = "/service-worker.js";

/** What the page was made of: scripts, styles, fonts and pictures of this site. */
const partsOf = () =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname }) => origin === location.origin && /^\/(js|css|assets|media)\//.test(pathname),
    )
    .filter(({ pathname }) => !/\.(mp4|webm)$/.test(pathname))
    .map(({ pathname }) => pathname);

/** Starts what opens visited pages without a network. Browsers that have none of it lose nothing else. */
export async function startOffline(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register(workerAddress);
  } catch (error) {
    console.warn("Pages will not open without a network: the service worker did not start.", error);
  }
}

/** Has a page kept that was opened without a document of its own. */
export async function keepOffline(pathname: string): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ page: pathname, parts: partsOf() });
}
