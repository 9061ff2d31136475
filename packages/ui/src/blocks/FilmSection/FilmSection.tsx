"use client";

import { useId } from "react";
import { Section } from "../../components/Section/index.ts";
import { Video, type VideoLabels, type VideoProps } from "../../components/Video/index.ts";
import type { BlockRootProps } from "../root.ts";
import { SectionHeader } from "../SectionHeader/index.ts";
import * as styles from "./FilmSection.css.ts";
import type { FilmSectionData } from "./FilmSection.data.ts";

export interface FilmSectionProps extends FilmSectionData, BlockRootProps {
  labels: VideoLabels;
  /** Called on every failure of the film, with the number of failures so far. */
  onVideoError?: VideoProps["onError"];
}

/** A film with the browser's own controls and captions. */
export function FilmSection({
  title,
  lead,
  film,
  autoplay,
  labels,
  onVideoError,
  headingLevel = 2,
  ...rest
}: FilmSectionProps) {
  const id = useId();
  return (
    <Section density="loose" {...rest} labelledBy={id}>
      <SectionHeader id={id} level={headingLevel} title={title} lead={lead} />
      <Video
        autoplay={autoplay}
        className={styles.film}
        film={film}
        labels={labels}
        mode="player"
        onError={onVideoError}
      />
    </Section>
  );
}
