import type { KeyboardEvent } from "react";

/** Elements that handle the arrow keys themselves. */
const handlesArrowKeys =
  "input, textarea, select, video, audio, [contenteditable], [role=tab], [role=slider]";

/**
 * Returns the step for an arrow key. Returns `undefined` for other keys and if the focused element handles the arrow
 * keys itself.
 */
export function arrowKeyStep(event: KeyboardEvent, direction: "ltr" | "rtl"): -1 | 1 | undefined {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return undefined;
  if (event.target instanceof Element && event.target.closest(handlesArrowKeys)) return undefined;
  if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return undefined;
  return (event.key === "ArrowRight") === (direction === "ltr") ? 1 : -1;
}
