import type { ReactNode } from "react";
import * as styles from "./docs.css.ts";

/** A text of a guide, in which code stands between backticks. */
export function Inline({ children }: { children: string }): ReactNode {
  return children.split("`").map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
      <code key={index} className={styles.code}>
        {part}
      </code>
    ) : (
      part
    ),
  );
}
