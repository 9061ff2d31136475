import type { ComponentPropsWithRef } from "react";
import { Container } from "../../components/Container/index.ts";
import { cx } from "../../styles/cx.ts";
import * as styles from "./PageNav.css.ts";
import type { PageNavData } from "./PageNav.data.ts";

export interface PageNavProps extends PageNavData, Omit<ComponentPropsWithRef<"nav">, "children"> {}

/** A row of links to the pages of one group, under the banner that they share. Looks like tabs, but each has its address. */
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
