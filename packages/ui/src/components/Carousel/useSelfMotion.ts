import { type RefObject, useCallback, useEffect, useState } from "react";
import { useControllableState } from "../../hooks/useControllableState.ts";
import { useMediaQuery } from "../../hooks/useMediaQuery.ts";
import { reducedMotion } from "../../styles/scale.ts";
import type { PausedProps } from "./Carousel.types.ts";
import type { CarouselApi } from "./useTakeOver.ts";

interface SelfMotionOptions extends PausedProps {
  root: RefObject<HTMLElement | null>;
  /** Embla, once it has taken over. */
  api: CarouselApi | undefined;
  /** Whether it moves by itself at all. */
  enabled: boolean;
  /** Sets Embla's plugin going, unless it already is. Must not change from render to render. */
  start: (api: CarouselApi) => void;
  /** Stops it. Must not change from render to render. */
  stop: (api: CarouselApi) => void;
}

export interface SelfMotion {
  /** Whether it moves by itself at this moment. */
  playing: boolean;
  /** Whether the visitor (or a preference for reduced motion) has stopped it. */
  paused: boolean;
  setPaused: (paused: boolean) => void;
}

/**
 * Moves while nothing speaks against it: not paused by the visitor, not hovered by a mouse, no keyboard focus
 * inside, at least a fifth on screen, no finger on it. Under reduced motion it starts paused.
 */
export function useSelfMotion(options: SelfMotionOptions): SelfMotion {
  const { root, api, enabled, start, stop, onPausedChange } = options;
  const calm = useMediaQuery(reducedMotion);
  const [choice, setChoice] = useControllableState<boolean | undefined>({
    value: options.paused,
    defaultValue: options.defaultPaused,
    onChange: useCallback((paused) => onPausedChange?.(paused === true), [onPausedChange]),
  });
  const held = useHeld(root, api, enabled);
  const paused = choice ?? calm;
  const playing = enabled && api !== undefined && !paused && !held;

  useEffect(() => {
    if (!api || !enabled) return;
    const apply = () => {
      // With a single snap Embla leaves its plugins uninitialised; starting one would throw.
      if (api.scrollSnapList().length < 2) return;
      if (playing) start(api);
      else stop(api);
    };
    apply();
    // Embla begins anew when its size or its slides change, and its plugins begin at rest; a jump stops them as well.
    api.on("reInit", apply).on("settle", apply);
    return () => {
      api.off("reInit", apply).off("settle", apply);
    };
  }, [api, enabled, playing, start, stop]);

  return { playing, paused, setPaused: setChoice };
}

/** Whether the visitor's pointer, focus or finger is on it, or less than a fifth of it can be seen. */
function useHeld(
  root: RefObject<HTMLElement | null>,
  api: CarouselApi | undefined,
  enabled: boolean,
): boolean {
  const [held, setHeld] = useState({ hover: false, focus: false, pointer: false, offscreen: true });

  useEffect(() => {
    const node = root.current;
    if (!node || !api || !enabled) return;
    const hold = (part: Partial<typeof held>) => setHeld((now) => ({ ...now, ...part }));
    const listening = new AbortController();
    const { signal } = listening;
    // Pointer and focus may have been here before Embla was.
    hold({
      hover: node.matches(":hover") && window.matchMedia("(hover: hover)").matches,
      focus: node.querySelector(":focus-visible") !== null,
    });
    const enter = (event: PointerEvent) => event.pointerType === "mouse" && hold({ hover: true });
    node.addEventListener("pointerenter", enter, { signal });
    node.addEventListener("pointerleave", () => hold({ hover: false }), { signal });
    // A tap focuses a button too; only focus that the browser shows stops the slides.
    const focus = (event: FocusEvent) =>
      hold({ focus: event.target instanceof Element && event.target.matches(":focus-visible") });
    node.addEventListener("focusin", focus, { signal });
    node.addEventListener("focusout", () => hold({ focus: false }), { signal });
    const press = () => hold({ pointer: true });
    const release = () => hold({ pointer: false });
    api.on("pointerDown", press).on("pointerUp", release);
    const watcher = new IntersectionObserver(
      (entries) => hold({ offscreen: entries.at(-1)?.isIntersecting !== true }),
      { threshold: 0.2 },
    );
    watcher.observe(node);
    return () => {
      listening.abort();
      api.off("pointerDown", press).off("pointerUp", release);
      watcher.disconnect();
      // Hidden with the page around it, it would come back believing that the pointer never left.
      hold({ hover: false, focus: false, pointer: false, offscreen: true });
    };
  }, [api, enabled, root]);

  return Object.values(held).includes(true);
}
