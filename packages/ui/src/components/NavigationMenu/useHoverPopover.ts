import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type ToggleEvent,
  useEffect,
  useRef,
} from "react";

/** Milliseconds; long enough that crossing the row opens nothing. */
const openDelay = 120;
/** Milliseconds; long enough to reach the popover across the gap. */
const closeDelay = 200;
/** Milliseconds in which a click means the menu that hovering has just opened. */
const settleTime = 600;

/** Opens a popover under a resting mouse and closes it when the mouse has left. Touch and pen only click. */
export function useHoverPopover(popover: RefObject<HTMLElement | null>) {
  const timer = useRef(0);
  const hoverOpenedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const later = (delay: number, open: boolean) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      const node = popover.current;
      // Setting the state it already has would throw.
      if (!node?.isConnected || node.matches(":popover-open") === open) return;
      if (open) hoverOpenedAt.current = performance.now();
      node.togglePopover(open);
    }, delay);
  };

  return {
    onItem: {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === "mouse") later(openDelay, true);
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === "mouse") later(closeDelay, false);
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
