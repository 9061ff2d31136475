import { brand } from "@lightmaker/content/brand";
import * as styles from "./shell.css.ts";

/** The maker's mark (as in `favicon.svg`) and name. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg aria-hidden="true" className={styles.mark} viewBox="0 0 24 24" fill="none" strokeWidth="2.8">
        <path d="M3.4 2v18.6H22" stroke="currentColor" />
        <path d="M20.8 3.2 10 14" className={styles.beam} />
        <circle cx="9.6" cy="14.4" r="2.4" className={styles.spot} />
      </svg>
      {brand.name}
    </span>
  );
}
