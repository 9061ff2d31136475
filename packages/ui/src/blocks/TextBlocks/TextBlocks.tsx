import { useId } from "react";
import { Heading } from "../../components/Heading/index.ts";
import { Section } from "../../components/Section/index.ts";
import { Text } from "../../components/Text/index.ts";
import { cx } from "../../styles/cx.ts";
import { type BlockRootProps, levelBelow } from "../root.ts";
import { SectionHeader } from "../SectionHeader/index.ts";
import * as styles from "./TextBlocks.css.ts";
import type { TextBlocksData } from "./TextBlocks.data.ts";

export interface TextBlocksProps extends TextBlocksData, BlockRootProps {}

/** Rows of running text with lines between them. Each row has its heading beside the text where there is space. */
export function TextBlocks({ title, lead, items, headingLevel = 2, ...rest }: TextBlocksProps) {
  const id = useId();
  const titled = title !== undefined;
  return (
    <Section {...rest} labelledBy={titled ? id : undefined}>
      {titled ? <SectionHeader id={id} lead={lead} level={headingLevel} title={title} /> : null}
      <div className={styles.list}>
        {items.map((item) => (
          <div className={cx(styles.item, !titled && styles.untitled)} key={item.title}>
            <Heading level={titled ? levelBelow(headingLevel) : headingLevel} size="h3">
              {item.title}
            </Heading>
            <div className={styles.paragraphs}>
              {item.paragraphs.map((paragraph) => (
                <Text key={paragraph}>{paragraph}</Text>
              ))}
            </div>
          </div>
        ))}
      </div>
    </Section>
  );
}
