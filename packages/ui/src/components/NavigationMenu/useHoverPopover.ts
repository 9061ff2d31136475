import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type ToggleEvent,
  useEffect,
  useRef,
} from "react";
import { headsFor, type Point } from "./safe-triangle.ts";

/** Delay before opening, in milliseconds. Long enough that a pointer that only crosses the row opens nothing. */
const openDelay = 120;
/** Delay before closing, in milliseconds. Long enough to cross the gap between entry and popover. */
const closeDelay = 200;
/** Time after opening by hover in which a click does not close the popover, in milliseconds. */
const settleTime = 600;

/** Path of the mouse from an entry to its open submenu. There is only one mouse, so one variable is enough. */
interface Journey {
  from: Point;
  now: Point;
  /** Position at the end of the previous delay. If it has not changed, the mouse has stopped. */
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

/** Returns `true` if the mouse has moved towards the open submenu since the previous call. */
function underWay(): boolean {
  if (!journey?.menu.matches(":popover-open")) return false;
  const { from, now, checked, menu } = journey;
  journey.checked = now;
  return (now.x !== checked.x || now.y !== checked.y) && headsFor(from, now, menu.getBoundingClientRect());
}

/**
 * Opens a popover on hover and closes it when the mouse has left. A mouse that moves diagonally towards the popover
 * neither closes it nor opens a neighbouring submenu. Touch and pen only use clicks.
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
      // `togglePopover` would throw on a removed element. A popover that already has the wanted state needs no change.
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
    /** Positions the popover under its entry in browsers without anchor positioning or `anchor-scope`. */
    onBeforeToggle: (event: ToggleEvent<HTMLElement>) => {
      const entry = event.currentTarget.parentElement?.getBoundingClientRect();
      if (event.newState !== "open" || !entry || CSS.supports("anchor-scope", "all")) return;
      event.currentTarget.style.insetBlockStart = `${entry.bottom}px`;
      event.currentTarget.style.insetInlineStart = `${entry.left}px`;
    },
  };
}
