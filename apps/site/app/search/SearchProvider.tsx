import type { Language, Shell } from "@lightmaker/content";
import { searchParameter } from "@lightmaker/content/routes";
import { type ComponentType, type ReactNode, useCallback, useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router";
import { SearchOpener } from "./SearchContext.ts";
import type { SiteSearchProps } from "./SiteSearch.tsx";

export interface SearchProviderProps {
  search: Shell["search"];
  language: Language;
  children: ReactNode;
}

/** What brings the search; fetched when it is first opened or about to be. */
export const fetchSearch = () => import("./SiteSearch.tsx");

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === "k" && ctrlKey !== metaKey && !altKey && !shiftKey;

/** Holds the search over all pages: opened by `useSearch()`, by Ctrl or ⌘ K, and by an address with words to search for. */
export function SearchProvider({ search, language, children }: SearchProviderProps) {
  const navigate = useNavigate();
  const [Search, setSearch] = useState<ComponentType<SiteSearchProps>>();
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState<{ words: string }>();
  const { href } = search.fallback;

  const openWith = useCallback(
    (words?: string) => {
      if (words !== undefined) setAsked({ words });
      fetchSearch().then(
        ({ SiteSearch }) => {
          setSearch(() => SiteSearch);
          setOpen(true);
        },
        // Without its script there is no search, but there still is where the button leads.
        () => void navigate(href),
      );
    },
    [navigate, href],
  );

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
