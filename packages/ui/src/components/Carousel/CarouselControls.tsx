import type { CarouselLabels } from "./Carousel.types.ts";
import * as styles from "./CarouselControls.css.ts";
import { ControlButton } from "./ControlButton.tsx";
import { fill } from "./fill.ts";

/** More positions than this are told by a counter, since lines would get too short to hit. */
const mostLines = 8;
/** More than this are told by a counter where the room is narrow. */
const fewLines = 5;

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

/** Position marks, pause and arrows below the row. Until React is live marks and arrows are seen where carouselBeforeReact answers for it. */
export function CarouselControls(props: CarouselControlsProps) {
  const { labels, count, index, dots, arrows, autoplay, onGoTo, onStep } = props;
  const lines = dots && count <= mostLines;
  return (
    <div className={styles.controls}>
      {lines ? (
        <div className={styles.dots} data-many={count > fewLines ? "" : undefined}>
          {Array.from({ length: count }, (_, position) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a position mark is its position.
              key={position}
              type="button"
              className={styles.dot}
              aria-label={fill(labels.goTo, position, count)}
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
      {dots && count > fewLines ? (
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
              aria-disabled={!props.canGoOn}
              onClick={() => onStep(1)}
            />
          </>
        ) : null}
      </div>
    </div>
  );
}

/** `playing` is how long the slide stays, in milliseconds; nothing plays on the server, so its HTML has no style attribute. */
function DotLine({ playing }: { playing: number | undefined }) {
  return (
    <span
      className={styles.dotLine}
      data-playing={playing === undefined ? undefined : ""}
      style={playing === undefined ? undefined : { animationDuration: `${playing}ms` }}
    />
  );
}
