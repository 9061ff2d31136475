import { type RefObject, useCallback } from "react";
import type { PausedProps } from "../Carousel/Carousel.types.ts";
import type { Engine } from "../Carousel/embla.ts";
import { useSelfMotion } from "../Carousel/useSelfMotion.ts";
import type { CarouselApi, CarouselPlugin } from "../Carousel/useTakeOver.ts";

/** Embla's clock makes sixty steps in a second, however many frames the screen shows. */
const stepsPerSecond = 60;
/** Milliseconds at rest before it moves on, in which a row that was thrown comes to its end. */
const startDelay = 400;

/**
 * The plugin that moves the row. It only does when {@link useAutoScroll} lets it.
 * @param speed CSS pixels per second
 */
export function useAutoScrollPlugins(speed: number) {
  return useCallback(
    ({ AutoScroll }: Engine): readonly CarouselPlugin[] => [
      AutoScroll({ speed: speed / stepsPerSecond, startDelay, playOnInit: false }),
    ],
    [speed],
  );
}

const start = (api: CarouselApi) => {
  const plugin = api.plugins().autoScroll;
  if (!plugin?.isPlaying()) plugin?.play();
};
const stop = (api: CarouselApi) => api.plugins().autoScroll?.stop();

/** Moves the row on, as {@link useSelfMotion} allows it. */
export function useAutoScroll(
  root: RefObject<HTMLElement | null>,
  api: CarouselApi | undefined,
  options: PausedProps,
) {
  return useSelfMotion({ ...options, root, api, enabled: true, start, stop });
}
