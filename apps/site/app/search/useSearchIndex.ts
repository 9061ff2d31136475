import type { Language, SearchDocument } from "@lightmaker/content";
import { pagePath, searchPath } from "@lightmaker/content/routes";
import { useCallback, useEffect, useState } from "react";
import { api } from "../api.ts";
import { fetchData } from "../fetch-data.ts";
import { onlyPublished } from "../news/list-item.ts";
import { createSearchEngine, type SearchableDocument, type SearchEngine } from "./engine.ts";

/** State of the index: loading, failed or ready. A new object is created whenever more documents have been added. */
export type SearchIndex =
  | { state: "loading" }
  | { state: "failed" }
  | { state: "ready"; engine: SearchEngine };

/** Trusted Types policy that accepts any HTML. `DOMParser` creates a document in which nothing runs. */
const policy = window.trustedTypes?.createPolicy("inert", { createHTML: (html) => html });

/** Returns the text of a news item, by paragraph. */
const paragraphsOf = (html: string): string[] =>
  [...new DOMParser().parseFromString(policy?.createHTML(html) ?? html, "text/html").body.children].flatMap(
    ({ textContent }) => textContent?.trim() || [],
  );

/** Loads the news from the API. Returns an empty list if there is no API, as on a static host. */
async function newsOf(language: Language, signal: AbortSignal): Promise<SearchableDocument[]> {
  const result = await api.news({ language, signal });
  if (!result.ok) return [];
  return onlyPublished(result.data).map(({ id, title, profile, content }) => ({
    href: `${pagePath("news", language)}?item=${encodeURIComponent(id)}`,
    kind: "news",
    title,
    names: [],
    keywords: [],
    passages: [profile, ...paragraphsOf(content)].filter(Boolean),
  }));
}

/** Loads the search index of a language. News are added when they arrive. */
export function useSearchIndex(language: Language): readonly [SearchIndex, retry: () => void] {
  const [index, setIndex] = useState<SearchIndex>({ state: "loading" });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt loads again.
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const load = async () => {
      const news = newsOf(language, signal);
      const documents = await fetchData<SearchDocument[]>(searchPath(language));
      if (signal.aborted) return;
      const engine = createSearchEngine();
      await engine.add(documents);
      if (signal.aborted) return;
      setIndex({ state: "ready", engine });
      await engine.add(await news);
      if (!signal.aborted) setIndex({ state: "ready", engine });
    };
    setIndex({ state: "loading" });
    load().catch((error: unknown) => {
      if (signal.aborted) return;
      console.warn("The search could not be loaded.", error);
      setIndex({ state: "failed" });
    });
    return () => abort.abort();
  }, [language, attempt]);

  return [index, useCallback(() => setAttempt((last) => last + 1), [])];
}
