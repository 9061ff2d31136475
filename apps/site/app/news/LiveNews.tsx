import { useEffect, useLayoutEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { readFilled } from "./filled.ts";
import { NewsMarkup, type NewsShell } from "./NewsMarkup.tsx";
import { useNews } from "./useNews.ts";
import { type NewsView, readView, searchOf, startView } from "./view.ts";

/** Marks an entry of the history that was made by opening an item from the list. */
const openedHere = { newsOpenedHere: true };

/** How often each item has been opened since the document was loaded; only logged (specification, section 2). */
const views = new Map<string, number>();

function countView(id: string): void {
  const count = (views.get(id) ?? 0) + 1;
  views.set(id, count);
  console.info("News item opened", id, count);
}

/** The news with what is filtered, turned to and opened kept in the address. */
export function LiveNews(shell: NewsShell) {
  const { block, language, path } = shell;
  const { search, key, state } = useLocation();
  const navigate = useNavigate();
  const [filled] = useState(readFilled);
  const [view, setView] = useState<NewsView>(filled?.view ?? startView);
  const { items, failure, text, retry } = useNews({ language, filled, item: view.item });
  const failureText = failure === undefined ? undefined : block.failures[failure];
  const noText = failureText === undefined ? undefined : { failure: failureText };
  const known = items?.some(({ id }) => id === view.item);

  // By the browser's own address: the router does not know what was put there by `keep`.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the router's address tells when it changed.
  useLayoutEffect(() => setView(readView(location.search)), [search, key]);

  useEffect(() => {
    if (view.item === "" || known === undefined) return;
    if (known) countView(view.item);
    else console.warn("News item not found", view.item);
  }, [view.item, known]);

  /** Not the router's: the page is the same, and the way back leads to the page before. */
  const keep = (changed: Partial<NewsView>) => {
    const next = { ...readView(location.search), ...changed, item: "" };
    setView(next);
    history.replaceState(history.state, "", path + searchOf(next));
  };
  const open = (item: string) => {
    const next = { ...view, item };
    setView(next);
    const quietly = { preventScrollReset: true };
    if (item !== "") void navigate(path + searchOf(next), { ...quietly, state: openedHere });
    else if ((state as Partial<typeof openedHere> | null)?.newsOpenedHere) void navigate(-1);
    else void navigate(path + searchOf(next), { ...quietly, replace: true });
  };

  return (
    <NewsMarkup
      {...shell}
      article={text === undefined ? noText : { html: text }}
      data={typeof document === "undefined" ? shell : undefined}
      failure={failureText}
      handlers={{
        onFilterChange: (filter) => keep({ filter, page: 1 }),
        onOpenedChange: open,
        onPageChange: (page) => keep({ page }),
        onRetry: retry,
      }}
      items={items}
      notice={known === false && view.item !== "" ? block.notFound : undefined}
      view={view}
    />
  );
}
