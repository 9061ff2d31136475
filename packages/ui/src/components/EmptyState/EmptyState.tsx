import type { ComponentPropsWithRef, ReactNode } from "react";
import { cx } from "../../styles/cx.ts";
import { Heading, type HeadingProps } from "../Heading/index.ts";
import { Icon, type IconName } from "../Icon/index.ts";
import { Text } from "../Text/index.ts";
import * as styles from "./EmptyState.css.ts";

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<"div">, "title"> {
  /** What is not there, or what went wrong, in a few words. */
  title: string;
  /** Rank of the title in the outline of the page. */
  headingLevel: HeadingProps["level"];
  /** A drawing above the title; decoration. `picture` takes its place. */
  icon?: IconName;
  /** An `Image` above the title. */
  picture?: ReactNode;
  /** Why, and what helps. */
  children?: ReactNode;
  /** The way on: one `Button`, or two. */
  action?: ReactNode;
}

/** Stands where a list would, when there is nothing in it or it could not be loaded. */
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
      {icon && !picture ? (
        <span className={styles.icon}>
          <Icon name={icon} size="l" />
        </span>
      ) : null}
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
