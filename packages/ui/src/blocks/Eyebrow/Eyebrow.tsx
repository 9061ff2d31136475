import * as styles from "./Eyebrow.css.ts";

export interface EyebrowProps {
  /** Says who or where the heading below is for. */
  children: string;
}

/** A short line with a beam before it, above a page's heading. Part of the blocks, not exported from the package. */
export function Eyebrow({ children }: EyebrowProps) {
  return <p className={styles.root}>{children}</p>;
}
