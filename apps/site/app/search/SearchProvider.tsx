import type { Language, Shell } from "@lightmaker/content";
import { searchParameter } from "@lightmaker/content/routes";
import { loadChunk } from "@lightmaker/ui";
import { type ComponentType, type ReactNode, useCallback, useEffect, useEffectEvent, useState } from "react";
import type { SiteSearchProps } from "./SiteSearch.tsx";
import { SearchOpener } from "./search-context.ts";

export interface SearchProviderProps {
  search: Shell["search"];
  language: Language;
  children: ReactNode;
}

/**
 * Loads the search when the visitor opens it or is about to.
 *
 * @param needed true if the visitor has opened the search
 * @throws ChunkLoadError when the chunk fails to load
 */
export const fetchSearch = (needed: boolean) =>
  loadChunk("js/SiteSearch", () => import("./SiteSearch.tsx"), { needed });

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === "k" && ctrlKey !== metaKey && !altKey && !shiftKey;

/** Provides the search over all pages. It opens by `useSearch()`, by Ctrl K or ⌘ K, and by a URL with words to search for. */
export function SearchProvider({ search, language, children }: SearchProviderProps) {
  const [Search, setSearch] = useState<ComponentType<SiteSearchProps>>();
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState<{ words: string }>();

  const openWith = useCallback((words?: string) => {
    if (words !== undefined) setAsked({ words });
    fetchSearch(true).then(
      ({ SiteSearch }) => {
        setSearch(() => SiteSearch);
        setOpen(true);
      },
      // `loadChunk` has told the visitor. The next click tries again.
      () => undefined,
    );
  }, []);

  // URL that the structured data gives to search engines for searches on this site.
  const openFromUrl = useEffectEvent(() => {
    const words = new URLSearchParams(location.search).get(searchParameter);
    if (words) openWith(words);
  });
  useEffect(() => openFromUrl(), []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event) || event.isComposing) return;
      event.preventDefault();
      openWith();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [openWith]);

  return (
    <SearchOpener value={openWith}>
      {children}
      {Search ? (
        <Search {...search} asked={asked} language={language} onOpenChange={setOpen} open={open} />
      ) : null}
    </SearchOpener>
  );
}
