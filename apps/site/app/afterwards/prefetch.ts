import { ahead } from "../page-data.ts";
import { pageLinkAt } from "../shell/links.ts";

/**
 * Time a pointer must rest on a link before the page is prefetched, in milliseconds. Merely crossing a link does not
 * count.
 */
const rest = 60;

/** Returns true if the visitor has switched on the browser's data saver. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Returns the URL that prefetches a page. The home page is an index route, which React Router loads only with `?index`. */
const addressAhead = (pathname: string) => `${pathname}?${pathname === "/" ? "index&" : ""}${ahead}`;

/**
 * Calls `load` with the URL of each page that the visitor is likely to open next: when the pointer rests on its link,
 * when the link gets the focus, or when a finger touches it.
 */
export function followIntent(load: (address: string) => void): () => void {
  const asked = new Set<string>([location.pathname]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const prefetch = (target: EventTarget | null) => {
    const link = pageLinkAt(target);
    if (!link || asked.has(link.pathname) || savesData()) return;
    asked.add(link.pathname);
    load(addressAhead(link.pathname));
  };
  const onPointer = ({ target }: Event) => {
    clearTimeout(timer);
    timer = setTimeout(() => prefetch(target), rest);
  };
  const at = ({ target }: Event) => prefetch(target);
  document.addEventListener("pointerover", onPointer, { passive: true });
  document.addEventListener("focusin", at);
  document.addEventListener("touchstart", at, { passive: true });
  return () => {
    clearTimeout(timer);
    document.removeEventListener("pointerover", onPointer);
    document.removeEventListener("focusin", at);
    document.removeEventListener("touchstart", at);
  };
}
