import { useId } from "react";
import { Heading } from "../../components/Heading/index.ts";
import { Image } from "../../components/Image/index.ts";
import { Link } from "../../components/Link/index.ts";
import { Section } from "../../components/Section/index.ts";
import { Text } from "../../components/Text/index.ts";
import { type BlockRootProps, cardLinkNamedBy, levelBelow, type PictureLabels } from "../root.ts";
import { SectionHeader } from "../SectionHeader/index.ts";
import * as styles from "./CardGrid.css.ts";
import type { CardGridData } from "./CardGrid.data.ts";

export interface CardGridProps extends CardGridData, BlockRootProps {
  labels: PictureLabels;
}

/**
 * Cards that link to other pages. The whole card is clickable. The accessible name of its link consists of the link text
 * and the card's title.
 */
export function CardGrid({
  title,
  lead,
  cards,
  columns = 3,
  labels,
  headingLevel = 2,
  ...rest
}: CardGridProps) {
  const id = useId();
  const sizes =
    columns === 2
      ? "(width > 1440px) 628px, (width > 480px) 48vw, 38vw"
      : "(width > 1440px) 411px, (width > 480px) 46vw, 38vw";
  return (
    <Section {...rest} labelledBy={id}>
      <SectionHeader id={id} lead={lead} level={headingLevel} title={title} />
      <ul className={styles.list({ columns })}>
        {cards.map((card, index) => (
          <li className={styles.card({ pictured: card.picture !== undefined })} key={card.link.href}>
            {card.picture ? (
              <Image
                className={styles.picture}
                errorLabel={labels.imageError}
                picture={card.picture}
                ratio={3 / 2}
                rounded
                sizes={sizes}
              />
            ) : null}
            <div className={styles.words}>
              <Heading id={`${id}${index}`} level={levelBelow(headingLevel)} size="h4">
                {card.title}
              </Heading>
              <Text size="small" tone="muted">
                {card.text}
              </Text>
              {card.note ? <p className={styles.note}>{card.note}</p> : null}
              <Link
                aria-labelledby={cardLinkNamedBy(
                  card.link.label,
                  card.title,
                  `${id}${index}-link`,
                  `${id}${index}`,
                )}
                className={styles.link}
                href={card.link.href}
                id={`${id}${index}-link`}
                variant="arrow"
              >
                {card.link.label}
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
