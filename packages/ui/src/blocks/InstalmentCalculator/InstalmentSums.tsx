import { Heading } from "../../components/Heading/index.ts";
import { Text } from "../../components/Text/index.ts";
import type { FormattedResults } from "./format.ts";
import * as styles from "./InstalmentCalculator.css.ts";
import type { InstalmentCalculatorLabels } from "./labels.ts";
import type { Results } from "./results.ts";

interface InstalmentSumsProps {
  outcome: Results;
  words: FormattedResults;
  /** Sentence with the example's figures; `undefined` once the visitor has entered figures. */
  example: string | undefined;
  headingLevel: 2 | 3 | 4;
  labels: InstalmentCalculatorLabels;
}

/** Placeholder for a missing result. */
const nothing = "–";

/** The results, with the monthly payment in larger type. */
export function InstalmentSums({ outcome, words, example, headingLevel, labels }: InstalmentSumsProps) {
  const [leftName, left] = words.left ?? [labels.left, nothing];
  const rows = [
    { name: labels.interest, value: words.interest },
    { name: labels.needed, value: words.needed },
    { name: leftName, value: left, short: (outcome.work?.left ?? 0) < 0 },
    { name: labels.breakEven, value: words.breakEven },
  ];
  return (
    <div className={styles.sums}>
      <Heading level={headingLevel} size="h4">
        {example === undefined ? labels.sums.yours : labels.sums.example}
      </Heading>
      {example === undefined ? null : <Text size="small">{example}</Text>}
      <dl className={styles.list}>
        <div className={styles.main}>
          <dt className={styles.name}>{labels.payment}</dt>
          <dd className={styles.payment}>{words.payment ?? nothing}</dd>
        </div>
        {rows.map(({ name, value, short }) => (
          <div className={styles.row} key={name}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value} data-short={short ? "" : undefined}>
              {value ?? nothing}
            </dd>
          </div>
        ))}
      </dl>
      {words.missing === undefined ? null : (
        <Text size="small" tone="muted">
          {words.missing}
        </Text>
      )}
    </div>
  );
}
