"use client";

import {
  Children,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
  useMemo,
  useRef,
  useState,
} from "react";
import { useMergedRef } from "../../hooks/useMergedRef.ts";
import { cx } from "../../styles/cx.ts";
import { arrowKeyStep } from "../Carousel/arrow-key-step.ts";
import type { PausedProps } from "../Carousel/Carousel.types.ts";
import { ControlButton } from "../Carousel/ControlButton.tsx";
import { useEmbla } from "../Carousel/useEmbla.ts";
import { usePosition } from "../Carousel/usePosition.ts";
import * as styles from "./Marquee.css.ts";
import { IsCopy } from "./MarqueeItem.tsx";
import { useAutoScroll, useAutoScrollPlugins } from "./useAutoScroll.ts";
import { useCopies } from "./useCopies.ts";

export interface MarqueeLabels {
  /** Accessible name of the marquee. Use `aria-label` or `aria-labelledby` for a more specific name. */
  marquee: string;
  pause: string;
  play: string;
}

export interface MarqueeProps extends Omit<ComponentPropsWithRef<"div">, "children">, PausedProps {
  /** `MarqueeItem` elements. Their width is 20rem. To change it, set `--lm-marquee-item-width` in your own class. */
  children: ReactNode;
  labels: MarqueeLabels;
  /** Speed in CSS pixels per second, independent of the size of the screen. Default: 50. */
  speed?: number;
}

/** An endlessly moving row of pictures. Before hydration it is a native scroll container; afterwards Embla moves it. */
export function Marquee({
  children,
  labels,
  speed = 50,
  paused: givenPaused,
  defaultPaused,
  onPausedChange,
  className,
  ref,
  onKeyDown,
  ...rest
}: MarqueeProps) {
  const root = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const merged = useMergedRef(root, ref);
  const items = useMemo(() => Children.toArray(children), [children]);
  const [index, setIndex] = useState(0);
  const plugins = useAutoScrollPlugins(speed);
  const { api, direction } = useEmbla({
    viewport,
    loop: true,
    dragFree: true,
    index,
    setIndex,
    plugins,
  });
  usePosition(api, { index, setIndex, reduceMotion: true, slides: items.length });
  const copies = useCopies(api, items.length);
  const { playing, paused, setPaused } = useAutoScroll(root, api, {
    paused: givenPaused,
    defaultPaused,
    onPausedChange,
  });

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    const by = arrowKeyStep(event, direction);
    if (!api || !by) return;
    event.preventDefault();
    if (by === 1) api.scrollNext();
    else api.scrollPrev();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls; the carousel pattern requires role=group.
    <div
      role="group"
      aria-label={rest["aria-labelledby"] ? undefined : labels.marquee}
      {...rest}
      ref={merged}
      className={cx(styles.root, className)}
      data-live={api ? "" : undefined}
      data-playing={playing ? "" : undefined}
      onKeyDown={handleKeyDown}
    >
      <div
        ref={viewport}
        className={styles.viewport}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard.
        tabIndex={0}
        suppressHydrationWarning
      >
        <ul className={styles.row}>
          {Array.from({ length: copies }, (_, copy) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a copy is identified by its number.
            <IsCopy key={copy} value={copy > 0}>
              {items}
            </IsCopy>
          ))}
        </ul>
      </div>
      <div className={styles.controls}>
        <ControlButton
          icon={paused ? "play" : "pause"}
          label={paused ? labels.play : labels.pause}
          onClick={() => setPaused(!paused)}
        />
      </div>
    </div>
  );
}
