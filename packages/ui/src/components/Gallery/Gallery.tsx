import { type ComponentPropsWithRef, type MouseEvent, useState } from "react";
import type { Picture } from "../../data.ts";
import { useControllableState } from "../../hooks/useControllableState.ts";
import type { CarouselLabels } from "../Carousel/index.ts";
import { Grid, type GridColumns } from "../Grid/index.ts";
import type { HeadingProps } from "../Heading/index.ts";
import { Image } from "../Image/index.ts";
import * as styles from "./Gallery.css.ts";
import { Lightbox } from "./Lightbox.tsx";

/** A picture with the words that stand below it when it is shown large. */
export interface GalleryItem {
  picture: Picture;
  caption?: string;
}

export interface GalleryLabels {
  /** Name of the lightbox. */
  title: string;
  /** Name of a thumbnail; `{name}` stands for the picture's alternative text. */
  open: string;
  /** Which picture is shown; `{index}` and `{count}` stand for its number and the total. */
  position: string;
  close: string;
  carousel: CarouselLabels;
  /** Stands where a picture could not be loaded. */
  imageError: string;
}

export interface GalleryProps extends Omit<ComponentPropsWithRef<"ul">, "children"> {
  items: readonly GalleryItem[];
  labels: GalleryLabels;
  /** Rank of the lightbox's title in the outline of the page. */
  headingLevel: HeadingProps["level"];
  /** Thumbnails in a row. Default 2, above 480 px 3, above 1024 px 4. */
  columns?: GridColumns;
  /** Width divided by height of the thumbnails. Default 1. */
  ratio?: number;
  /** The picture shown large, counted from 0, or `null`, when the owner keeps the state. */
  openIndex?: number | null;
  defaultOpenIndex?: number | null;
  /** Called with the picture shown large, and with `null` when the lightbox closes. */
  onOpenIndexChange?: (index: number | null) => void;
}

/** Thumbnails that open in a lightbox. Before React, and with a modifier key, each is a link to its large picture. */
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
  // The lightbox fades out with the picture it showed last.
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
