import { Icon } from "../Icon/index.ts";
import * as styles from "./Carousel.css.ts";
import type { CarouselLabels } from "./Carousel.tsx";
import { fill } from "./fill.ts";

/** More positions than this are told by a counter, since lines would get too short to hit. */
const mostLines = 8;

interface CarouselControlsProps {
  labels: CarouselLabels;
  /** Number of positions the row can rest at. */
  count: number;
  index: number;
  canGoBack: boolean;
  canGoOn: boolean;
  dots: boolean;
  arrows: boolean;
  /** `undefined` when the carousel never plays by itself. */
  autoplay: { playing: boolean; paused: boolean; delay: number; onToggle: () => void } | undefined;
  onGoTo: (index: number) => void;
  onStep: (direction: -1 | 1) => void;
}

/** Position marks, pause and arrows below the row. Invisible, but with their room kept, until React is live. */
export function CarouselControls(props: CarouselControlsProps) {
  const { labels, count, index, dots, arrows, autoplay, onGoTo, onStep } = props;
  return (
    <div className={styles.controls}>
      {dots && count <= mostLines ? (
        <div className={styles.dots}>
          {Array.from({ length: count }, (_, position) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a position mark is its position.
              key={position}
              type="button"
              className={styles.dot}
              aria-label={fill(labels.goTo, position, count)}
              aria-current={position === index ? "true" : undefined}
              onClick={() => onGoTo(position)}
            >
              <span
                className={styles.dotLine}
                data-playing={position === index && autoplay?.playing ? "" : undefined}
                style={autoplay && { animationDuration: `${autoplay.delay}ms` }}
              />
            </button>
          ))}
        </div>
      ) : null}
      {dots && count > mostLines ? (
        <span className={styles.counter} aria-hidden="true">
          {String(index + 1).padStart(2, "0")} / {String(count).padStart(2, "0")}
        </span>
      ) : null}
      <div className={styles.buttons}>
        {autoplay ? (
          <button
            type="button"
            className={styles.button}
            aria-label={autoplay.paused ? labels.play : labels.pause}
            onClick={autoplay.onToggle}
          >
            <Icon name={autoplay.paused ? "play" : "pause"} />
          </button>
        ) : null}
        {arrows ? (
          <>
            <button
              type="button"
              className={styles.button}
              aria-label={labels.previous}
              aria-disabled={!props.canGoBack}
              onClick={() => onStep(-1)}
            >
              <Icon name="chevron-left" />
            </button>
            <button
              type="button"
              className={styles.button}
              aria-label={labels.next}
              aria-disabled={!props.canGoOn}
              onClick={() => onStep(1)}
            >
              <Icon name="chevron-right" />
            </button>
          </>
        ) : null}
      </div>
    </div>
  );
}
