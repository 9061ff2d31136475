"use client";

import { type RefObject, useEffect, useState } from "react";
import { useHalfInView } from "../../hooks/useInView.ts";
import { useMediaQuery } from "../../hooks/useMediaQuery.ts";
import { usePageVisible } from "../../hooks/usePageVisible.ts";
import { reducedMotion } from "../../styles/scale.ts";
import { startPlayback } from "./start-playback.ts";

/**
 * Plays a silent video while at least half of it is visible. Pauses it in a hidden page, on hover and on keyboard
 * focus. With reduced motion, the visitor must start it. The visitor's own choice takes precedence over all of this
 * except visibility.
 */
export function useBackgroundPlayback(
  root: RefObject<HTMLElement | null>,
  video: RefObject<HTMLVideoElement | null>,
) {
  const visible = useHalfInView(root);
  const pageVisible = usePageVisible();
  const reduceMotion = useMediaQuery(reducedMotion);
  const [choice, setChoice] = useState<"play" | "pause">();
  const [paused, setPaused] = useState(false);

  const wanted = choice ? choice === "play" : !reduceMotion;
  const playing = wanted && visible && pageVisible && !paused;

  useEffect(() => {
    const element = video.current;
    if (!element || !playing) return undefined;
    // React sets `muted` as a property only. If the property is lost, the browser refuses autoplay.
    element.muted = true;
    startPlayback(element, () => setChoice("pause"));
    return () => element.pause();
  }, [playing, video]);

  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const listeners = new AbortController();
    const on = (
      type: "pointerenter" | "pointerleave" | "focusin" | "focusout",
      listener: (event: Event) => void,
    ) => element.addEventListener(type, listener, { signal: listeners.signal });
    const release = () => setPaused(false);
    // A touch fires `pointerenter`, but must not pause the video.
    on(
      "pointerenter",
      (event) => event instanceof PointerEvent && event.pointerType === "mouse" && setPaused(true),
    );
    on("pointerleave", release);
    on(
      "focusin",
      ({ target }) => target instanceof Element && target.matches(":focus-visible") && setPaused(true),
    );
    on("focusout", release);
    return () => listeners.abort();
  }, [root]);

  return {
    /** `true` if the video should play. Temporary pauses, for example on hover, do not change it. */
    wanted,
    toggle: () => {
      setChoice(wanted ? "pause" : "play");
      // The pointer or the focus is on the button. Start the video nevertheless.
      setPaused(false);
    },
  } as const;
}
