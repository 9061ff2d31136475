import { useEffect, useRef } from "react";
import type { Picture } from "../../data.ts";
import { Image } from "../Image/index.ts";
import type { CarouselLabels } from "./Carousel.types.ts";
import * as styles from "./CarouselThumbs.css.ts";
import { fill } from "./fill.ts";

interface CarouselThumbsProps {
  labels: CarouselLabels;
  pictures: readonly Picture[];
  index: number;
  /** Whether to jump rather than glide. */
  calm: boolean;
  onGoTo: (index: number) => void;
}

/** Small pictures as position buttons. The row scrolls, and keeps the one of the slide shown in sight. */
export function CarouselThumbs({ labels, pictures, index, calm, onGoTo }: CarouselThumbsProps) {
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const row = list.current;
    const current = row?.children[index];
    if (!row || !current) return;
    const [room, place] = [row.getBoundingClientRect(), current.getBoundingClientRect()];
    // Measured by what is seen, so it holds in both directions of writing; `scrollIntoView` would move the page.
    const left = place.left + place.width / 2 - (room.left + room.width / 2);
    row.scrollBy({ left, behavior: calm ? "instant" : "smooth" });
  }, [index, calm]);

  return (
    <ul ref={list} className={styles.thumbs}>
      {pictures.map((picture, position) => {
        const label = fill(labels.goTo, position, pictures.length);
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
