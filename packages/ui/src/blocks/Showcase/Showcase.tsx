import { type ReactNode, useId } from "react";
import { Carousel, type CarouselLabels, CarouselSlide } from "../../components/Carousel/index.ts";
import { Image } from "../../components/Image/index.ts";
import { Marquee, MarqueeItem } from "../../components/Marquee/index.ts";
import { Section } from "../../components/Section/index.ts";
import { VisuallyHidden } from "../../components/VisuallyHidden/index.ts";
import { cx } from "../../styles/cx.ts";
import type { BlockRootProps, PictureLabels } from "../root.ts";
import { SectionHeader } from "../SectionHeader/index.ts";
import * as styles from "./Showcase.css.ts";
import type { ShowcaseData, ShowcaseItem } from "./Showcase.data.ts";

export interface ShowcaseProps extends ShowcaseData, BlockRootProps {
  labels: CarouselLabels & PictureLabels;
}

/** Time per picture, in milliseconds. */
const autoplayDelay = 3000;

/** A row of finished works that moves automatically until it is paused. The pictures are 300 px high. */
export function Showcase({
  title,
  lead,
  items,
  motion = "step",
  labels,
  headingLevel = 2,
  className,
  ...rest
}: ShowcaseProps) {
  const id = useId();
  const works = items.map((item) => ({
    key: item.title,
    work: <Work errorLabel={labels.imageError} item={item} />,
  }));
  return (
    <Section {...rest} className={cx(styles.root, className)} labelledBy={id}>
      <SectionHeader id={id} lead={lead} level={headingLevel} title={title} />
      {motion === "continuous" ? (
        <Marquee className={styles.continuous} labels={{ ...labels, marquee: title }}>
          {works.map(({ key, work }) => (
            <MarqueeItem key={key}>{work}</MarqueeItem>
          ))}
        </Marquee>
      ) : (
        <Carousel
          autoplay={autoplayDelay}
          className={styles.step}
          labels={{ ...labels, carousel: title }}
          loop
        >
          {works.map(({ key, work }) => (
            <CarouselSlide key={key}>{work}</CarouselSlide>
          ))}
        </Carousel>
      )}
    </Section>
  );
}

function Work({ item, errorLabel }: { item: ShowcaseItem; errorLabel: string }): ReactNode {
  const figure = (
    <figure>
      <Image
        className={styles.picture}
        errorLabel={errorLabel}
        picture={item.picture}
        ratio={3 / 2}
        rounded
        sizes="(width > 480px) 450px, 82vw"
      />
      <figcaption className={styles.name}>{item.title}</figcaption>
    </figure>
  );
  if (item.link === undefined) return figure;
  return (
    <a className={styles.link} href={item.link.href}>
      {figure}
      <VisuallyHidden>{item.link.label}</VisuallyHidden>
    </a>
  );
}
