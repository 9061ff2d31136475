import type { ComponentPropsWithRef } from "react";
import { cx } from "../../styles/cx.ts";
import * as styles from "./LanguageSwitch.css.ts";

/** This page in one language. */
export interface LanguageLink {
  /** Short code the app keeps the choice under; readable as `data-language`. */
  code: string;
  /** Name of the language as its speakers write it. */
  label: string;
  /** BCP 47 tag of the text behind the link; `code` unless given. */
  tag?: string;
  href: string;
}

export interface LanguageSwitchProps extends Omit<ComponentPropsWithRef<"nav">, "children"> {
  languages: readonly LanguageLink[];
  /** `code` of the language the page is in. */
  current: string;
  /** Name of the switch, for people who do not see it. */
  label: string;
}

/** Plain links to the same page in other languages; they work without JavaScript. */
export function LanguageSwitch({ languages, current, label, className, ...rest }: LanguageSwitchProps) {
  return (
    <nav aria-label={label} {...rest} className={cx(styles.root, className)}>
      <ul className={styles.list}>
        {languages.map(({ code, label: name, tag = code, href }) => (
          <li key={code} className={styles.item}>
            <a
              href={href}
              hrefLang={tag}
              lang={tag}
              data-language={code}
              className={styles.link}
              aria-current={code === current ? "true" : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
