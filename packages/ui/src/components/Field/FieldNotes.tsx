import type { ReactNode } from "react";
import * as styles from "./Field.css.ts";

/** Ids of a control's error message and hint, and the `aria-describedby` that names those which are shown. */
export function fieldNoteIds(id: string, error: ReactNode, hint: ReactNode) {
  const errorId = error ? `${id}-error` : undefined;
  const hintId = hint ? `${id}-hint` : undefined;
  return { errorId, hintId, describedBy: [errorId, hintId].filter(Boolean).join(" ") || undefined };
}

/**
 * Error message and hint below a control with this id.
 *
 * @param live whether the error is announced when it appears (`useErrorVoice`)
 */
export function FieldNotes({
  id,
  error,
  hint,
  live,
}: {
  id: string;
  error: ReactNode;
  hint: ReactNode;
  live: "polite" | "off";
}) {
  const { errorId, hintId } = fieldNoteIds(id, error, hint);
  return (
    <>
      {/* Always rendered: a live region must exist before its content changes. */}
      <div aria-live={live}>
        {error ? (
          <p id={errorId} className={styles.error}>
            {error}
          </p>
        ) : null}
      </div>
      {hint ? (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      ) : null}
    </>
  );
}
