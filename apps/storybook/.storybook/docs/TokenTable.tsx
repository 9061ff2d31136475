import rows from "virtual:token-rows";
import type { ReactNode } from "react";
import type { TokenRow } from "../token-rows.ts";
import * as styles from "./docs.css.ts";
import { Table } from "./Part.tsx";

/**
 * The tokens of some groups of tokens.json: name, value in both themes, use.
 *
 * @param sample draws a token; colours are drawn anyway
 */
export function TokenTable({
  groups,
  sample,
}: {
  groups: readonly string[];
  sample?: (row: TokenRow) => ReactNode;
}) {
  return (
    <div lang="en" dir="ltr" className={styles.tokens}>
      <Table
        columns={["Variable, and name in code", ...(sample ? ["Sample"] : []), "Light", "Dark", "For"]}
        rows={groups
          .flatMap((group) => rows.filter((row) => row.group === group))
          .map((row) => [
            <span key="name" data-token={row.property ?? row.code} className={styles.token}>
              {row.property && <code className={styles.code}>{row.property}</code>}
              <code className={`${styles.code} ${styles.muted}`}>{row.code}</code>
            </span>,
            ...(sample ? [sample(row)] : []),
            ...(["light", "dark"] as const).map((theme) => (
              <code key={theme} data-value={theme} className={styles.code}>
                {row.group === "color" && (
                  <span className={styles.swatch} style={{ backgroundColor: row.css[theme] }} />
                )}
                {row.values[theme]}
              </code>
            )),
            row.use,
          ])}
      />
    </div>
  );
}
