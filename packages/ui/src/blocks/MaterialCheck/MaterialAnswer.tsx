"use client";

import { Badge } from "../../components/Badge/index.ts";
import { Button } from "../../components/Button/index.ts";
import { Heading } from "../../components/Heading/index.ts";
import { Text } from "../../components/Text/index.ts";
import type { LinkData } from "../../data.ts";
import * as styles from "./MaterialCheck.css.ts";
import type { MaterialCheckItem, MaterialVerdict } from "./MaterialCheck.data.ts";
import { verdictStyles } from "./verdicts.ts";

export interface CheckAnswerLabels {
  /** Word for each verdict. */
  verdicts: Readonly<Record<MaterialVerdict, string>>;
  /** Reason shown for an unknown substance. */
  notListed: string;
  /** Text before the names of similar substances. */
  similar: string;
}

interface MaterialAnswerProps {
  /** The substance; `undefined` if it is unknown. */
  item: MaterialCheckItem | undefined;
  /** Name of the substance, or the typed text. */
  shown: string;
  /** Similar substances, best match first. */
  similar: readonly MaterialCheckItem[];
  onPick: (name: string) => void;
  ask: LinkData;
  instead: LinkData | undefined;
  headingLevel: 2 | 3 | 4;
  labels: CheckAnswerLabels;
}

/** Maximum number of similar substances shown. */
const mostSimilar = 4;

/**
 * The answer: the verdict as an icon and a word, the reason, and the next step. Internal to MaterialCheck, not exported
 * from the package.
 */
export function MaterialAnswer({
  item,
  shown,
  similar,
  onPick,
  ask,
  instead,
  headingLevel,
  labels,
}: MaterialAnswerProps) {
  const verdict = item?.verdict ?? "unknown";
  const { Sign, tone } = verdictStyles[verdict];
  const asking = { ...ask, href: ask.href.replaceAll("{value}", encodeURIComponent(shown)) };
  const link = item?.link ?? (verdict === "never" ? instead : undefined) ?? asking;
  return (
    <div className={styles.answer} data-verdict={verdict}>
      <div className={styles.answerHead}>
        <Heading level={headingLevel} size="h3">
          {shown}
        </Heading>
        <Badge className={styles.verdict} icon={<Sign size="s" />} tone={tone}>
          {labels.verdicts[verdict]}
        </Badge>
      </div>
      <Text>{item?.reason ?? labels.notListed}</Text>
      <Button asChild className={styles.next} variant="secondary">
        <a href={link.href}>{link.label}</a>
      </Button>
      {similar.length === 0 ? null : (
        <div className={styles.similar}>
          <Text as="span" size="small" tone="muted">
            {labels.similar}
          </Text>
          {similar.slice(0, mostSimilar).map(({ id, name }) => (
            <Button key={id} onClick={() => onPick(name)} size="s" variant="quiet">
              {name}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
