import { useCallback, useState } from "react";
import { tabStorage } from "../tab-storage.ts";

const key = "search";

/**
 * Keeps the last searched words for as long as the tab lives.
 * @param first words to start with instead
 */
export function useStoredQuery(first: string | undefined): readonly [string, (words: string) => void] {
  const [words, setWords] = useState(() => first ?? tabStorage()?.getItem(key) ?? "");
  const store = useCallback((next: string) => {
    setWords(next);
    tabStorage()?.setItem(key, next);
  }, []);
  return [words, store];
}
