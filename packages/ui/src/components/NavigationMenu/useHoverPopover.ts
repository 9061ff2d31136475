import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type ToggleEvent,
  useEffect,
  useRef,
} from "react";
import { headsFor, type Point } from "./safe-triangle.ts";

/** Milliseconds; long enough that crossing the row opens nothing. */
const openDelay = 120;
/** Milliseconds; long enough to reach the popover across the gap. */
const closeDelay = 200;
/** Milliseconds in which a click means the menu that hovering has just opened. */
const settleTime = 600;

/** The one mouse's way from an entry towards the menu that it opened. */
interface Journey {
  from: Point;
  now: Point;
  /** Where it was when a delay last ran out: a mouse that rests is on no way. */
  checked: Point;
  menu: HTMLElement;
}
let journey: Journey | undefined;

const place = (event: { clientX: number; clientY: number }): Point => ({
  x: event.clientX,
  y: event.clientY,
});

const travel = (event: globalThis.PointerEvent) => {
  if (journey) journey.now = place(event);
};

function depart(menu: HTMLElement, from: Point): void {
  journey = { from, now: from, checked: from, menu };
  document.addEventListener("pointermove", travel);
}

function arrive(): void {
  journey = undefined;
  document.removeEventListener("pointermove", travel);
}

/** Whether the mouse has moved towards the open menu since this was last asked. */
function underWay(): boolean {
  if (!journey?.menu.matches(":popover-open")) return false;
  const { from, now, checked, menu } = journey;
  journey.checked = now;
  return (now.x !== checked.x || now.y !== checked.y) && headsFor(from, now, menu.getBoundingClientRect());
}

/**
 * Opens a popover under a resting mouse and closes it when the mouse has left; a mouse on its slanting way into the popover
 * neither closes it nor opens a neighbour. Touch and pen only click.
 */
export function useHoverPopover(popover: RefObject<HTMLElement | null>) {
  const timer = useRef(0);
  const hoverOpenedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
      arrive();
    },
    [],
  );

  const later = (delay: number, open: boolean) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      const node = popover.current;
      // Setting the state it already has would throw.
      if (!node?.isConnected || node.matches(":popover-open") === open) return;
      if (underWay()) return later(delay, open);
      if (!open) arrive();
      if (open) hoverOpenedAt.current = performance.now();
      node.togglePopover(open);
    }, delay);
  };

  return {
    onItem: {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType !== "mouse") return;
        if (journey?.menu === popover.current) arrive();
        later(openDelay, true);
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType !== "mouse") return;
        if (popover.current?.matches(":popover-open")) depart(popover.current, place(event));
        later(closeDelay, false);
      },
    },
    onButtonClick: (event: MouseEvent) => {
      window.clearTimeout(timer.current);
      if (performance.now() - hoverOpenedAt.current < settleTime) event.preventDefault();
    },
    /** Places the popover under its entry in browsers that know no anchors, or no end to an anchor's name. */
    onBeforeToggle: (event: ToggleEvent<HTMLElement>) => {
      const entry = event.currentTarget.parentElement?.getBoundingClientRect();
      if (event.newState !== "open" || !entry || CSS.supports("anchor-scope", "all")) return;
      event.currentTarget.style.insetBlockStart = `${entry.bottom}px`;
      event.currentTarget.style.insetInlineStart = `${entry.left}px`;
    },
  };
}
