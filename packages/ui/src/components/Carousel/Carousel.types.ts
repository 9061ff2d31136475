import type { ComponentPropsWithRef, ReactNode } from "react";
import type { Picture } from "../../data.ts";

export interface CarouselLabels {
  /** Name of the whole, unless `aria-label` or `aria-labelledby` gives a better one. */
  carousel: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
  /** Name of a position mark; `{index}` stands for its number. */
  goTo: string;
  /** Name of a slide; `{index}` and `{count}` stand for its number and the total. */
  slideOf: string;
}

/** Whether something that moves by itself is stopped, held by the owner or left to the part. */
export interface PausedProps {
  /** Whether it is stopped, when the owner keeps the state. */
  paused?: boolean | undefined;
  /** Whether it is stopped at first. Default: only for visitors who prefer reduced motion. */
  defaultPaused?: boolean | undefined;
  /** Called when the visitor presses pause or play; not when hover or focus hold it for a moment. */
  onPausedChange?: ((paused: boolean) => void) | undefined;
}

export interface CarouselProps extends Omit<ComponentPropsWithRef<"div">, "children">, PausedProps {
  /** `CarouselSlide` elements. */
  children: ReactNode;
  labels: CarouselLabels;
  /** Milliseconds each slide stays before the next comes by itself; `false` (default) never. */
  autoplay?: number | false;
  /** Whether the row goes round. Off by default. */
  loop?: boolean;
  /** The position shown, counted from 0, when the owner keeps the state. */
  index?: number;
  /** The position shown at first. */
  defaultIndex?: number;
  onIndexChange?: (index: number) => void;
  /**
   * Width of one slide as CSS; `100%` by default. Smaller lets the next one peek. Where it depends on the screen, leave
   * it out and set `--lm-slide-width` in a class of your own; `--lm-slide-height` there gives the row a height.
   */
  slideWidth?: string;
  /** Small pictures below the row that lead to the slides, one for each in the same order. */
  thumbs?: readonly Picture[];
  /** Position marks below the row. On by default, unless there are `thumbs`. */
  dots?: boolean;
  /** Previous and next buttons below the row. On by default. */
  arrows?: boolean;
}
