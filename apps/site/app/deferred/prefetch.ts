import { isPageCached, prefetchParameter } from "../page-data.ts";
import { pageLinkAt } from "../shell/links.ts";

/**
 * Time a pointer must rest on a link before the page is prefetched, in milliseconds. Merely crossing a link does not
 * count.
 */
const hoverDelay = 60;

/** Returns true if the visitor has switched on the browser's data saver. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Returns the URL that prefetches a page. The home page is an index route, which React Router loads only with `?index`. */
const prefetchUrl = (pathname: string) =>
  `${pathname}?${pathname === "/" ? "index&" : ""}${prefetchParameter}`;

/**
 * Calls `load` with the URL of each page that the visitor is likely to open next: when the pointer rests on its link,
 * when the link gets the focus, or when a finger touches it.
 */
export function prefetchOnIntent(load: (address: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const prefetch = (target: EventTarget | null) => {
    const link = pageLinkAt(target);
    // An aborted prefetch is no longer cached, and starts again on the next intent.
    if (!link || link.pathname === location.pathname || isPageCached(link.pathname) || savesData()) return;
    load(prefetchUrl(link.pathname));
  };
  const onPointer = ({ target }: Event) => {
    clearTimeout(timer);
    timer = setTimeout(() => prefetch(target), hoverDelay);
  };
  const onFocusOrTouch = ({ target }: Event) => prefetch(target);
  document.addEventListener("pointerover", onPointer, { passive: true });
  document.addEventListener("focusin", onFocusOrTouch);
  document.addEventListener("touchstart", onFocusOrTouch, { passive: true });
  return () => {
    clearTimeout(timer);
    document.removeEventListener("pointerover", onPointer);
    document.removeEventListener("focusin", onFocusOrTouch);
    document.removeEventListener("touchstart", onFocusOrTouch);
  };
}
