import type { ComponentPropsWithRef, ReactNode } from "react";
import { cx } from "../../styles/cx.ts";
import { Heading, type HeadingProps } from "../Heading/index.ts";
import { Text } from "../Text/index.ts";
import * as styles from "./EmptyState.css.ts";

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<"div">, "title"> {
  /** Short statement of what is missing or what went wrong. */
  title: string;
  /** Heading level of the title. */
  headingLevel: HeadingProps["level"];
  /** Decorative icon above the title: `<SearchIcon size="l" />`. Not shown if there is a `picture`. */
  icon?: ReactNode;
  /** An `Image` above the title. */
  picture?: ReactNode;
  /** Reason, and advice on how to continue. */
  children?: ReactNode;
  /** Next step: one or two `Button` elements. */
  action?: ReactNode;
}

/** Placeholder for a list that is empty or could not be loaded. */
export function EmptyState({
  title,
  headingLevel,
  icon,
  picture,
  children,
  action,
  className,
  ...rest
}: EmptyStateProps) {
  return (
    <div {...rest} className={cx(styles.root, className)}>
      {picture ? <div className={styles.picture}>{picture}</div> : null}
      {icon && !picture ? <span className={styles.icon}>{icon}</span> : null}
      <div className={styles.words}>
        <Heading level={headingLevel} size="h3">
          {title}
        </Heading>
        {children ? (
          <Text as="div" tone="muted">
            {children}
          </Text>
        ) : null}
      </div>
      {action ? <div className={styles.actions}>{action}</div> : null}
    </div>
  );
}
