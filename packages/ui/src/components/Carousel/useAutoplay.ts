"use client";

import { type RefObject, useCallback } from "react";
import type { PausedProps } from "./Carousel.types.ts";
import type { Engine } from "./embla.ts";
import { useAutomaticMotion } from "./useAutomaticMotion.ts";
import type { CarouselApi, CarouselPlugin } from "./useEmbla.ts";

/**
 * Creates Embla's autoplay plugin, or no plugin without a delay. The plugin moves only while {@link useAutoplay} allows
 * it.
 */
export function useAutoplayPlugins(delay: number | false, reduceMotion: boolean) {
  return useCallback(
    ({ Autoplay }: Engine): readonly CarouselPlugin[] =>
      delay === false
        ? []
        : [Autoplay({ delay, jump: reduceMotion, playOnInit: false, stopOnFocusIn: false })],
    [delay, reduceMotion],
  );
}

const start = (api: CarouselApi) => {
  const plugin = api.plugins().autoplay;
  if (!plugin?.isPlaying()) plugin?.play();
};
const stop = (api: CarouselApi) => api.plugins().autoplay?.stop();

/** Shows the next slide automatically while {@link useAutomaticMotion} allows it. */
export function useAutoplay(
  root: RefObject<HTMLElement | null>,
  api: CarouselApi | undefined,
  options: PausedProps & { delay: number | false },
) {
  return useAutomaticMotion({ ...options, root, api, enabled: options.delay !== false, start, stop });
}
