"use client";

import { useEffect, useRef, useState } from "react";
import { useMediaQuery } from "../../hooks/useMediaQuery.ts";
import { reducedMotion } from "../../styles/scale.ts";

/** Duration of the animation, in milliseconds (specification, section 9). */
export const countDuration = 2000;

/** Ease-out: fast at first, slow at the end. `progress` from 0 to 1. */
export const easeOut = (progress: number): number => 1 - (1 - progress) ** 3;

/**
 * Returns the figure to show while a counter runs up to `target`, otherwise `undefined`. The counter runs once, when
 * `start` is `true` for the first time. It does not run for visitors who prefer reduced motion.
 */
export function useCountUp(target: number, start: boolean): number | undefined {
  const [shown, setShown] = useState<number>();
  const done = useRef(false);
  const reduceMotion = useMediaQuery(reducedMotion);

  useEffect(() => {
    if (!start || reduceMotion || done.current) return undefined;
    let frame = 0;
    let began: number | undefined;
    const run = (now: number) => {
      began ??= now;
      const progress = (now - began) / countDuration;
      done.current = progress >= 1;
      setShown(done.current ? undefined : Math.round(target * easeOut(progress)));
      if (!done.current) frame = requestAnimationFrame(run);
    };
    frame = requestAnimationFrame(run);
    // If the counter is hidden during the animation, it shows the final figure when it appears again.
    return () => {
      cancelAnimationFrame(frame);
      if (began !== undefined) done.current = true;
      setShown(undefined);
    };
  }, [target, start, reduceMotion]);

  return shown;
}
