import { type RefObject, useCallback } from "react";
import type { PausedProps } from "./Carousel.types.ts";
import type { Engine } from "./embla.ts";
import { useSelfMotion } from "./useSelfMotion.ts";
import type { CarouselApi, CarouselPlugin } from "./useTakeOver.ts";

/**
 * Creates Embla's autoplay plugin, or no plugin without a delay. The plugin moves only while {@link useAutoplay} allows
 * it.
 */
export function useAutoplayPlugins(delay: number | false, calm: boolean) {
  return useCallback(
    ({ Autoplay }: Engine): readonly CarouselPlugin[] =>
      delay === false ? [] : [Autoplay({ delay, jump: calm, playOnInit: false, stopOnFocusIn: false })],
    [delay, calm],
  );
}

const start = (api: CarouselApi) => {
  const plugin = api.plugins().autoplay;
  if (!plugin?.isPlaying()) plugin?.play();
};
const stop = (api: CarouselApi) => api.plugins().autoplay?.stop();

/** Shows the next slide automatically while {@link useSelfMotion} allows it. */
export function useAutoplay(
  root: RefObject<HTMLElement | null>,
  api: CarouselApi | undefined,
  options: PausedProps & { delay: number | false },
) {
  return useSelfMotion({ ...options, root, api, enabled: options.delay !== false, start, stop });
}
