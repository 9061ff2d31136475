"use client";

import { useId } from "react";
import { Container } from "../../components/Container/index.ts";
import { FigureList } from "../../components/FigureList/index.ts";
import { Heading } from "../../components/Heading/index.ts";
import { Section } from "../../components/Section/index.ts";
import { Text } from "../../components/Text/index.ts";
import { Video, type VideoLabels, type VideoProps } from "../../components/Video/index.ts";
import { cx } from "../../styles/cx.ts";
import { Actions } from "../Actions/index.ts";
import { Eyebrow } from "../Eyebrow/index.ts";
import type { BlockRootProps } from "../root.ts";
import * as styles from "./Hero.css.ts";
import type { HeroData } from "./Hero.data.ts";

export interface HeroProps extends HeroData, BlockRootProps {
  labels: VideoLabels;
  /** Called on every failure of the film, with the number of failures so far. */
  onVideoError?: VideoProps["onError"];
}

/**
 * Layout width of the poster before the frame of Hero.css.ts crops its sides: the height of the frame at 16:9. A smaller
 * value loads a blurred file, and Chromium then reports the film's first frame as the largest contentful paint.
 */
const sizes = "(width > 1024px) max(72vw, min(178svh, 100rem)), max(100vw, 118svh)";

/**
 * The opening of the home page. The film's poster is the page's largest picture, so it loads with high priority. The text
 * is on a scrim that keeps a contrast of 4.5:1, even over white.
 */
export function Hero({
  tone = "dark",
  eyebrow,
  title,
  lead,
  film,
  figures,
  actions,
  labels,
  onVideoError,
  headingLevel = 1,
  className,
  ...rest
}: HeroProps) {
  const id = useId();
  return (
    <Section {...rest} className={cx(styles.root, className)} labelledBy={id} tone={tone} width="full">
      <Video
        className={styles.film}
        film={film}
        labels={labels}
        mode="background"
        onError={onVideoError}
        sizes={sizes}
      />
      <Container className={styles.content}>
        <div className={styles.words}>
          {eyebrow === undefined ? null : <Eyebrow>{eyebrow}</Eyebrow>}
          <Heading className={styles.title} id={id} level={headingLevel} size="display">
            {title}
          </Heading>
          <Text className={styles.lead} size="lead">
            {lead}
          </Text>
          <Actions actions={actions} />
        </div>
        <FigureList className={styles.figures} figures={figures} />
      </Container>
    </Section>
  );
}
