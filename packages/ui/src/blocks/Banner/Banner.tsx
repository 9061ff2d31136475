import { useId } from "react";
import { Container } from "../../components/Container/index.ts";
import { Heading } from "../../components/Heading/index.ts";
import { Image } from "../../components/Image/index.ts";
import { Section } from "../../components/Section/index.ts";
import { Text } from "../../components/Text/index.ts";
import { cx } from "../../styles/cx.ts";
import { Actions } from "../Actions/index.ts";
import { Eyebrow } from "../Eyebrow/index.ts";
import type { BlockRootProps, PictureLabels } from "../root.ts";
import * as styles from "./Banner.css.ts";
import type { BannerData } from "./Banner.data.ts";

export interface BannerProps extends BannerData, BlockRootProps {
  labels: PictureLabels;
}

/**
 * The head of an inner page. Dark with the words on a scrim when it has a picture, and the picture above the
 * words on a phone; a ruled sheet when it has none.
 */
export function Banner({
  picture,
  tone = picture ? "dark" : "canvas",
  eyebrow,
  title,
  lead,
  actions = [],
  labels,
  headingLevel = 1,
  className,
  ...rest
}: BannerProps) {
  const id = useId();
  return (
    <Section
      {...rest}
      className={cx(styles.root({ pictured: picture !== undefined }), className)}
      labelledBy={id}
      tone={tone}
      width="full"
    >
      {picture ? (
        <Image
          className={styles.picture}
          errorLabel={labels.imageError}
          picture={picture}
          priority
          sizes="100vw"
        />
      ) : null}
      <Container className={styles.content({ pictured: picture !== undefined })}>
        <div className={styles.words({ pictured: picture !== undefined })}>
          {eyebrow === undefined ? null : <Eyebrow>{eyebrow}</Eyebrow>}
          <Heading id={id} level={headingLevel} size="h1">
            {title}
          </Heading>
          <Text size="lead">{lead}</Text>
          {actions.length > 0 ? <Actions actions={actions} /> : null}
        </div>
      </Container>
    </Section>
  );
}
