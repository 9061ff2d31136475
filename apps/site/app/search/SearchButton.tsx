import type { Shell } from "@lightmaker/content";
import { Button, Icon } from "@lightmaker/ui";
import { opensElsewhere } from "../shell/links.ts";
import { useSearch } from "./SearchContext.ts";
import { fetchSearch } from "./SearchProvider.tsx";

export type SearchButtonProps = Pick<Shell["search"], "fallback" | "labels">;

/** Opens the search. Until React is live, and for new tabs, a link to where help is. */
export function SearchButton({ fallback, labels }: SearchButtonProps) {
  const open = useSearch();
  return (
    <Button asChild variant="quiet" size="s">
      <a
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        aria-label={labels.open}
        href={fallback.href}
        onClick={(event) => {
          if (opensElsewhere(event)) return;
          event.preventDefault();
          open();
        }}
        onFocus={() => void fetchSearch(false).catch(later)}
        onPointerEnter={() => void fetchSearch(false).catch(later)}
      >
        <Icon name="search" />
      </a>
    </Button>
  );
}

/** What could not be fetched ahead is fetched again on the click, which says what then happens. */
const later = () => undefined;
