"use client";

import { type RefObject, useCallback } from "react";
import type { PausedProps } from "../Carousel/Carousel.types.ts";
import type { Engine } from "../Carousel/embla.ts";
import { useAutomaticMotion } from "../Carousel/useAutomaticMotion.ts";
import type { CarouselApi, CarouselPlugin } from "../Carousel/useEmbla.ts";

/** Embla runs at 60 steps per second, whatever the refresh rate of the screen. */
const stepsPerSecond = 60;
/** Delay before the row moves again, in milliseconds. It lets a row that was thrown come to rest. */
const startDelay = 400;

/**
 * Creates the plugin that moves the row. The plugin moves only while {@link useAutoScroll} allows it.
 *
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

/** Moves the row while {@link useAutomaticMotion} allows it. */
export function useAutoScroll(
  root: RefObject<HTMLElement | null>,
  api: CarouselApi | undefined,
  options: PausedProps,
) {
  return useAutomaticMotion({ ...options, root, api, enabled: true, start, stop });
}
