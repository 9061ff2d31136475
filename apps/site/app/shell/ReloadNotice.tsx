import { Button } from "@lightmaker/ui";
import { useShell } from "./ShellContext.ts";
import * as styles from "./shell.css.ts";

/**
 * Says that a part of the page did not come and offers to load the page again; forms keep what was typed (`useDraft`). It is in every
 * page's HTML and answers without React, whose scripts may be what is missing: `followErrors` shows it, before-paint.ts follows its button.
 */
export function ReloadNotice() {
  const { error } = useShell();
  return (
    <div role="alert" className={styles.notice} data-screen-only="">
      <p>{error.chunk.text}</p>
      <Button size="s" data-reload="">
        {error.reload}
      </Button>
    </div>
  );
}
