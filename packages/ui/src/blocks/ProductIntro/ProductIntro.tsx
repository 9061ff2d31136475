import { useId } from "react";
import { Carousel, type CarouselLabels, CarouselSlide } from "../../components/Carousel/index.ts";
import { DataPlate } from "../../components/DataPlate/index.ts";
import { Heading } from "../../components/Heading/index.ts";
import { Image } from "../../components/Image/index.ts";
import { Section } from "../../components/Section/index.ts";
import { SpecHighlights } from "../../components/SpecHighlights/index.ts";
import { Text } from "../../components/Text/index.ts";
import { Actions } from "../Actions/index.ts";
import { Eyebrow } from "../Eyebrow/index.ts";
import type { BlockRootProps, PictureLabels } from "../root.ts";
import * as styles from "./ProductIntro.css.ts";
import type { ProductIntroData } from "./ProductIntro.data.ts";

export interface ProductIntroProps extends ProductIntroData, BlockRootProps {
  labels: CarouselLabels & PictureLabels;
  /** True to load the first picture eagerly and with high priority; for the product above the fold. Default `false`. */
  priority?: boolean;
}

/** Time per picture, in milliseconds. */
const autoplayDelay = 4000;

/** The opening of a product: name and actions, then the pictures beside the data plate with four figures, then the description. */
export function ProductIntro({
  eyebrow,
  title,
  subtitle,
  description,
  pictures,
  plate,
  figures,
  actions = [],
  labels,
  priority = false,
  headingLevel = 2,
  ...rest
}: ProductIntroProps) {
  const id = useId();
  return (
    <Section {...rest} labelledBy={id}>
      <div className={styles.root}>
        <div className={styles.head}>
          <div className={styles.heading}>
            <Eyebrow>{eyebrow}</Eyebrow>
            <Heading id={id} level={headingLevel} size="h2">
              {title}
            </Heading>
            <Text size="lead">{subtitle}</Text>
          </div>
          {actions.length > 0 ? (
            <div data-intro-actions="">
              <Actions actions={actions} />
            </div>
          ) : null}
        </div>
        <div className={styles.stage({ plated: plate !== undefined })}>
          {pictures.length > 0 ? (
            <Carousel
              autoplay={autoplayDelay}
              className={styles.carousel}
              labels={{ ...labels, carousel: title }}
              loop
              thumbs={pictures}
            >
              {pictures.map((picture, index) => (
                <CarouselSlide key={picture.src}>
                  <Image
                    className={styles.picture}
                    errorLabel={labels.imageError}
                    picture={picture}
                    priority={priority && index === 0}
                    ratio="intrinsic"
                    rounded
                    sizes="(width > 1440px) 1280px, 95vw"
                  />
                </CarouselSlide>
              ))}
            </Carousel>
          ) : null}
          {plate ? (
            <DataPlate className={styles.plate} figures={figures} plate={plate} />
          ) : (
            <SpecHighlights figures={figures} />
          )}
        </div>
        <Text tone="muted">{description}</Text>
      </div>
    </Section>
  );
}
