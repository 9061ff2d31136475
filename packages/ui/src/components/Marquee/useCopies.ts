import { useEffect, useState } from "react";
import type { CarouselApi } from "../Carousel/useTakeOver.ts";

/**
 * How many times the row has to hold its items so that it can wrap: without the widest one it must still fill the
 * screen. Measured again whenever Embla begins anew, as it does after a resize.
 *
 * @param items number of items before any copy
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
      // Hidden with its page, nothing has a width; what was measured before still holds.
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
