"use client";

import {
  Children,
  type CSSProperties,
  isValidElement,
  type KeyboardEvent,
  useCallback,
  useMemo,
  useRef,
  useState,
} from "react";
import { useControllableState } from "../../hooks/useControllableState.ts";
import { useMediaQuery } from "../../hooks/useMediaQuery.ts";
import { useMergedRef } from "../../hooks/useMergedRef.ts";
import { cx } from "../../styles/cx.ts";
import { reducedMotion } from "../../styles/scale.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import { arrowKeyStep } from "./arrow-key-step.ts";
import * as styles from "./Carousel.css.ts";
import type { CarouselProps } from "./Carousel.types.ts";
import { CarouselControls } from "./CarouselControls.tsx";
import { SlideLabel } from "./CarouselSlide.tsx";
import { CarouselThumbs } from "./CarouselThumbs.tsx";
import { fillLabel } from "./fill-label.ts";
import { useAutoplay, useAutoplayPlugins } from "./useAutoplay.ts";
import { useEmbla } from "./useEmbla.ts";
import { usePosition } from "./usePosition.ts";

/**
 * A row of slides. Before hydration it is a native scroll-snap row; afterwards Embla continues from the current
 * position.
 */
export function Carousel({
  children,
  labels,
  autoplay = false,
  paused: givenPaused,
  defaultPaused,
  onPausedChange,
  loop = false,
  index: controlled,
  defaultIndex = 0,
  onIndexChange,
  slideWidth,
  thumbs,
  dots = thumbs === undefined,
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
  // `Children.toArray` copies the slides to add keys. Without `useMemo`, every step would render all slides again.
  const slides = useMemo(() => Children.toArray(children), [children]);
  const reduceMotion = useMediaQuery(reducedMotion);
  const [index, setIndex] = useControllableState({
    value: controlled,
    defaultValue: defaultIndex,
    onChange: onIndexChange,
  });
  const [announced, setAnnounced] = useState(false);
  const plugins = useAutoplayPlugins(autoplay, reduceMotion);
  const { api, direction } = useEmbla({ viewport, loop, index, setIndex, plugins });
  const { count, canGoBack, canGoForward } = usePosition(api, {
    index,
    setIndex,
    reduceMotion,
    slides: slides.length,
  });
  const { playing, paused, setPaused } = useAutoplay(root, api, {
    delay: autoplay,
    paused: givenPaused,
    defaultPaused,
    onPausedChange,
  });

  const last = slides.length - 1;
  const goTo = useCallback(
    (position: number) => {
      setAnnounced(true);
      if (api) api.scrollTo(position, reduceMotion);
      // Until Embla is loaded, the native row follows the index.
      else setIndex(Math.max(0, Math.min(position, last)));
    },
    [api, reduceMotion, last, setIndex],
  );
  const step = useCallback(
    (by: -1 | 1) => {
      if (!api) return goTo(index + by);
      setAnnounced(true);
      if (by === 1) api.scrollNext(reduceMotion);
      else api.scrollPrev(reduceMotion);
    },
    [api, reduceMotion, goTo, index],
  );
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    const by = arrowKeyStep(event, direction);
    if (!by || !event.currentTarget.hasAttribute("data-live")) return;
    event.preventDefault();
    step(by);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls; the carousel pattern requires role=group.
    <div
      role="group"
      aria-label={rest["aria-labelledby"] ? undefined : labels.carousel}
      {...rest}
      ref={merged}
      className={cx(styles.root, className)}
      style={slideWidth ? { ...style, ...slideWidthStyle(slideWidth) } : style}
      data-carousel=""
      data-live={api ? "" : undefined}
      onKeyDown={handleKeyDown}
    >
      <div
        ref={viewport}
        className={styles.viewport}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable row must be reachable by keyboard.
        tabIndex={0}
        suppressHydrationWarning
      >
        <div className={styles.row}>
          {slides.map((slide, position) => (
            <SlideLabel
              key={isValidElement(slide) ? slide.key : position}
              value={fillLabel(labels.slideOf, position, slides.length)}
            >
              {slide}
            </SlideLabel>
          ))}
        </div>
      </div>
      {thumbs && slides.length > 1 ? (
        <CarouselThumbs
          reduceMotion={reduceMotion}
          index={index}
          labels={labels}
          onGoTo={goTo}
          pictures={thumbs}
        />
      ) : null}
      {slides.length > 1 && (dots || arrows || autoplay !== false) ? (
        <CarouselControls
          labels={labels}
          count={count}
          index={index}
          canGoBack={canGoBack}
          canGoForward={canGoForward}
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
      <VisuallyHidden aria-live={playing ? "off" : "polite"}>
        {announced && !playing ? fillLabel(labels.slideOf, index, count) : ""}
      </VisuallyHidden>
    </div>
  );
}

/** Needed because React's `CSSProperties` type does not include custom properties. */
function slideWidthStyle(slideWidth: string): CSSProperties {
  return { [styles.slideWidthProperty]: slideWidth } as CSSProperties;
}
