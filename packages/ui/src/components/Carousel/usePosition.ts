"use client";

import { useEffect, useRef, useState } from "react";
import type { CarouselApi } from "./useEmbla.ts";

interface PositionOptions {
  index: number;
  setIndex: (index: number) => void;
  /** `true` to jump instead of scrolling smoothly. */
  reduceMotion: boolean;
  /** Number of slides. It is used as the number of positions until Embla has measured the row. */
  slides: number;
}

interface Snaps {
  count: number;
  canGoBack: boolean;
  canGoForward: boolean;
}

/** Keeps `index` and Embla's position in sync, in both directions. */
export function usePosition(api: CarouselApi | undefined, options: PositionOptions): Snaps {
  const { index, setIndex, reduceMotion, slides } = options;
  const latest = useRef(options);
  const [snaps, setSnaps] = useState<Snaps>({ count: slides, canGoBack: false, canGoForward: true });

  useEffect(() => {
    latest.current = { index, setIndex, reduceMotion, slides };
  });

  useEffect(() => {
    if (!api) return;
    const measure = () =>
      setSnaps({
        count: api.scrollSnapList().length,
        canGoBack: api.canScrollPrev(),
        canGoForward: api.canScrollNext(),
      });
    const follow = () => {
      // While the row is hidden, every slide has zero width and Embla reports position 0. The visitor did not choose
      // that position.
      if (api.rootNode().clientWidth === 0) return;
      latest.current.setIndex(api.selectedScrollSnap());
      measure();
    };
    // Embla reinitialises after being hidden (`Activity`, a closed tab) and loses its position.
    const restore = () => {
      if (api.rootNode().clientWidth === 0) return;
      const wanted = Math.min(latest.current.index, api.scrollSnapList().length - 1);
      if (wanted !== api.selectedScrollSnap()) api.scrollTo(wanted, true);
      measure();
    };
    restore();
    api.on("select", follow).on("reInit", restore);
    return () => {
      api.off("select", follow).off("reInit", restore);
    };
  }, [api]);

  useEffect(() => {
    if (api && api.selectedScrollSnap() !== index && index < api.scrollSnapList().length)
      api.scrollTo(index, latest.current.reduceMotion);
  }, [api, index]);

  return snaps;
}
