import type { Language, Shell } from "@lightmaker/content";
import { searchParameter } from "@lightmaker/content/routes";
import { loadChunk } from "@lightmaker/ui";
import { type ComponentType, type ReactNode, useCallback, useEffect, useEffectEvent, useState } from "react";
import { SearchOpener } from "./SearchContext.ts";
import type { SiteSearchProps } from "./SiteSearch.tsx";

export interface SearchProviderProps {
  search: Shell["search"];
  language: Language;
  children: ReactNode;
}

/**
 * Fetches the search when it is first opened or about to be.
 *
 * @param needed whether somebody has asked for it
 * @throws ChunkLoadError when it did not come
 */
export const fetchSearch = (needed: boolean) =>
  loadChunk("js/SiteSearch", () => import("./SiteSearch.tsx"), { needed });

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === "k" && ctrlKey !== metaKey && !altKey && !shiftKey;

/** Holds the search over all pages: opened by `useSearch()`, by Ctrl or ⌘ K, and by an address with words to search for. */
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
      // Told by `loadChunk`; the next press asks again.
      () => undefined,
    );
  }, []);

  // As search engines are told to ask.
  const openAddressed = useEffectEvent(() => {
    const words = new URLSearchParams(location.search).get(searchParameter);
    if (words) openWith(words);
  });
  useEffect(() => openAddressed(), []);

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
