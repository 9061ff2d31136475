import { ahead } from "../page-data.ts";
import { pageLinkAt } from "../shell/links.ts";

/** Milliseconds for which a mouse must rest on a link: crossing one means nothing. */
const rest = 60;

/** Whether the visitor pays for every byte. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** The address that fetches a page ahead of time. The home page is a route's index, which must be asked for by name. */
const addressAhead = (pathname: string) => `${pathname}?${pathname === "/" ? "index&" : ""}${ahead}`;

/**
 * Calls with the address of every page that the visitor seems to want next: the mouse rests on its link, the keyboard
 * reaches it, a finger touches it.
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
