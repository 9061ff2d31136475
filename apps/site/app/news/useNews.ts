import type { Language, NewsListBlockData } from "@lightmaker/content";
import { useEffect, useState } from "react";
import { api } from "../api.ts";
import { type ListedNews, onlyPublished } from "./list-item.ts";
import type { FilledNews } from "./NewsMarkup.tsx";

interface UseNews {
  language: Language;
  filled: FilledNews | undefined;
  /** Id of the opened item, or empty. */
  item: string;
}

/**
 * Returns all items and the text of the opened one. Uses the data that the server filled in, and fetches the news when
 * something is missing.
 */
export function useNews({ language, filled, item }: UseNews) {
  const [items, setItems] = useState<readonly ListedNews[] | undefined>(filled?.items);
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(
    () => new Map(Object.entries(filled?.texts ?? {})),
  );
  const [failure, setFailure] = useState<keyof NewsListBlockData["failures"]>();
  const missing = items === undefined || (items.some(({ id }) => id === item) && !texts.has(item));

  useEffect(() => {
    if (!missing || failure) return;
    const controller = new AbortController();
    void api.news({ language, signal: controller.signal }).then((result) => {
      if (controller.signal.aborted) return;
      if (result.ok) {
        const shown = onlyPublished(result.data);
        setItems(shown);
        setTexts(new Map(shown.map(({ id, content }) => [id, content])));
        return;
      }
      console.error("The news were not loaded", result.kind);
      setFailure(result.kind === "network" || result.kind === "timeout" ? "network" : "answer");
    });
    return () => controller.abort();
  }, [missing, failure, language]);

  // When a text failed to load, opening another item tries again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever another item, or none, is opened.
  useEffect(() => {
    if (items !== undefined) setFailure(undefined);
  }, [item]);

  return { items, failure, text: texts.get(item), retry: () => setFailure(undefined) };
}
