"use client";

import { useEffect, useState } from "react";
import type { CarouselApi } from "../Carousel/useEmbla.ts";

/**
 * Returns how often the row must repeat its items so that it can wrap: without its widest item, it must still fill the
 * viewport. Measured again whenever Embla reinitialises, for example after a resize.
 *
 * @param items number of items without copies
 */
export function useCopies(api: CarouselApi | undefined, items: number): number {
  const [copies, setCopies] = useState(1);
  useEffect(() => {
    if (!api) return;
    const measure = () => {
      const widths = api
        .slideNodes()
        .slice(0, items)
        .map((slide) => slide.offsetWidth);
      const once = widths.reduce((sum, width) => sum + width, 0);
      // A hidden row has no width. Keep the previous measurement.
      if (once > 0) setCopies(Math.ceil((api.rootNode().clientWidth + Math.max(...widths)) / once));
    };
    measure();
    api.on("reInit", measure);
    return () => {
      api.off("reInit", measure);
    };
  }, [api, items]);
  return copies;
}
