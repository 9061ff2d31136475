import { Button } from "@lightmaker/ui";
import { useShell } from "./ShellContext.ts";
import * as styles from "./shell.css.ts";

/**
 * Tells the visitor that a part of the page failed to load and offers a reload. Forms keep what was typed (`useDraft`).
 * It is part of every page's HTML and works without React, whose scripts may be what is missing: `followErrors` shows
 * it, and before-paint.ts handles its button.
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
