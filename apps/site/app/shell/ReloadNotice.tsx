import { Button } from "@lightmaker/ui";
import { useSyncExternalStore } from "react";
import { followMissing, missingChunk } from "../chunks.ts";
import { useShell } from "./ShellContext.ts";
import * as styles from "./shell.css.ts";

/** Offers to load the page again when a part of it did not come. What was typed is kept by its form (`useDraft`). */
export function ReloadNotice() {
  const missing = useSyncExternalStore(followMissing, missingChunk, () => undefined);
  const { error } = useShell();
  if (!missing) return null;
  return (
    <div role="alert" className={styles.notice}>
      <p>{error.chunk.text}</p>
      <Button size="s" onClick={() => location.reload()}>
        {error.reload}
      </Button>
    </div>
  );
}
