import { useId } from "react";
import { Heading } from "../../components/Heading/index.ts";
import { Link } from "../../components/Link/index.ts";
import { Section } from "../../components/Section/index.ts";
import { Text } from "../../components/Text/index.ts";
import { CheckIcon } from "../../icons/check.ts";
import { XIcon } from "../../icons/x.ts";
import { type BlockRootProps, levelBelow } from "../root.ts";
import { SectionHeader } from "../SectionHeader/index.ts";
import * as styles from "./Limits.css.ts";
import type { LimitsData } from "./Limits.data.ts";

export interface LimitsProps extends LimitsData, BlockRootProps {}

/** Abilities and limits of a product, in two equal columns; below each other on a phone. */
export function Limits({ title, lead, can, cannot, headingLevel = 2, ...rest }: LimitsProps) {
  const id = useId();
  const columns = [
    { ...can, key: "can", Sign: CheckIcon },
    { ...cannot, key: "cannot", Sign: XIcon },
  ] as const;
  return (
    <Section density="loose" {...rest} labelledBy={id}>
      <SectionHeader id={id} lead={lead} level={headingLevel} title={title} />
      <div className={styles.columns}>
        {columns.map((column) => (
          <div className={styles.column} key={column.key}>
            <Heading className={styles.title} level={levelBelow(headingLevel)} size="h4">
              <column.Sign />
              {column.title}
            </Heading>
            <ul>
              {column.items.map(({ name, text, link }) => (
                <li className={styles.item} key={name}>
                  <p className={styles.name}>{name}</p>
                  <Text tone="muted">{text}</Text>
                  {link ? <Link href={link.href}>{link.label}</Link> : null}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
