import type { ComponentPropsWithRef } from "react";
import type { LinkData } from "../../data.ts";
import { cx } from "../../styles/cx.ts";
import { Icon } from "../Icon/index.ts";
import * as styles from "./Breadcrumbs.css.ts";

export interface BreadcrumbsLabels {
  /** Name of the navigation, for people who do not see it. */
  navigation: string;
}

export interface BreadcrumbsProps extends Omit<ComponentPropsWithRef<"nav">, "children"> {
  /** The pages above this one, from the home page down. */
  items: readonly LinkData[];
  /** Title of this page; text, not a link, since it leads nowhere. */
  current: string;
  labels: BreadcrumbsLabels;
}

/** Where this page lies. Where there is little room, the middle gives way to three dots; first and parent stay. */
export function Breadcrumbs({ items, current, labels, className, ...rest }: BreadcrumbsProps) {
  return (
    <nav aria-label={labels.navigation} {...rest} className={cx(styles.root, className)}>
      <ol className={styles.list}>
        {items.map(({ label, href }) => (
          <li key={href} className={styles.item}>
            <a href={href} className={styles.link}>
              {label}
            </a>
            <Icon name="chevron-right" size="s" className={styles.separator} />
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
