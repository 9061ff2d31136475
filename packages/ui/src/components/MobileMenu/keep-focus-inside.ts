import type { KeyboardEvent } from "react";

const stops = "a[href], button, input, select, textarea, summary, [tabindex='0']";

/** Lets Tab at the last stop of an element go on with its first one, and backwards. A popover does not do so by itself. */
export function keepFocusInside(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== "Tab") return;
  // Links of closed submenus are in the document, but cannot be reached.
  const reachable = [...event.currentTarget.querySelectorAll<HTMLElement>(stops)].filter((stop) =>
    stop.checkVisibility(),
  );
  const [from, to] = event.shiftKey ? [reachable[0], reachable.at(-1)] : [reachable.at(-1), reachable[0]];
  if (event.target !== from || !to) return;
  event.preventDefault();
  to.focus();
}
