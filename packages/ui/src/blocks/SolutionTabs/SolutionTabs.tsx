import { useId } from "react";
import { Heading } from "../../components/Heading/index.ts";
import { Image } from "../../components/Image/index.ts";
import { Section } from "../../components/Section/index.ts";
import { Tabs } from "../../components/Tabs/index.ts";
import { Text } from "../../components/Text/index.ts";
import { type BlockRootProps, levelBelow, type PictureLabels } from "../root.ts";
import { SectionHeader } from "../SectionHeader/index.ts";
import * as styles from "./SolutionTabs.css.ts";
import type { SolutionTabsData } from "./SolutionTabs.data.ts";

export interface SolutionTabsProps extends SolutionTabsData, BlockRootProps {
  labels: PictureLabels;
}

/** Solutions in tabs, with a large picture of the selected one. */
export function SolutionTabs({ title, lead, items, labels, headingLevel = 2, ...rest }: SolutionTabsProps) {
  const id = useId();
  return (
    <Section {...rest} labelledBy={id}>
      <SectionHeader id={id} level={headingLevel} title={title} lead={lead} />
      <Tabs
        className={styles.tabs}
        items={items.map((item, index) => ({
          value: String(index),
          label: item.title,
          panel: (
            <div className={styles.panel}>
              <Image
                className={styles.picture}
                errorLabel={labels.imageError}
                picture={item.picture}
                ratio={16 / 9}
                rounded
                sizes="(width > 1440px) 960px, (width > 1024px) 62vw, 95vw"
              />
              <Heading className={styles.title} level={levelBelow(headingLevel)} size="h3">
                {item.title}
              </Heading>
              {item.description === undefined ? null : (
                <Text className={styles.description} tone="muted">
                  {item.description}
                </Text>
              )}
            </div>
          ),
        }))}
        labels={{ list: title }}
      />
    </Section>
  );
}
