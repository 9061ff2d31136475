import { useState } from "react";

interface CopyLabels {
  /** Says that it is in the clipboard. */
  copied: string;
  /** Says that the browser refused, and what to do instead. */
  copyFailed: string;
}

/** Puts text into the clipboard and says whether that worked; `turn` counts, so that the same words are read out again. */
export function useCopy(labels: CopyLabels) {
  const [outcome, setOutcome] = useState<{ message: string; turn: number }>({ message: "", turn: 0 });
  const report = (message: string) => setOutcome(({ turn }) => ({ message, turn: turn + 1 }));
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      report(labels.copied);
    } catch {
      // Refused by the visitor or the browser, or a page without HTTPS, where there is no clipboard.
      report(labels.copyFailed);
    }
  };
  return { outcome, copy };
}
