"use client";

import type { CarouselLabels } from "./Carousel.types.ts";
import * as styles from "./CarouselControls.css.ts";
import { ControlButton } from "./ControlButton.tsx";
import { fillLabel } from "./fill-label.ts";

/** Above this number of positions, a counter replaces the marks, which would be too narrow to tap. */
const maxMarks = 8;
/** Above this number, a counter replaces the marks in a narrow container. */
const maxMarksNarrow = 5;

interface CarouselControlsProps {
  labels: CarouselLabels;
  /** Number of positions at which the row can stop. */
  count: number;
  index: number;
  canGoBack: boolean;
  canGoForward: boolean;
  dots: boolean;
  arrows: boolean;
  /** `undefined` if the carousel has no autoplay. */
  autoplay: { playing: boolean; paused: boolean; delay: number; onToggle: () => void } | undefined;
  onGoTo: (index: number) => void;
  onStep: (direction: -1 | 1) => void;
}

/**
 * Position marks, pause button and arrows below the row. Before hydration, marks and arrows are visible only if
 * `carouselBeforeReact` runs, which handles their clicks.
 */
export function CarouselControls(props: CarouselControlsProps) {
  const { labels, count, index, dots, arrows, autoplay, onGoTo, onStep } = props;
  const showMarks = dots && count <= maxMarks;
  return (
    <div className={styles.controls}>
      {showMarks ? (
        <div className={styles.dots} data-many={count > maxMarksNarrow ? "" : undefined}>
          {Array.from({ length: count }, (_, position) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a position mark is identified by its position.
              key={position}
              type="button"
              className={styles.dot}
              aria-label={fillLabel(labels.goTo, position, count)}
              aria-current={position === index ? "true" : undefined}
              data-position={position}
              onClick={() => onGoTo(position)}
              suppressHydrationWarning
            >
              <DotLine playing={position === index && autoplay?.playing ? autoplay.delay : undefined} />
            </button>
          ))}
        </div>
      ) : null}
      {dots && count > maxMarksNarrow ? (
        <span className={styles.counter} aria-hidden="true">
          {String(index + 1).padStart(2, "0")} / {String(count).padStart(2, "0")}
        </span>
      ) : null}
      <div className={styles.buttons}>
        {autoplay ? (
          <ControlButton
            icon={autoplay.paused ? "play" : "pause"}
            label={autoplay.paused ? labels.play : labels.pause}
            onClick={autoplay.onToggle}
          />
        ) : null}
        {arrows ? (
          <>
            <ControlButton
              data-step={-1}
              icon="chevron-left"
              label={labels.previous}
              aria-disabled={!props.canGoBack}
              onClick={() => onStep(-1)}
            />
            <ControlButton
              data-step={1}
              icon="chevron-right"
              label={labels.next}
              aria-disabled={!props.canGoForward}
              onClick={() => onStep(1)}
            />
          </>
        ) : null}
      </div>
    </div>
  );
}

/**
 * `playing` is the time that the slide stays, in milliseconds. It is `undefined` on the server, so the server's HTML
 * has no `style` attribute.
 */
function DotLine({ playing }: { playing: number | undefined }) {
  return (
    <span
      className={styles.dotLine}
      data-playing={playing === undefined ? undefined : ""}
      style={playing === undefined ? undefined : { animationDuration: `${playing}ms` }}
    />
  );
}
