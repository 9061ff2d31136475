import type { KeyboardEvent } from "react";

const focusable = "a[href], button, input, select, textarea, summary, [tabindex='0']";

/**
 * Wraps Tab from the last focusable element inside an element to the first, and Shift+Tab backwards. A popover does not
 * trap the focus by itself.
 */
export function trapFocus(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== "Tab") return;
  // Links in closed submenus are in the DOM, but not focusable.
  const reachable = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)].filter((stop) =>
    stop.checkVisibility(),
  );
  const [from, to] = event.shiftKey ? [reachable[0], reachable.at(-1)] : [reachable.at(-1), reachable[0]];
  if (event.target !== from || !to) return;
  event.preventDefault();
  to.focus();
}
