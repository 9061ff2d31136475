"use client";

import { useState } from "react";

interface CopyLabels {
  /** Message after the text was copied. */
  copied: string;
  /** Message after the browser refused, with an alternative for the visitor. */
  copyFailed: string;
}

/**
 * Copies text to the clipboard and returns the outcome as a message. `turn` counts the attempts, so that screen readers
 * announce the same message again.
 */
export function useCopy(labels: CopyLabels) {
  const [outcome, setOutcome] = useState<{ message: string; turn: number }>({ message: "", turn: 0 });
  const report = (message: string) => setOutcome(({ turn }) => ({ message, turn: turn + 1 }));
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      report(labels.copied);
    } catch {
      // The visitor or the browser refused, or the page has no HTTPS and so no clipboard.
      report(labels.copyFailed);
    }
  };
  return { outcome, copy };
}
