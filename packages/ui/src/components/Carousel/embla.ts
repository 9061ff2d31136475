"use client";

import Embla from "embla-carousel";
import AutoScroll from "embla-carousel-auto-scroll";
import Autoplay from "embla-carousel-autoplay";

/**
 * Embla and its plugins. They are in a separate module, so that the late chunk is fetched only when the first row comes
 * within one screen of the viewport.
 */
export const engine = { Embla, AutoScroll, Autoplay };
export type Engine = typeof engine;
