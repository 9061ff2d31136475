import { useId } from "react";
import { Carousel, type CarouselLabels, CarouselSlide } from "../../components/Carousel/index.ts";
import { Poster } from "../../components/Poster/index.ts";
import { Section } from "../../components/Section/index.ts";
import { cx } from "../../styles/cx.ts";
import { type BlockRootProps, levelBelow, type PictureLabels } from "../root.ts";
import { SectionHeader } from "../SectionHeader/index.ts";
import * as styles from "./LearningCarousel.css.ts";
import type { LearningCarouselData, LearningCarouselSlide } from "./LearningCarousel.data.ts";

export interface LearningCarouselProps extends LearningCarouselData, BlockRootProps {
  labels: CarouselLabels & PictureLabels;
}

/** Time per slide, in milliseconds. */
const autoplayDelay = 4000;

/** A carousel of lessons: posters 500 px high that advance automatically, with marks to select one. */
export function LearningCarousel({
  title,
  lead,
  slides,
  labels,
  headingLevel = 2,
  className,
  ...rest
}: LearningCarouselProps) {
  const id = useId();
  const poster = ({ title, text, picture }: LearningCarouselSlide) => ({
    className: styles.poster,
    errorLabel: labels.imageError,
    headingLevel: levelBelow(headingLevel),
    picture,
    ratio: 3 / 2,
    sizes: "(width > 768px) 750px, 84vw",
    text,
    title,
  });
  return (
    <Section {...rest} className={cx(styles.root, className)} labelledBy={id}>
      <SectionHeader id={id} lead={lead} level={headingLevel} title={title} />
      <Carousel
        autoplay={autoplayDelay}
        className={styles.carousel}
        labels={{ ...labels, carousel: title }}
        loop
      >
        {slides.map((slide) => (
          <CarouselSlide key={slide.title}>
            {slide.link === undefined ? (
              <Poster {...poster(slide)} />
            ) : (
              <Poster {...poster(slide)} asChild>
                {/* biome-ignore lint/a11y/useAnchorContent: the poster puts its text into the link. */}
                <a href={slide.link.href} />
              </Poster>
            )}
          </CarouselSlide>
        ))}
      </Carousel>
    </Section>
  );
}
