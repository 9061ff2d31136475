import { brand } from "@lightmaker/content/brand";
import * as styles from "./shell.css.ts";

/** The mark and the name of the maker. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg aria-hidden="true" className={styles.mark} viewBox="0 0 24 24">
        <path d="M5 3v16h16" fill="none" stroke="currentColor" strokeWidth="3" />
        <path d="M8.5 15.5 19 5" fill="none" className={styles.beam} strokeWidth="2" />
      </svg>
      {brand.name}
    </span>
  );
}
