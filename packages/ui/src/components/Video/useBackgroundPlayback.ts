import { type RefObject, useEffect, useState } from "react";
import { useMediaQuery } from "../../hooks/useMediaQuery.ts";
import { usePageVisible } from "../../hooks/usePageVisible.ts";
import { useHalfVisible } from "../../hooks/useVisible.ts";
import { reducedMotion } from "../../styles/scale.ts";
import { start } from "./start.ts";

/**
 * Plays a silent film while at least half of it can be seen, and stops it in a hidden page, under the pointer
 * and under keyboard focus. With reduced motion it waits to be asked. The visitor's own choice stands above all
 * of that except visibility.
 */
export function useBackgroundPlayback(
  root: RefObject<HTMLElement | null>,
  video: RefObject<HTMLVideoElement | null>,
) {
  const visible = useHalfVisible(root);
  const pageVisible = usePageVisible();
  const still = useMediaQuery(reducedMotion);
  const [choice, setChoice] = useState<"play" | "pause">();
  const [held, setHeld] = useState(false);

  const wanted = choice ? choice === "play" : !still;
  const playing = wanted && visible && pageVisible && !held;

  useEffect(() => {
    const element = video.current;
    if (!element || !playing) return undefined;
    // React writes `muted` as a property only; a browser that has lost it would refuse to autoplay.
    element.muted = true;
    start(element, () => setChoice("pause"));
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
    const release = () => setHeld(false);
    // A finger enters too, but never leaves.
    on(
      "pointerenter",
      (event) => event instanceof PointerEvent && event.pointerType === "mouse" && setHeld(true),
    );
    on("pointerleave", release);
    on(
      "focusin",
      ({ target }) => target instanceof Element && target.matches(":focus-visible") && setHeld(true),
    );
    on("focusout", release);
    return () => listeners.abort();
  }, [root]);

  return {
    /** Whether the film plays as far as the visitor is concerned; what stops it for a moment does not count. */
    wanted,
    toggle: () => {
      setChoice(wanted ? "pause" : "play");
      // Asked for while the pointer or focus is on the button, it has to start under them.
      setHeld(false);
    },
  } as const;
}
