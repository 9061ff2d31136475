import type { ReactNode } from "react";
import * as styles from "./tools.css.ts";

interface ToolTableProps {
  /** Accessible name. */
  label: string;
  /** Headings of the columns; each is unique. */
  heads: readonly string[];
  /** Rows. */
  children: ReactNode;
}

/** Table of a tool. On a phone each row is a card, whose cells name their column by `data-column`. */
export function ToolTable({ label, heads, children, ...rest }: ToolTableProps) {
  return (
    <table aria-label={label} className={styles.table} {...rest}>
      <thead className={styles.heads}>
        <tr>
          {heads.map((head) => (
            <th className={styles.columnHead} key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.body}>{children}</tbody>
    </table>
  );
}
