import { type RefObject, useCallback } from "react";
import type { PausedProps } from "./Carousel.types.ts";
import type { Engine } from "./embla.ts";
import { useSelfMotion } from "./useSelfMotion.ts";
import type { CarouselApi, CarouselPlugin } from "./useTakeOver.ts";

/** The autoplay plugin, or none. It only moves when {@link useAutoplay} lets it. */
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

/** Lets the next slide come by itself, as {@link useSelfMotion} allows it. */
export function useAutoplay(
  root: RefObject<HTMLElement | null>,
  api: CarouselApi | undefined,
  options: PausedProps & { delay: number | false },
) {
  return useSelfMotion({ ...options, root, api, enabled: options.delay !== false, start, stop });
}
