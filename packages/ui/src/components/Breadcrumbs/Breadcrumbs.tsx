import type { ComponentPropsWithRef } from "react";
import type { LinkData } from "../../data.ts";
import { ChevronRightIcon } from "../../icons/chevron-right.ts";
import { cx } from "../../styles/cx.ts";
import * as styles from "./Breadcrumbs.css.ts";

export interface BreadcrumbsLabels {
  /** Accessible name of the navigation landmark. */
  navigation: string;
}

export interface BreadcrumbsProps extends Omit<ComponentPropsWithRef<"nav">, "children"> {
  /** Ancestor pages, from the home page down. */
  items: readonly LinkData[];
  /** Title of the current page. It is rendered as text, not as a link. */
  current: string;
  labels: BreadcrumbsLabels;
}

/**
 * Shows the position of the page in the site. In a narrow container, an ellipsis replaces the middle items; the first
 * page and the parent remain.
 */
export function Breadcrumbs({ items, current, labels, className, ...rest }: BreadcrumbsProps) {
  return (
    <nav aria-label={labels.navigation} {...rest} className={cx(styles.root, className)}>
      <ol className={styles.list}>
        {items.map(({ label, href }) => (
          <li key={href} className={styles.item}>
            <a href={href} className={styles.link}>
              {label}
            </a>
            <ChevronRightIcon size="s" className={styles.separator} />
          </li>
        ))}
        <li className={styles.item}>
          <span aria-current="page" className={styles.current}>
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
}
