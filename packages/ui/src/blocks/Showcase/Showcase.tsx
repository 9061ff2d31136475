import { useId } from "react";
import { Carousel, type CarouselLabels, CarouselSlide } from "../../components/Carousel/index.ts";
import { Image } from "../../components/Image/index.ts";
import { Section } from "../../components/Section/index.ts";
import { cx } from "../../styles/cx.ts";
import type { BlockRootProps, PictureLabels } from "../root.ts";
import { SectionHeader } from "../SectionHeader/index.ts";
import * as styles from "./Showcase.css.ts";
import type { ShowcaseData } from "./Showcase.data.ts";

export interface ShowcaseProps extends ShowcaseData, BlockRootProps {
  labels: CarouselLabels & PictureLabels;
}

/** How long a picture stays first, in milliseconds. */
const dwell = 3000;

/** Finished work in a row, 300 px high, that moves on by itself until it is paused. */
export function Showcase({
  title,
  lead,
  items,
  labels,
  headingLevel = 2,
  className,
  ...rest
}: ShowcaseProps) {
  const id = useId();
  return (
    <Section {...rest} className={cx(styles.root, className)} labelledBy={id}>
      <SectionHeader id={id} lead={lead} level={headingLevel} title={title} />
      <Carousel autoplay={dwell} className={styles.carousel} labels={{ ...labels, carousel: title }} loop>
        {items.map((item) => (
          <CarouselSlide key={item.title}>
            <figure>
              <Image
                className={styles.picture}
                errorLabel={labels.imageError}
                picture={item.picture}
                ratio={3 / 2}
                rounded
                sizes="(width > 480px) 450px, 82vw"
              />
              <figcaption className={styles.name}>{item.title}</figcaption>
            </figure>
          </CarouselSlide>
        ))}
      </Carousel>
    </Section>
  );
}
