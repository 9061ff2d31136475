import {
  Children,
  type ComponentPropsWithRef,
  type CSSProperties,
  isValidElement,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useRef,
  useState,
} from "react";
import { useControllableState } from "../../hooks/useControllableState.ts";
import { useMediaQuery } from "../../hooks/useMediaQuery.ts";
import { useMergedRef } from "../../hooks/useMergedRef.ts";
import { cx } from "../../styles/cx.ts";
import { reducedMotion } from "../../styles/scale.ts";
import * as styles from "./Carousel.css.ts";
import { CarouselControls } from "./CarouselControls.tsx";
import { SlideLabel } from "./CarouselSlide.tsx";
import { fill } from "./fill.ts";
import { useAutoplay, useAutoplayPlugins } from "./useAutoplay.ts";
import { usePosition } from "./usePosition.ts";
import { useTakeOver } from "./useTakeOver.ts";

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

export interface CarouselProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
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
  /** Width of one slide as CSS; `100%` by default. Smaller lets the next one peek. */
  slideWidth?: string;
  /** Position marks below the row. On by default. */
  dots?: boolean;
  /** Previous and next buttons below the row. On by default. */
  arrows?: boolean;
}

/** Slides in a row: a native scroll-snap row before React, Embla from where the visitor is afterwards. */
export function Carousel({
  children,
  labels,
  autoplay = false,
  loop = false,
  index: controlled,
  defaultIndex = 0,
  onIndexChange,
  slideWidth,
  dots = true,
  arrows = true,
  className,
  style,
  ref,
  onKeyDown,
  ...rest
}: CarouselProps) {
  const root = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const merged = useMergedRef(root, ref);
  const slides = Children.toArray(children);
  const calm = useMediaQuery(reducedMotion);
  const [index, setIndex] = useControllableState({
    value: controlled,
    defaultValue: defaultIndex,
    onChange: onIndexChange,
  });
  const [announced, setAnnounced] = useState(false);
  const plugins = useAutoplayPlugins(autoplay);
  const api = useTakeOver({ viewport, loop, startIndex: index, onStart: setIndex, plugins });
  const { count, canGoBack, canGoOn } = usePosition(api, { index, setIndex, calm, slides: slides.length });
  const { playing, paused, setPaused } = useAutoplay(root, api, autoplay);

  const goTo = useCallback(
    (position: number) => {
      setAnnounced(true);
      api?.scrollTo(position, calm);
    },
    [api, calm],
  );
  const step = useCallback(
    (direction: -1 | 1) => {
      setAnnounced(true);
      if (direction === 1) api?.scrollNext(calm);
      else api?.scrollPrev(calm);
    },
    [api, calm],
  );
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!api || !direction || event.defaultPrevented || usesArrows(event.target)) return;
    event.preventDefault();
    step(direction === 1 ? 1 : -1);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls; the carousel pattern asks for role=group.
    <div
      role="group"
      aria-label={rest["aria-labelledby"] ? undefined : labels.carousel}
      {...rest}
      ref={merged}
      className={cx(styles.root, className)}
      style={slideWidth ? { ...style, ...slideWidthStyle(slideWidth) } : style}
      data-live={api ? "" : undefined}
      onKeyDown={handleKeyDown}
    >
      <div
        ref={viewport}
        className={styles.viewport}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable row must be reachable by keyboard.
        tabIndex={0}
        data-marks={dots && slides.length > 1 ? "" : undefined}
        suppressHydrationWarning
      >
        <div className={styles.row}>
          {slides.map((slide, position) => (
            <SlideLabel
              key={isValidElement(slide) ? slide.key : position}
              value={fill(labels.slideOf, position, slides.length)}
            >
              {slide}
            </SlideLabel>
          ))}
        </div>
      </div>
      {slides.length > 1 && (dots || arrows || autoplay !== false) ? (
        <CarouselControls
          labels={labels}
          count={count}
          index={index}
          canGoBack={canGoBack}
          canGoOn={canGoOn}
          dots={dots}
          arrows={arrows}
          autoplay={
            autoplay === false
              ? undefined
              : { playing, paused, delay: autoplay, onToggle: () => setPaused(!paused) }
          }
          onGoTo={goTo}
          onStep={step}
        />
      ) : null}
      <p className={styles.announcement} aria-live={playing ? "off" : "polite"}>
        {announced && !playing ? fill(labels.slideOf, index, count) : ""}
      </p>
    </div>
  );
}

/** React's types know no custom properties. */
function slideWidthStyle(slideWidth: string): CSSProperties {
  return { [styles.slideWidthProperty]: slideWidth } as CSSProperties;
}

/** Whether the element under the keyboard needs the arrow keys itself. */
function usesArrows(target: EventTarget): boolean {
  return (
    target instanceof Element &&
    target.closest("input, textarea, select, video, audio, [contenteditable], [role=tab], [role=slider]") !==
      null
  );
}
