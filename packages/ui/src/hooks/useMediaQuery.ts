"use client";

import { useCallback, useSyncExternalStore } from "react";

/**
 * Returns `true` while a media query matches, and follows its changes. Returns `false` on the server and during hydration,
 * so that both produce the same HTML.
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", notify);
      return () => list.removeEventListener("change", notify);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
