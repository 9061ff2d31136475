"use client";

import { type ComponentPropsWithRef, type MouseEvent, useState } from "react";
import type { Picture } from "../../data.ts";
import { useControllableState } from "../../hooks/useControllableState.ts";
import type { CarouselLabels } from "../Carousel/index.ts";
import { Grid, type GridColumns } from "../Grid/index.ts";
import type { HeadingProps } from "../Heading/index.ts";
import { Image } from "../Image/index.ts";
import * as styles from "./Gallery.css.ts";
import { Lightbox } from "./Lightbox.tsx";

/** A picture with an optional caption, which is shown in the lightbox. */
export interface GalleryItem {
  picture: Picture;
  caption?: string;
}

export interface GalleryLabels {
  /** Accessible name of the lightbox. */
  title: string;
  /** Accessible name of a thumbnail. `{name}` is replaced by the alternative text of the picture. */
  open: string;
  /** Position of the current picture. `{index}` and `{count}` are replaced by its number and the total. */
  position: string;
  close: string;
  carousel: CarouselLabels;
  /** Text shown if a picture could not be loaded. */
  imageError: string;
}

export interface GalleryProps extends Omit<ComponentPropsWithRef<"ul">, "children"> {
  items: readonly GalleryItem[];
  labels: GalleryLabels;
  /** Heading level of the lightbox's title. */
  headingLevel: HeadingProps["level"];
  /** Thumbnails per row. Default: 2, above 480 px 3, above 1024 px 4. */
  columns?: GridColumns;
  /** Aspect ratio of the thumbnails, width divided by height. Default: 1. */
  ratio?: number;
  /**
   * Index of the picture in the lightbox, counted from 0, or `null` if the lightbox is closed. Set it to control the
   * state from outside.
   */
  openIndex?: number | null;
  defaultOpenIndex?: number | null;
  /** Called with the index of the picture in the lightbox, and with `null` when the lightbox closes. */
  onOpenIndexChange?: (index: number | null) => void;
}

/**
 * Thumbnails that open in a lightbox. Before hydration, and with a modifier key, each is a link to its large picture.
 */
export function Gallery({
  items,
  labels,
  headingLevel,
  columns = { base: 2, small: 3, large: 4 },
  ratio = 1,
  openIndex: controlled,
  defaultOpenIndex = null,
  onOpenIndexChange,
  className,
  ...rest
}: GalleryProps) {
  const [openIndex, setOpenIndex] = useControllableState<number | null>({
    value: controlled,
    defaultValue: defaultOpenIndex,
    onChange: onOpenIndexChange,
  });
  // Keep the last picture visible while the lightbox fades out.
  const [shown, setShown] = useState(openIndex ?? 0);
  if (openIndex !== null && openIndex !== shown) setShown(openIndex);

  const enlarge = (event: MouseEvent, index: number) => {
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpenIndex(index);
  };

  return (
    <>
      <Grid asChild columns={columns} gap="m" {...(className && { className })}>
        <ul {...rest}>
          {items.map(({ picture }, index) => (
            <li key={picture.src}>
              <a
                href={picture.src}
                className={styles.thumbnail}
                aria-label={labels.open.replaceAll("{name}", picture.alt)}
                aria-haspopup="dialog"
                onClick={(event) => enlarge(event, index)}
              >
                <Image
                  picture={picture}
                  sizes="(width > 1024px) 20rem, (width > 480px) 33vw, 50vw"
                  ratio={ratio}
                  errorLabel={labels.imageError}
                  className={styles.picture}
                />
              </a>
            </li>
          ))}
        </ul>
      </Grid>
      <Lightbox
        items={items}
        labels={labels}
        headingLevel={headingLevel}
        open={openIndex !== null}
        index={shown}
        onIndexChange={setOpenIndex}
        onClose={() => setOpenIndex(null)}
      />
    </>
  );
}
