import type { ComponentPropsWithRef } from "react";
import type { LinkData } from "../../data.ts";
import { cx } from "../../styles/cx.ts";
import { Badge } from "../Badge/index.ts";
import { Link } from "../Link/index.ts";
import { Text } from "../Text/index.ts";
import * as styles from "./RuleList.css.ts";

/** How a rule is kept: kept, broken, or not to be settled without asking or another figure. */
export type RuleState = "met" | "open" | "broken";

/** One rule and what it says here. */
export interface RuleItem {
  /** Unique within the list. */
  readonly id: string;
  readonly state: RuleState;
  /** One sentence with the figures of this case, and what to do. */
  readonly text: string;
  /** Where the rule comes from. */
  readonly source: string;
  /** Page that says the rule. */
  readonly link?: LinkData | undefined;
}

export interface RuleListProps extends Omit<ComponentPropsWithRef<"ul">, "children"> {
  items: readonly RuleItem[];
  labels: {
    /** Word for each state; its colour says the same. */
    states: Readonly<Record<RuleState, string>>;
  };
}

const tones = { met: "success", open: "accent", broken: "danger" } as const;

/** A list of rules, each with a sentence that says whether it is kept, and its source. */
export function RuleList({ items, labels, className, ...rest }: RuleListProps) {
  return (
    <ul {...rest} className={cx(styles.root, className)}>
      {items.map(({ id, state, text, source, link }) => (
        <li className={styles.item} data-state={state} key={id}>
          <Badge tone={tones[state]}>{labels.states[state]}</Badge>
          <div className={styles.words}>
            <Text size="small">{text}</Text>
            <Text size="small" tone="muted">
              {source}
              {link && (
                <>
                  {" · "}
                  <Link href={link.href}>{link.label}</Link>
                </>
              )}
            </Text>
          </div>
        </li>
      ))}
    </ul>
  );
}
