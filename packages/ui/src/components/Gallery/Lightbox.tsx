"use client";

import { type CSSProperties, type KeyboardEvent, useState } from "react";
import { arrowKeyStep } from "../Carousel/arrow-key-step.ts";
import { fillLabel } from "../Carousel/fill-label.ts";
import { Carousel, CarouselSlide } from "../Carousel/index.ts";
import { Dialog } from "../Dialog/index.ts";
import type { HeadingProps } from "../Heading/index.ts";
import { Image } from "../Image/index.ts";
import { LiveRegion } from "../LiveRegion/index.ts";
import * as styles from "./Gallery.css.ts";
import type { GalleryItem, GalleryLabels } from "./Gallery.tsx";

interface LightboxProps {
  items: readonly GalleryItem[];
  labels: GalleryLabels;
  headingLevel: HeadingProps["level"];
  open: boolean;
  /** Index of the current picture, counted from 0. */
  index: number;
  onIndexChange: (index: number) => void;
  onClose: () => void;
}

/** Shows the pictures of a gallery full-screen, one at a time. It is dark in both themes, which suits pictures best. */
export function Lightbox({
  items,
  labels,
  headingLevel,
  open,
  index,
  onIndexChange,
  onClose,
}: LightboxProps) {
  const [announcement, setAnnouncement] = useState("");

  // The carousel handles the arrow keys only while it has the focus. In a lightbox they also work from the close
  // button.
  const handleKeyDown = (event: KeyboardEvent) => {
    const direction = getComputedStyle(event.currentTarget).direction === "rtl" ? "rtl" : "ltr";
    const next = index + (arrowKeyStep(event, direction) ?? 0);
    if (next === index || !items[next]) return;
    event.preventDefault();
    onIndexChange(next);
    setAnnouncement(fillLabel(labels.carousel.slideOf, next, items.length));
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      size="full"
      data-theme="dark"
      title={labels.title}
      headingLevel={headingLevel}
      description={fillLabel(labels.position, index, items.length)}
      labels={{ close: labels.close }}
      onKeyDown={handleKeyDown}
    >
      <Carousel
        labels={labels.carousel}
        dots={false}
        index={index}
        onIndexChange={(next) => {
          onIndexChange(next);
          setAnnouncement("");
        }}
      >
        {items.map(({ picture, caption }) => (
          <CarouselSlide key={picture.src}>
            <figure className={styles.slide}>
              <div className={styles.stage}>
                <div className={styles.frame} style={sizeOf(picture)}>
                  <Image picture={picture} sizes="100vw" errorLabel={labels.imageError} />
                </div>
              </div>
              {caption ? <figcaption className={styles.caption}>{caption}</figcaption> : null}
            </figure>
          </CarouselSlide>
        ))}
      </Carousel>
      <LiveRegion message={announcement} />
    </Dialog>
  );
}

/** Needed because React's `CSSProperties` type does not include custom properties. */
function sizeOf({ width, height }: GalleryItem["picture"]): CSSProperties {
  return {
    [styles.ratioProperty]: width / height,
    [styles.widthProperty]: `${width}px`,
  } as CSSProperties;
}
