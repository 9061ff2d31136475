import type { ComponentPropsWithRef, ReactNode } from "react";
import type { Picture } from "../../data.ts";

export interface CarouselLabels {
  /** Accessible name of the carousel. Use `aria-label` or `aria-labelledby` for a more specific name. */
  carousel: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
  /** Accessible name of a position mark. `{index}` is replaced by its number. */
  goTo: string;
  /** Accessible name of a slide. `{index}` and `{count}` are replaced by its number and the total. */
  slideOf: string;
}

/** Paused state of an element that moves automatically, controlled or uncontrolled. */
export interface PausedProps {
  /** `true` while paused. Set it to control the state from outside. */
  paused?: boolean | undefined;
  /** Initial paused state. Default: `true` for visitors who prefer reduced motion, otherwise `false`. */
  defaultPaused?: boolean | undefined;
  /** Called when the visitor presses pause or play. Not called when hover or focus stops the motion temporarily. */
  onPausedChange?: ((paused: boolean) => void) | undefined;
}

export interface CarouselProps extends Omit<ComponentPropsWithRef<"div">, "children">, PausedProps {
  /** `CarouselSlide` elements. */
  children: ReactNode;
  labels: CarouselLabels;
  /**
   * Time that each slide is shown before the next one follows automatically, in milliseconds. `false` (default) turns
   * this off.
   */
  autoplay?: number | false;
  /** If `true`, the last slide is followed by the first. Default: `false`. */
  loop?: boolean;
  /** Current position, counted from 0. Set it to control the position from outside. */
  index?: number;
  /** Initial position, counted from 0. */
  defaultIndex?: number;
  onIndexChange?: (index: number) => void;
  /**
   * Width of one slide as a CSS value. Default: `100%`. A smaller width shows part of the next slide. If the width
   * depends on a breakpoint, omit this prop and set `--lm-slide-width` in your own class. There you can also set
   * `--lm-slide-height`, the height of the row.
   */
  slideWidth?: string;
  /** Thumbnails below the row that lead to the slides: one per slide, in the same order. */
  thumbs?: readonly Picture[];
  /** Shows position marks below the row. Default: `true`, or `false` if there are `thumbs`. */
  dots?: boolean;
  /** Shows the previous and next buttons below the row. Default: `true`. */
  arrows?: boolean;
}
