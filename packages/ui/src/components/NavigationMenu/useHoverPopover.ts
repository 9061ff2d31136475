"use client";

import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type ToggleEvent,
  useEffect,
  useRef,
} from "react";
import { movesTowards, type Point } from "./safe-triangle.ts";

/** Delay before opening, in milliseconds. Long enough that a pointer that only crosses the row opens nothing. */
const openDelay = 120;
/** Delay before closing, in milliseconds. Long enough to cross the gap between entry and popover. */
const closeDelay = 200;
/** Time after opening by hover in which a click does not close the popover, in milliseconds. */
const clickGuardTime = 600;

/** Path of the mouse from an entry to its open submenu. There is only one mouse, so one variable is enough. */
interface MousePath {
  from: Point;
  now: Point;
  /** Position at the end of the previous delay. If it has not changed, the mouse has stopped. */
  checked: Point;
  menu: HTMLElement;
}
let mousePath: MousePath | undefined;

const pointOf = (event: { clientX: number; clientY: number }): Point => ({
  x: event.clientX,
  y: event.clientY,
});

const trackMouse = (event: globalThis.PointerEvent) => {
  if (mousePath) mousePath.now = pointOf(event);
};

function startTracking(menu: HTMLElement, from: Point): void {
  mousePath = { from, now: from, checked: from, menu };
  document.addEventListener("pointermove", trackMouse);
}

function stopTracking(): void {
  mousePath = undefined;
  document.removeEventListener("pointermove", trackMouse);
}

/** Returns `true` if the mouse has moved towards the open submenu since the previous call. */
function movesTowardsMenu(): boolean {
  if (!mousePath?.menu.matches(":popover-open")) return false;
  const { from, now, checked, menu } = mousePath;
  mousePath.checked = now;
  return (
    (now.x !== checked.x || now.y !== checked.y) && movesTowards(from, now, menu.getBoundingClientRect())
  );
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
      stopTracking();
    },
    [],
  );

  const schedule = (delay: number, open: boolean) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      const node = popover.current;
      // `togglePopover` would throw on a removed element. A popover that already has the wanted state needs no change.
      if (!node?.isConnected || node.matches(":popover-open") === open) return;
      if (movesTowardsMenu()) return schedule(delay, open);
      if (!open) stopTracking();
      if (open) hoverOpenedAt.current = performance.now();
      node.togglePopover(open);
    }, delay);
  };

  return {
    onItem: {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType !== "mouse") return;
        if (mousePath?.menu === popover.current) stopTracking();
        schedule(openDelay, true);
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType !== "mouse") return;
        if (popover.current?.matches(":popover-open")) startTracking(popover.current, pointOf(event));
        schedule(closeDelay, false);
      },
    },
    onButtonClick: (event: MouseEvent) => {
      window.clearTimeout(timer.current);
      if (performance.now() - hoverOpenedAt.current < clickGuardTime) event.preventDefault();
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
