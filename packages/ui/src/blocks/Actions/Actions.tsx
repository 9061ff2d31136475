import { Button } from "../../components/Button/index.ts";
import type { LinkData } from "../../data.ts";
import * as styles from "./Actions.css.ts";

export interface ActionsProps {
  /** The links; the first one is the primary action. */
  actions: readonly LinkData[];
}

/** A row of links that look like buttons. Internal to the blocks, not exported from the package. */
export function Actions({ actions }: ActionsProps) {
  return (
    <div className={styles.root}>
      {actions.map(({ label, href }, index) => (
        <Button key={href} asChild size="l" variant={index === 0 ? "primary" : "secondary"}>
          <a href={href}>{label}</a>
        </Button>
      ))}
    </div>
  );
}
