import { useId } from "react";
import { Heading } from "../../components/Heading/index.ts";
import { Image } from "../../components/Image/index.ts";
import { Section } from "../../components/Section/index.ts";
import { Text } from "../../components/Text/index.ts";
import { type BlockRootProps, levelBelow, type PictureLabels } from "../root.ts";
import { SectionHeader } from "../SectionHeader/index.ts";
import * as styles from "./FeatureBlocks.css.ts";
import type { FeatureBlocksData } from "./FeatureBlocks.data.ts";

export interface FeatureBlocksProps extends FeatureBlocksData, BlockRootProps {
  labels: PictureLabels;
}

/** Features with pictures: the first one fills a row, the others stand beside each other with the picture above the text. */
export function FeatureBlocks({ title, lead, items, labels, headingLevel = 2, ...rest }: FeatureBlocksProps) {
  const id = useId();
  const titled = title !== undefined;
  return (
    <Section {...rest} labelledBy={titled ? id : undefined}>
      {titled ? <SectionHeader id={id} lead={lead} level={headingLevel} title={title} /> : null}
      <div className={styles.list}>
        {items.map((item, index) => (
          <div className={styles.item} key={item.title}>
            <Image
              className={styles.picture}
              errorLabel={labels.imageError}
              picture={item.picture}
              ratio={3 / 2}
              rounded
              sizes={
                index === 0 || items.length === 2
                  ? "(width > 1440px) 720px, (width > 768px) 55vw, 92vw"
                  : "(width > 1440px) 620px, (width > 768px) 45vw, 92vw"
              }
            />
            <div className={styles.words}>
              <Heading level={titled ? levelBelow(headingLevel) : headingLevel} size="h3">
                {item.title}
              </Heading>
              <Text tone="muted">{item.text}</Text>
              {item.points ? (
                <ul className={styles.points}>
                  {item.points.map((point) => (
                    <li className={styles.point} key={point}>
                      {point}
                    </li>
                  ))}
                </ul>
              ) : null}
            </div>
          </div>
        ))}
      </div>
    </Section>
  );
}
