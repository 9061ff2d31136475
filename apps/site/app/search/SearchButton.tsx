import type { Shell } from "@lightmaker/content";
import { Button, Icon } from "@lightmaker/ui";
import { isModifiedClick } from "../shell/links.ts";
import { fetchSearch } from "./SearchProvider.tsx";
import { useSearch } from "./search-context.ts";

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
          if (isModifiedClick(event)) return;
          event.preventDefault();
          open();
        }}
        onFocus={() => void fetchSearch(false).catch(ignoreError)}
        onPointerEnter={() => void fetchSearch(false).catch(ignoreError)}
      >
        <Icon name="search" />
      </a>
    </Button>
  );
}

/** Ignores a failed preload. The click loads the chunk again and reports a failure. */
const ignoreError = () => undefined;
