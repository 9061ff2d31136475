"use client";

import { type RefObject, useEffect } from "react";

/** Minimum scroll distance in one direction before the header reacts, in pixels. A finger is never quite still. */
const minDistance = 8;

/**
 * Hides the header while the visitor scrolls down and shows it when scrolling up, by setting and removing `data-away`.
 * The header stays visible at the top of the page, and while it contains the keyboard focus or an open menu.
 *
 * @param locationKey when it changes, the header becomes visible: a new page starts with it
 */
export function useHidesOnScroll(header: RefObject<HTMLElement | null>, locationKey: string | undefined) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the header reappears with every navigation.
  useEffect(() => {
    const node = header.current;
    if (!node) return;
    const show = () => node.removeAttribute("data-away");
    let lastTurn = window.scrollY;
    const follow = () => {
      // Safari reports scroll positions beyond both ends during rubber-band scrolling.
      const end = document.documentElement.scrollHeight - window.innerHeight;
      const now = Math.min(Math.max(window.scrollY, 0), end);
      const away = now > lastTurn;
      const inUse = node.querySelector(":popover-open, :focus-visible") !== null;
      if (inUse || now < node.offsetHeight) show();
      else if (Math.abs(now - lastTurn) < minDistance) return;
      else node.toggleAttribute("data-away", away);
      lastTurn = now;
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
