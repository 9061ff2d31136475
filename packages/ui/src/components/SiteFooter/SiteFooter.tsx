import type { ComponentPropsWithRef, ReactNode } from "react";
import type { LinkData } from "../../data.ts";
import { cx } from "../../styles/cx.ts";
import { Disclosure } from "../Disclosure/index.ts";
import * as styles from "./SiteFooter.css.ts";

/** A titled group of links. */
export interface FooterGroup {
  title: string;
  links: readonly LinkData[];
}

/** A phone number or an address of the company. */
export interface FooterContact {
  /** Purpose of the number or address. */
  label: string;
  value: string;
  /** `tel:` or `mailto:` address. Without it, the value is plain text. */
  href?: string;
}

export interface SiteFooterLabels {
  /** Accessible name of the navigation landmark. */
  navigation: string;
}

export interface SiteFooterProps extends Omit<ComponentPropsWithRef<"footer">, "children"> {
  /** Logo of the brand. */
  logo?: ReactNode;
  groups: readonly FooterGroup[];
  contacts: readonly FooterContact[];
  /** Legal links, such as privacy and terms. */
  legal: readonly LinkData[];
  /** Copyright notice. */
  rights: string;
  /** Filing number required by law, with a link to the register. */
  filing?: { label: string; href?: string };
  /** Controls beside the legal links, such as a language switch. */
  actions?: ReactNode;
  labels: SiteFooterLabels;
}

/**
 * Footer of every page. Its groups are closed initially and open independently at every width: a list on phones,
 * columns on wider viewports. The HTML always contains their links.
 */
export function SiteFooter({
  logo,
  groups,
  contacts,
  legal,
  rights,
  filing,
  actions,
  labels,
  className,
  ...rest
}: SiteFooterProps) {
  return (
    <footer data-theme="dark" {...rest} className={cx(styles.root, className)}>
      <div className={styles.inner}>
        {logo ? <div className={styles.logo}>{logo}</div> : null}
        <nav aria-label={labels.navigation} className={styles.groups}>
          {groups.map((group) => (
            <Disclosure key={group.title} summary={group.title} variant="plain" className={styles.group}>
              <ul>
                {group.links.map((link) => (
                  <li key={link.href + link.label}>
                    <a href={link.href} className={styles.link}>
                      {link.label}
                    </a>
                  </li>
                ))}
              </ul>
            </Disclosure>
          ))}
        </nav>
        <dl className={styles.contacts}>
          {contacts.map(({ label, value, href }) => (
            <div key={label} className={styles.contact}>
              <dt className={styles.contactLabel}>{label}</dt>
              <dd>
                {href ? (
                  <a href={href} className={styles.contactLink}>
                    {value}
                  </a>
                ) : (
                  value
                )}
              </dd>
            </div>
          ))}
        </dl>
        <div className={styles.legal}>
          <p>{rights}</p>
          {filing ? (
            <p>
              {filing.href ? (
                <a href={filing.href} className={styles.link}>
                  {filing.label}
                </a>
              ) : (
                filing.label
              )}
            </p>
          ) : null}
          <ul className={styles.legalLinks}>
            {legal.map((link) => (
              <li key={link.href}>
                <a href={link.href} className={styles.link}>
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
          {actions ? <div className={styles.actions}>{actions}</div> : null}
        </div>
      </div>
    </footer>
  );
}
