"use client";

import { useEffect } from "react";
import type { CarouselApi } from "./useEmbla.ts";

/**
 * Scrolls to a slide that receives keyboard focus or contains a match of find-in-page. Embla handles keyboard focus
 * only, and only if the focus follows the key within 10 ms. Embla does not correct a row that the browser has scrolled
 * by itself.
 */
export function useScrollToFocus(api: CarouselApi | undefined): void {
  useEffect(() => {
    if (!api) return;
    const viewport = api.rootNode();
    const onFocus = () => {
      viewport.scrollLeft = 0;
      const focused = focusedIn(viewport);
      if (focused) scrollToElement(api, focused);
    };
    const onScroll = () => {
      const scrolled = Math.abs(viewport.scrollLeft);
      if (scrolled === 0) return;
      viewport.scrollLeft = 0;
      const focused = focusedIn(viewport);
      if (focused) scrollToElement(api, focused);
      else jumpBy(api, scrolled);
    };
    viewport.addEventListener("focusin", onFocus);
    viewport.addEventListener("scroll", onScroll);
    return () => {
      viewport.removeEventListener("focusin", onFocus);
      viewport.removeEventListener("scroll", onScroll);
    };
  }, [api]);
}

/** Returns the element with visible focus inside the row. A click also focuses an element, but needs no scrolling. */
function focusedIn(viewport: HTMLElement): Element | null {
  const focused = viewport.querySelector(":focus-visible");
  return focused === viewport ? null : focused;
}

function scrollToElement(api: CarouselApi, element: Element) {
  const [viewportBox, targetBox] = [api.rootNode().getBoundingClientRect(), element.getBoundingClientRect()];
  if (targetBox.left >= viewportBox.left - 1 && targetBox.right <= viewportBox.right + 1) return;
  const slide = api.slideNodes().findIndex((node) => node.contains(element));
  const position = api.internalEngine().slideRegistry.findIndex((group) => group.includes(slide));
  jumpTo(api, position);
}

function jumpBy(api: CarouselApi, distance: number) {
  const { scrollSnaps, location } = api.internalEngine();
  const distances = scrollSnaps.map((snap) => Math.abs(snap - location.get() + distance));
  jumpTo(api, distances.indexOf(Math.min(...distances)));
}

function jumpTo(api: CarouselApi, position: number) {
  // Plugins stop moving the row on this event.
  api.emit("slideFocusStart");
  api.scrollTo(position, true);
}
