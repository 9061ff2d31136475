import type { KeyboardEvent } from "react";

/** Elements that need the arrow keys themselves. */
const arrowUsers = "input, textarea, select, video, audio, [contenteditable], [role=tab], [role=slider]";

/** The step that an arrow key asks a row for, `undefined` for every other key and where something else needs the arrows. */
export function stepOf(event: KeyboardEvent, direction: "ltr" | "rtl"): -1 | 1 | undefined {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return undefined;
  if (event.target instanceof Element && event.target.closest(arrowUsers)) return undefined;
  if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return undefined;
  return (event.key === "ArrowRight") === (direction === "ltr") ? 1 : -1;
}
