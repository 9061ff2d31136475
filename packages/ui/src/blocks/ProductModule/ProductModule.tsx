import { useId } from "react";
import { Heading } from "../../components/Heading/index.ts";
import { Image } from "../../components/Image/index.ts";
import { Link } from "../../components/Link/index.ts";
import { Section } from "../../components/Section/index.ts";
import { Tabs } from "../../components/Tabs/index.ts";
import { Text } from "../../components/Text/index.ts";
import { type BlockRootProps, levelBelow, type PictureLabels } from "../root.ts";
import { SectionHeader } from "../SectionHeader/index.ts";
import * as styles from "./ProductModule.css.ts";
import type { ProductModuleData } from "./ProductModule.data.ts";

export interface ProductModuleProps extends ProductModuleData, BlockRootProps {
  labels: PictureLabels;
}

/** Two or three products in tabs that look like chips. Each has its text beside a picture. */
export function ProductModule({ title, lead, items, labels, headingLevel = 2, ...rest }: ProductModuleProps) {
  const id = useId();
  return (
    <Section {...rest} labelledBy={id}>
      <SectionHeader id={id} level={headingLevel} title={title} lead={lead} />
      <Tabs
        className={styles.tabs}
        variant="chip"
        items={items.map((item, index) => ({
          value: String(index),
          label: item.title,
          panel: (
            <div className={styles.panel}>
              <Image
                className={styles.picture}
                errorLabel={labels.imageError}
                picture={item.picture}
                ratio={3 / 2}
                rounded
                sizes="(width > 1440px) 719px, (width > 1024px) 55vw, 95vw"
              />
              <div className={styles.words}>
                <Heading level={levelBelow(headingLevel)} size="h3">
                  {item.title1}
                </Heading>
                <Text tone="muted">{item.description}</Text>
                {item.link ? (
                  <Link href={item.link.href} variant="arrow">
                    {item.link.label}
                  </Link>
                ) : null}
              </div>
            </div>
          ),
        }))}
        labels={{ list: title }}
      />
    </Section>
  );
}
