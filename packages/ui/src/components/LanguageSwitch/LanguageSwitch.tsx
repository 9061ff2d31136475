import type { ComponentPropsWithRef } from "react";
import { cx } from "../../styles/cx.ts";
import * as styles from "./LanguageSwitch.css.ts";

/** Link to the current page in one language. */
export interface LanguageLink {
  /** Short code under which the app stores the choice. Also available as `data-language`. */
  code: string;
  /** Name of the language in that language. */
  label: string;
  /** BCP 47 tag of the language of the linked page. Default: `code`. */
  tag?: string;
  href: string;
}

export interface LanguageSwitchProps extends Omit<ComponentPropsWithRef<"nav">, "children"> {
  languages: readonly LanguageLink[];
  /** `code` of the language of the current page. */
  current: string;
  /** Accessible name of the navigation landmark. */
  label: string;
}

/** Links to the same page in other languages. They work without JavaScript. */
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
