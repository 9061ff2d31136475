import type { ComponentPropsWithRef } from "react";
import { Container } from "../../components/Container/index.ts";
import { cx } from "../../styles/cx.ts";
import * as styles from "./PageNav.css.ts";
import type { PageNavData } from "./PageNav.data.ts";

export interface PageNavProps extends PageNavData, Omit<ComponentPropsWithRef<"nav">, "children"> {}

/**
 * A row of links to the pages of a group, below the banner that they share. It looks like tabs, but each page has its own
 * URL.
 */
export function PageNav({ label, items, current, className, ...rest }: PageNavProps) {
  return (
    <nav aria-label={label} {...rest} className={cx(styles.root, className)}>
      <Container>
        <ul className={styles.list}>
          {items.map(({ label, href }) => (
            <li key={href}>
              <a aria-current={href === current ? "page" : undefined} className={styles.link} href={href}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
}
