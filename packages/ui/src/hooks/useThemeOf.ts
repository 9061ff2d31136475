"use client";

import { type RefCallback, useCallback } from "react";
import { useLatest } from "./useLatest.ts";

/**
 * Returns a ref callback for an element that is rendered at the end of the body. It gives that element the theme of its
 * owner, which may be in a dark section of a light page. It keeps a theme that the element already has. It does not copy
 * the theme of the page, which the element inherits and which may change later.
 *
 * @param owner finds the owner when the element is mounted
 */
export function useThemeOf(owner: () => Element | null): RefCallback<HTMLElement> {
  const latest = useLatest(owner);
  return useCallback(
    (part) => {
      const themed = latest.current()?.closest<HTMLElement>("[data-theme]");
      if (!part || !themed || themed === document.documentElement || part.dataset["theme"]) return;
      part.dataset["theme"] = themed.dataset["theme"];
    },
    [latest],
  );
}
