import { useCallback, useSyncExternalStore } from "react";

/**
 * Whether a media query matches now, following its changes. On the server and in the first render of the
 * browser the answer is `false`, so both write the same HTML.
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
