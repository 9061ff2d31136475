import { Heading, Text } from "@lightmaker/ui";
import * as styles from "./settings.css.ts";

interface SentencesProps {
  title: string;
  headingLevel: 3 | 4;
  sentences: readonly string[];
}

/** A heading with sentences below it. */
export const Sentences = ({ title, headingLevel, sentences }: SentencesProps) => (
  <div className={styles.part}>
    <Heading level={headingLevel}>{title}</Heading>
    <ul className={styles.lines}>
      {sentences.map((sentence) => (
        <Text as="li" key={sentence} size="small">
          {sentence}
        </Text>
      ))}
    </ul>
  </div>
);
