import { useId } from "react";
import { Container } from "../../components/Container/index.ts";
import { Heading } from "../../components/Heading/index.ts";
import { Image } from "../../components/Image/index.ts";
import { LightMark } from "../../components/LightMark/index.ts";
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
 * The head or the foot of an inner page. The text is beside the picture, or with `pictureTone` on a scrim over it, and below
 * the picture on a phone. Without
 * a picture, a line closes the banner.
 */
export function Banner({
  picture,
  pictureTone,
  tone = "canvas",
  place = "head",
  size,
  eyebrow,
  title,
  lead,
  answers,
  actions = [],
  labels,
  headingLevel = place === "head" ? 1 : 2,
  className,
  ...rest
}: BannerProps) {
  const id = useId();
  const pictured =
    size === "compact"
      ? "compact"
      : picture === undefined
        ? "none"
        : pictureTone === undefined
          ? "beside"
          : "full";
  return (
    <Section
      // A picture is a background of its own, so the next section keeps its own padding.
      {...((pictured === "full" || pictured === "beside") && { "data-tone": "picture" })}
      data-theme={pictured === "full" ? pictureTone : tone === "dark" ? "dark" : undefined}
      {...rest}
      className={cx(styles.root({ pictured, place }), className)}
      labelledBy={id}
      tone={pictured === "full" ? "canvas" : tone}
      width="full"
    >
      {picture && pictured !== "compact" ? (
        <Image
          className={styles.picture({ pictured })}
          errorLabel={labels.imageError}
          picture={picture}
          priority={place === "head"}
          sizes={pictured === "beside" ? "(width > 1024px) 54vw, 100vw" : "100vw"}
        />
      ) : null}
      <Container className={styles.content({ pictured })}>
        <div className={styles.words({ pictured })}>
          {eyebrow === undefined ? null : <Eyebrow>{eyebrow}</Eyebrow>}
          <Heading
            id={id}
            level={headingLevel}
            size={pictured === "compact" ? "h3" : place === "head" ? "h1" : "h2"}
          >
            {title}
          </Heading>
          <Text
            className={pictured === "compact" ? styles.lead : undefined}
            {...(pictured === "compact" ? { size: "small", tone: "muted" } : { size: "lead" })}
          >
            {lead}
          </Text>
          {answers ? (
            <dl className={styles.answers}>
              {answers.map(({ light, source, text }) => (
                <div className={styles.answer} key={source}>
                  <dt>
                    <LightMark light={light}>{source}</LightMark>
                  </dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          ) : null}
          {actions.length > 0 ? <Actions actions={actions} /> : null}
        </div>
      </Container>
    </Section>
  );
}
