import { type RefObject, useEffect } from "react";

/** Pixels in one direction before anything happens: a finger is never quite still. */
const slack = 8;

/**
 * Takes the header out of the way while the page is read downwards and brings it back on the first way up, marked by
 * `data-away`. It stays while the keyboard or an open menu is in it, and at the top of the page.
 *
 * @param locationKey another one, and the header is there: a new page begins with it
 */
export function useHidesOnScroll(header: RefObject<HTMLElement | null>, locationKey: string | undefined) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the header comes back with every navigation.
  useEffect(() => {
    const node = header.current;
    if (!node) return;
    const show = () => node.removeAttribute("data-away");
    let turned = window.scrollY;
    const follow = () => {
      // Safari reports places beyond both ends while it bounces.
      const end = document.documentElement.scrollHeight - window.innerHeight;
      const now = Math.min(Math.max(window.scrollY, 0), end);
      const away = now > turned;
      const used = node.querySelector(":popover-open, :focus-visible") !== null;
      if (used || now < node.offsetHeight) show();
      else if (Math.abs(now - turned) < slack) return;
      else node.toggleAttribute("data-away", away);
      turned = now;
    };
    show();
    window.addEventListener("scroll", follow, { passive: true });
    node.addEventListener("focusin", show);
    return () => {
      window.removeEventListener("scroll", follow);
      node.removeEventListener("focusin", show);
    };
  }, [header, locationKey]);
}
