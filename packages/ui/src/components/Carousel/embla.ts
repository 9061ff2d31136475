import Embla from "embla-carousel";
import AutoScroll from "embla-carousel-auto-scroll";
import Autoplay from "embla-carousel-autoplay";

/** What moves a row, in a file of its own: it is fetched when the first row comes near. */
export const engine = { Embla, AutoScroll, Autoplay };
export type Engine = typeof engine;
