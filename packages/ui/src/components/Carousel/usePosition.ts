import { useEffect, useRef, useState } from "react";
import type { CarouselApi } from "./useTakeOver.ts";

interface PositionOptions {
  index: number;
  setIndex: (index: number) => void;
  /** Whether to jump rather than glide. */
  calm: boolean;
  /** Number of slides, the number of positions until Embla has measured the row. */
  slides: number;
}

interface Snaps {
  count: number;
  canGoBack: boolean;
  canGoOn: boolean;
}

/** Keeps `index` and Embla's position the same, whichever of the two moves. */
export function usePosition(api: CarouselApi | undefined, options: PositionOptions): Snaps {
  const { index, setIndex, calm, slides } = options;
  const latest = useRef(options);
  const [snaps, setSnaps] = useState<Snaps>({ count: slides, canGoBack: false, canGoOn: true });

  useEffect(() => {
    latest.current = { index, setIndex, calm, slides };
  });

  useEffect(() => {
    if (!api) return;
    const measure = () =>
      setSnaps({
        count: api.scrollSnapList().length,
        canGoBack: api.canScrollPrev(),
        canGoOn: api.canScrollNext(),
      });
    const follow = () => {
      // Measured while hidden, every slide has no width and Embla reports position 0: not a choice.
      if (api.rootNode().clientWidth === 0) return;
      latest.current.setIndex(api.selectedScrollSnap());
      measure();
    };
    // Embla starts anew after being hidden (Activity, a closed tab) and forgets where it was.
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
      api.scrollTo(index, latest.current.calm);
  }, [api, index]);

  return snaps;
}
