import { type RefCallback, useCallback } from "react";
import { useLatest } from "./useLatest.ts";

/**
 * Ref callback for a part that is rendered at the end of the body: lets it wear the theme of the element it belongs to,
 * which may stand in a dark section of a light page. A theme of its own is left alone, and the page's own theme is
 * inherited, so that it may still change.
 *
 * @param owner finds the element it belongs to when the part appears
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
