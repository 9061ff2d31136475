"use client";

import { useEffect, useRef } from "react";
import type { Picture } from "../../data.ts";
import { Image } from "../Image/index.ts";
import type { CarouselLabels } from "./Carousel.types.ts";
import * as styles from "./CarouselThumbs.css.ts";
import { fillLabel } from "./fill-label.ts";

interface CarouselThumbsProps {
  labels: CarouselLabels;
  pictures: readonly Picture[];
  index: number;
  /** `true` to jump instead of scrolling smoothly. */
  reduceMotion: boolean;
  onGoTo: (index: number) => void;
}

/** Thumbnails as position buttons. The row scrolls to keep the thumbnail of the current slide visible. */
export function CarouselThumbs({ labels, pictures, index, reduceMotion, onGoTo }: CarouselThumbsProps) {
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const row = list.current;
    const current = row?.children[index];
    if (!row || !current) return;
    const [viewportBox, targetBox] = [row.getBoundingClientRect(), current.getBoundingClientRect()];
    // Uses viewport coordinates, so it works in both writing directions. `scrollIntoView` would also scroll the page.
    const left = targetBox.left + targetBox.width / 2 - (viewportBox.left + viewportBox.width / 2);
    row.scrollBy({ left, behavior: reduceMotion ? "instant" : "smooth" });
  }, [index, reduceMotion]);

  return (
    <ul ref={list} className={styles.thumbs}>
      {pictures.map((picture, position) => {
        const label = fillLabel(labels.goTo, position, pictures.length);
        return (
          <li key={picture.src} className={styles.item}>
            <button
              type="button"
              className={styles.thumb}
              aria-label={label}
              aria-current={position === index ? "true" : undefined}
              data-position={position}
              onClick={() => onGoTo(position)}
              suppressHydrationWarning
            >
              <Image
                errorLabel={String(position + 1)}
                picture={{ ...picture, alt: "" }}
                ratio={3 / 2}
                sizes="120px"
              />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
