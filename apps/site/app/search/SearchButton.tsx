import type { Shell } from "@lightmaker/content";
import { Button, Icon } from "@lightmaker/ui";
import { opensElsewhere } from "../shell/links.ts";
import { useSearch } from "./SearchContext.ts";
import { fetchSearch } from "./SearchProvider.tsx";

export type SearchButtonProps = Pick<Shell["search"], "fallback" | "labels">;

/** Button that opens the search. Before hydration, and when opened in a new tab, it is a link to the support page. */
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

/** Ignores a failed preload. The click loads the chunk again and reports a failure. */
const later = () => undefined;
