"use client";

import { type RefObject, useCallback, useEffect, useState } from "react";
import { useControllableState } from "../../hooks/useControllableState.ts";
import { useMediaQuery } from "../../hooks/useMediaQuery.ts";
import { reducedMotion } from "../../styles/scale.ts";
import type { PausedProps } from "./Carousel.types.ts";
import type { CarouselApi } from "./useEmbla.ts";

interface AutomaticMotionOptions extends PausedProps {
  root: RefObject<HTMLElement | null>;
  /** Embla's API, once Embla has taken over. */
  api: CarouselApi | undefined;
  /** `true` if automatic motion is turned on. */
  enabled: boolean;
  /** Starts Embla's plugin if it is not running. Must keep its identity between renders. */
  start: (api: CarouselApi) => void;
  /** Stops Embla's plugin. Must keep its identity between renders. */
  stop: (api: CarouselApi) => void;
}

export interface AutomaticMotion {
  /** `true` while it moves automatically. */
  playing: boolean;
  /** `true` if the visitor, or a preference for reduced motion, has paused it. */
  paused: boolean;
  setPaused: (paused: boolean) => void;
}

/**
 * Runs the automatic motion unless something stops it: the visitor has paused it, a mouse hovers over it, the keyboard
 * focus is inside, a finger is on it, or less than a fifth of it is visible. With reduced motion it starts paused.
 */
export function useAutomaticMotion(options: AutomaticMotionOptions): AutomaticMotion {
  const { root, api, enabled, start, stop, onPausedChange } = options;
  const reduceMotion = useMediaQuery(reducedMotion);
  const [choice, setChoice] = useControllableState<boolean | undefined>({
    value: options.paused,
    defaultValue: options.defaultPaused,
    onChange: useCallback((paused) => onPausedChange?.(paused === true), [onPausedChange]),
  });
  const interrupted = useInterrupted(root, api, enabled);
  const paused = choice ?? reduceMotion;
  const playing = enabled && api !== undefined && !paused && !interrupted;

  useEffect(() => {
    if (!api || !enabled) return;
    const apply = () => {
      // With a single snap, Embla leaves its plugins uninitialised; starting one would throw.
      if (api.scrollSnapList().length < 2) return;
      if (playing) start(api);
      else stop(api);
    };
    apply();
    // Embla reinitialises when its size or its slides change, and its plugins are then stopped. A jump stops them as
    // well.
    api.on("reInit", apply).on("settle", apply);
    return () => {
      api.off("reInit", apply).off("settle", apply);
    };
  }, [api, enabled, playing, start, stop]);

  return { playing, paused, setPaused: setChoice };
}

/** Returns `true` while the pointer, the focus or a finger is on the element, or less than a fifth of it is visible. */
function useInterrupted(
  root: RefObject<HTMLElement | null>,
  api: CarouselApi | undefined,
  enabled: boolean,
): boolean {
  const [reasons, setReasons] = useState({ hover: false, focus: false, pointer: false, offscreen: true });

  useEffect(() => {
    const node = root.current;
    if (!node || !api || !enabled) return;
    const update = (part: Partial<typeof reasons>) => setReasons((now) => ({ ...now, ...part }));
    const listening = new AbortController();
    const { signal } = listening;
    // The pointer and the focus may already be inside before Embla starts.
    update({
      hover: node.matches(":hover") && window.matchMedia("(hover: hover)").matches,
      focus: node.querySelector(":focus-visible") !== null,
    });
    const enter = (event: PointerEvent) => event.pointerType === "mouse" && update({ hover: true });
    node.addEventListener("pointerenter", enter, { signal });
    node.addEventListener("pointerleave", () => update({ hover: false }), { signal });
    // A tap also focuses a button. Only visible focus stops the slides.
    const focus = (event: FocusEvent) =>
      update({ focus: event.target instanceof Element && event.target.matches(":focus-visible") });
    node.addEventListener("focusin", focus, { signal });
    node.addEventListener("focusout", () => update({ focus: false }), { signal });
    const press = () => update({ pointer: true });
    const release = () => update({ pointer: false });
    api.on("pointerDown", press).on("pointerUp", release);
    const watcher = new IntersectionObserver(
      (entries) => update({ offscreen: entries.at(-1)?.isIntersecting !== true }),
      { threshold: 0.2 },
    );
    watcher.observe(node);
    return () => {
      listening.abort();
      api.off("pointerDown", press).off("pointerUp", release);
      watcher.disconnect();
      // Reset the state. Otherwise an element that `Activity` hides would still have a stale hover state when it is
      // shown again.
      update({ hover: false, focus: false, pointer: false, offscreen: true });
    };
  }, [api, enabled, root]);

  return Object.values(reasons).includes(true);
}
