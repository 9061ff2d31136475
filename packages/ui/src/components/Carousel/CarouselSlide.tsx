"use client";

import { type ComponentPropsWithRef, createContext, useContext } from "react";
import { cx } from "../../styles/cx.ts";
import * as styles from "./Carousel.css.ts";

/** Accessible name of the slide, provided by the carousel. */
export const SlideLabel = createContext<string | undefined>(undefined);

export type CarouselSlideProps = ComponentPropsWithRef<"div">;

/** One slide. It must be a direct child of `Carousel`, which numbers and names it. */
export function CarouselSlide({ className, ...rest }: CarouselSlideProps) {
  const label = useContext(SlideLabel);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls; the carousel pattern requires role=group.
    <div role="group" aria-label={label} {...rest} className={cx(styles.slide, className)} />
  );
}
