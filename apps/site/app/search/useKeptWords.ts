import { useCallback, useState } from "react";

const key = "search";

/** Session storage may be switched off; then a reload forgets, and nothing else breaks. */
function storage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

/**
 * What was looked for last, as long as the tab lives.
 * @param first words to begin with instead
 */
export function useKeptWords(first: string | undefined): readonly [string, (words: string) => void] {
  const [words, setWords] = useState(() => first ?? storage()?.getItem(key) ?? "");
  const keep = useCallback((next: string) => {
    setWords(next);
    storage()?.setItem(key, next);
  }, []);
  return [words, keep];
}
