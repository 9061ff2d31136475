import { useId } from "react";
import { Heading } from "../../components/Heading/index.ts";
import { Icon } from "../../components/Icon/index.ts";
import { Section } from "../../components/Section/index.ts";
import { Text } from "../../components/Text/index.ts";
import { type BlockRootProps, levelBelow } from "../root.ts";
import { SectionHeader } from "../SectionHeader/index.ts";
import * as styles from "./FeatureIcons.css.ts";
import type { FeatureIconsData } from "./FeatureIcons.data.ts";

export interface FeatureIconsProps extends FeatureIconsData, BlockRootProps {}

/** A row of features with icons and lines between them; two columns on a phone. */
export function FeatureIcons({ title, lead, items, headingLevel = 2, ...rest }: FeatureIconsProps) {
  const id = useId();
  return (
    <Section {...rest} labelledBy={id}>
      <SectionHeader id={id} level={headingLevel} title={title} lead={lead} />
      <ul className={styles.list}>
        {items.map((item) => (
          <li className={styles.item} key={item.title}>
            <Icon className={styles.icon} name={item.icon} size="l" />
            <Heading level={levelBelow(headingLevel)} size="h4">
              {item.title}
            </Heading>
            <Text size="small" tone="muted">
              {item.text}
            </Text>
          </li>
        ))}
      </ul>
    </Section>
  );
}
