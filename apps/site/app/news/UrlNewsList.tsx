import { useEffect, useLayoutEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { NewsMarkup, type NewsShell } from "./NewsMarkup.tsx";
import { readFilled } from "./read-filled.ts";
import { useNews } from "./useNews.ts";
import { defaultView, type NewsView, queryOf, readView } from "./view.ts";

/** State of a history entry that was created by opening an item from the list. */
const openedHere = { newsOpenedHere: true };

/** Number of times each item has been opened since the document was loaded. It is only logged (specification, section 2). */
const views = new Map<string, number>();

function countView(id: string): void {
  const count = (views.get(id) ?? 0) + 1;
  views.set(id, count);
  console.info("News item opened", id, count);
}

/** News list with its filter, page and opened item in the URL. */
export function UrlNewsList(shell: NewsShell) {
  const { block, language, path } = shell;
  const { search, key, state } = useLocation();
  const navigate = useNavigate();
  const [filled] = useState(readFilled);
  const [view, setView] = useState<NewsView>(filled?.view ?? defaultView);
  const { items, failure, text, retry } = useNews({ language, filled, item: view.item });
  const failureText = failure === undefined ? undefined : block.failures[failure];
  const noText = failureText === undefined ? undefined : { failure: failureText };
  const known = items?.some(({ id }) => id === view.item);

  // Reads `location` because `replaceView` changes the URL without the router.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the router's location says when the URL changed.
  useLayoutEffect(() => setView(readView(location.search)), [search, key]);

  useEffect(() => {
    if (view.item === "" || known === undefined) return;
    if (known) countView(view.item);
    else console.warn("News item not found", view.item);
  }, [view.item, known]);

  /** Replaces the URL without the router, because the page is the same. The back button leads to the previous page. */
  const replaceView = (changed: Partial<NewsView>) => {
    const next = { ...readView(location.search), ...changed, item: "" };
    setView(next);
    history.replaceState(history.state, "", path + queryOf(next));
  };
  const open = (item: string) => {
    const next = { ...view, item };
    setView(next);
    const keepScroll = { preventScrollReset: true };
    if (item !== "") void navigate(path + queryOf(next), { ...keepScroll, state: openedHere });
    else if ((state as Partial<typeof openedHere> | null)?.newsOpenedHere) void navigate(-1);
    else void navigate(path + queryOf(next), { ...keepScroll, replace: true });
  };

  return (
    <NewsMarkup
      {...shell}
      article={text === undefined ? noText : { html: text }}
      data={typeof document === "undefined" ? shell : undefined}
      failure={failureText}
      handlers={{
        onFilterChange: (filter) => replaceView({ filter, page: 1 }),
        onOpenedChange: open,
        onPageChange: (page) => replaceView({ page }),
        onRetry: retry,
      }}
      items={items}
      notice={known === false && view.item !== "" ? block.notFound : undefined}
      view={view}
    />
  );
}
