import Autoplay from "embla-carousel-autoplay";
import { type RefObject, useEffect, useMemo, useState } from "react";
import { useMediaQuery } from "../../hooks/useMediaQuery.ts";
import { reducedMotion } from "../../styles/scale.ts";
import type { CarouselApi, CarouselPlugin } from "./useTakeOver.ts";

/** The autoplay plugin, or none. It only moves when {@link useAutoplay} lets it. */
export function useAutoplayPlugins(delay: number | false): readonly CarouselPlugin[] {
  return useMemo(
    () => (delay === false ? [] : [Autoplay({ delay, playOnInit: false, stopOnFocusIn: false })]),
    [delay],
  );
}

interface AutoplayControl {
  /** Whether slides advance by themselves at this moment. */
  playing: boolean;
  /** Whether the visitor (or a preference for reduced motion) has stopped it. */
  paused: boolean;
  setPaused: (paused: boolean) => void;
}

/**
 * Plays while nothing speaks against it: not paused by the visitor, not hovered by a mouse, no keyboard focus
 * inside, at least a fifth on screen, no finger on it. Under reduced motion it starts paused.
 */
export function useAutoplay(
  root: RefObject<HTMLElement | null>,
  api: CarouselApi | undefined,
  delay: number | false,
): AutoplayControl {
  const calm = useMediaQuery(reducedMotion);
  const [choice, setChoice] = useState<boolean>();
  const [held, setHeld] = useState({ hover: false, focus: false, pointer: false, offscreen: true });
  const paused = choice ?? calm;
  const enabled = delay !== false && api !== undefined;
  const playing = enabled && !paused && !Object.values(held).includes(true);

  useEffect(() => {
    const node = root.current;
    if (!node || !enabled) return;
    const hold = (part: Partial<typeof held>) => setHeld((now) => ({ ...now, ...part }));
    const listening = new AbortController();
    const { signal } = listening;
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
    };
  }, [api, enabled, root]);

  useEffect(() => {
    const plugin = api?.plugins().autoplay;
    // With a single snap Embla leaves the plugin uninitialised; starting it would throw.
    if (!api || !plugin || api.scrollSnapList().length < 2) return;
    if (playing) plugin.play(calm);
    else plugin.stop();
  }, [api, playing, calm]);

  return { playing, paused, setPaused: setChoice };
}
