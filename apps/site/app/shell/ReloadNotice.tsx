import { Button } from "@lightmaker/ui";
import * as styles from "./shell.css.ts";
import { useShell } from "./shell-context.ts";

/**
 * Tells the visitor that a part of the page failed to load and offers a reload. Forms keep what was typed (`useDraft`).
 * It is part of every page's HTML and works without React, whose scripts may be what is missing: `reportChunkErrors` shows
 * it, and language-script.ts handles its button.
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
