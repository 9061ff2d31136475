import * as styles from "./Eyebrow.css.ts";

export interface EyebrowProps {
  /** Audience or context of the heading below. */
  children: string;
}

/** A short line with a beam before it, above a page's heading. Internal to the blocks, not exported from the package. */
export function Eyebrow({ children }: EyebrowProps) {
  return <p className={styles.root}>{children}</p>;
}
