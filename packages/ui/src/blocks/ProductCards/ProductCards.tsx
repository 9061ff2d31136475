import { useId } from "react";
import { Heading } from "../../components/Heading/index.ts";
import { Image } from "../../components/Image/index.ts";
import { Link } from "../../components/Link/index.ts";
import { Section } from "../../components/Section/index.ts";
import { SpecList } from "../../components/SpecList/index.ts";
import { Text } from "../../components/Text/index.ts";
import { type BlockRootProps, cardLinkNamedBy, levelBelow, type PictureLabels } from "../root.ts";
import { SectionHeader } from "../SectionHeader/index.ts";
import * as styles from "./ProductCards.css.ts";
import type { ProductCardsData } from "./ProductCards.data.ts";

export interface ProductCardsProps extends ProductCardsData, BlockRootProps {
  labels: PictureLabels;
  /** True to load the first picture eagerly and with high priority; for cards above the fold. Default `false`. */
  priority?: boolean;
}

/** Products side by side. The whole card is clickable, except for the figures, which visitors can select and copy. */
export function ProductCards({
  title,
  lead,
  cards,
  labels,
  priority = false,
  headingLevel = 2,
  ...rest
}: ProductCardsProps) {
  const id = useId();
  return (
    <Section {...rest} labelledBy={id}>
      <SectionHeader id={id} level={headingLevel} title={title} lead={lead} />
      <ul className={styles.list}>
        {cards.map((card, index) => (
          <li className={styles.card} key={card.name}>
            <div className={styles.picture}>
              <Image
                errorLabel={labels.imageError}
                picture={card.picture}
                priority={priority && index === 0}
                ratio={16 / 10}
                sizes="(width > 1440px) 632px, (width > 768px) 48vw, 100vw"
              />
            </div>
            <div className={styles.body}>
              <div className={styles.name}>
                <Heading id={`${id}${index}`} level={levelBelow(headingLevel)} size="h3">
                  {card.name}
                </Heading>
                <span className={styles.alias}>{card.alias}</span>
              </div>
              <Text tone="muted">{card.text}</Text>
              <SpecList className={styles.specs} columns={2} items={card.specs} />
              <Link
                aria-labelledby={cardLinkNamedBy(
                  card.link.label,
                  card.name,
                  `${id}${index}-link`,
                  `${id}${index}`,
                )}
                id={`${id}${index}-link`}
                className={styles.link}
                href={card.link.href}
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
