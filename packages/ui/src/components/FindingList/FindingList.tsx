"use client";

import type { ComponentPropsWithRef } from "react";
import { cx } from "../../styles/cx.ts";
import { Badge } from "../Badge/index.ts";
import { Button } from "../Button/index.ts";
import { Text } from "../Text/index.ts";
import * as styles from "./FindingList.css.ts";

/** How much a finding matters: a problem spoils the result, a warning may, a note is good to know. */
export type FindingSeverity = "problem" | "warning" | "note";

/** One finding, in plain words. */
export interface FindingItem {
  /** Unique within the list. */
  readonly id: string;
  readonly severity: FindingSeverity;
  /** Fault and its place. */
  readonly title: string;
  /** Consequence and remedy. */
  readonly text: string;
  /** True if it has a place that can be shown. */
  readonly hasPlace: boolean;
}

export interface FindingListLabels {
  severities: Readonly<Record<FindingSeverity, string>>;
  /** Text of the button that shows a place. */
  show: string;
  /** Its accessible name. `{title}` is replaced by the finding's title. */
  showOf: string;
}

export interface FindingListProps extends Omit<ComponentPropsWithRef<"ul">, "children"> {
  items: readonly FindingItem[];
  /** Id of the finding whose place is shown. */
  shownId?: string | undefined;
  /** Called with the id of the finding whose place the reader wants to see. Without it, there are no buttons. */
  onShow?: ((id: string) => void) | undefined;
  labels: FindingListLabels;
}

const tones = { problem: "danger", warning: "accent", note: "neutral" } as const;

/** A list of what was found in something that was checked. */
export function FindingList({ items, shownId, onShow, labels, className, ...rest }: FindingListProps) {
  return (
    <ul {...rest} className={cx(styles.root, className)}>
      {items.map(({ id, severity, title, text, hasPlace }) => (
        <li className={styles.item} data-shown={id === shownId ? "" : undefined} key={id}>
          <span className={styles.head}>
            <Badge tone={tones[severity]}>{labels.severities[severity]}</Badge>
            <strong>{title}</strong>
          </span>
          <Text size="small" tone="muted">
            {text}
          </Text>
          {onShow && hasPlace ? (
            <Button
              aria-label={labels.showOf.replace("{title}", title)}
              aria-pressed={id === shownId}
              className={styles.show}
              onClick={() => onShow(id)}
              size="s"
              variant="secondary"
            >
              {labels.show}
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
