import { useId } from "react";
import { Carousel, type CarouselLabels, CarouselSlide } from "../../components/Carousel/index.ts";
import { Heading } from "../../components/Heading/index.ts";
import { Image } from "../../components/Image/index.ts";
import { Section } from "../../components/Section/index.ts";
import { Text } from "../../components/Text/index.ts";
import { cx } from "../../styles/cx.ts";
import { type BlockRootProps, levelBelow, type PictureLabels } from "../root.ts";
import { SectionHeader } from "../SectionHeader/index.ts";
import * as styles from "./PictureCarousel.css.ts";
import type { PictureCarouselData } from "./PictureCarousel.data.ts";

export interface PictureCarouselProps extends PictureCarouselData, BlockRootProps {
  labels: CarouselLabels & PictureLabels;
}

/** Time per slide, in milliseconds. */
const autoplayDelay = 4000;

/** A carousel of large pictures, at most 600 px high, with captions. */
export function PictureCarousel({
  title,
  lead,
  slides,
  autoplay = false,
  labels,
  headingLevel = 2,
  className,
  ...rest
}: PictureCarouselProps) {
  const id = useId();
  const titled = title !== undefined;
  return (
    <Section {...rest} className={cx(styles.root, className)} labelledBy={titled ? id : undefined}>
      {titled ? <SectionHeader id={id} lead={lead} level={headingLevel} title={title} /> : null}
      <Carousel
        autoplay={autoplay ? autoplayDelay : false}
        className={styles.carousel}
        labels={{ ...labels, carousel: title ?? labels.carousel }}
        loop
      >
        {slides.map((slide) => (
          <CarouselSlide key={slide.title}>
            <figure className={styles.slide}>
              <Image
                className={styles.picture}
                errorLabel={labels.imageError}
                picture={slide.picture}
                ratio={16 / 9}
                rounded
                sizes="(width > 1440px) 1280px, 95vw"
              />
              <figcaption className={styles.caption}>
                <Heading level={titled ? levelBelow(headingLevel) : headingLevel} size="h3">
                  {slide.title}
                </Heading>
                {slide.text === undefined ? null : <Text className={styles.text}>{slide.text}</Text>}
              </figcaption>
            </figure>
          </CarouselSlide>
        ))}
      </Carousel>
    </Section>
  );
}
