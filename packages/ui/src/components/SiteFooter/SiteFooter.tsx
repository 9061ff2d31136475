import type { ComponentPropsWithRef, ReactNode } from "react";
import type { LinkData } from "../../data.ts";
import { cx } from "../../styles/cx.ts";
import { Disclosure } from "../Disclosure/index.ts";
import * as styles from "./SiteFooter.css.ts";

/** One group of ways into the site. */
export interface FooterGroup {
  title: string;
  links: readonly LinkData[];
}

/** One way to reach the maker. */
export interface FooterContact {
  /** What the number or address is for. */
  label: string;
  value: string;
  /** `tel:` or `mailto:` address; plain text without it. */
  href?: string;
}

export interface SiteFooterLabels {
  /** Name of the groups as a navigation. */
  navigation: string;
}

export interface SiteFooterProps extends Omit<ComponentPropsWithRef<"footer">, "children"> {
  /** The brand's mark and name. */
  logo?: ReactNode;
  groups: readonly FooterGroup[];
  contacts: readonly FooterContact[];
  /** Privacy, terms. */
  legal: readonly LinkData[];
  /** Who holds the rights. */
  rights: string;
  /** The filing number the law asks for, with the register it leads to. */
  filing?: { label: string; href?: string };
  /** Beside the legal line: language. */
  actions?: ReactNode;
  labels: SiteFooterLabels;
}

/**
 * The foot of every page. Its groups are closed at first and open independently, at every width: a list on a phone, columns
 * on wider windows. Their links are in the HTML all along.
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
