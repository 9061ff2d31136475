import { Activity, type ReactNode, useContext, useInsertionEffect, useRef, useState } from "react";
import {
  UNSAFE_DataRouterDataContext as DataContext,
  UNSAFE_LocationContext as LocationContext,
  useOutlet,
} from "react-router";
import { HydrationMarker } from "./HydrationMarker.tsx";
import { type CachedPage, cachePage, normalPath } from "./page-cache.ts";

/**
 * Container of a page. The page's DOM is attached only while the page is shown, so that ids, headings and landmarks are
 * unique and the browser stops the videos of hidden pages. React only sees the outer element, which always stays, so it
 * does not notice.
 */
function PageSlot({ shown, children }: { shown: boolean; children: ReactNode }) {
  const slot = useRef<HTMLDivElement>(null);
  const page = useRef<HTMLDivElement>(null);
  // Runs before the layout effects of the page that is shown again, because they may look for it in the document.
  useInsertionEffect(() => {
    if (!page.current) return;
    if (shown) slot.current?.append(page.current);
    else page.current.remove();
  }, [shown]);
  return (
    <div ref={slot}>
      <div ref={page} data-page="">
        <Activity mode={shown ? "visible" : "hidden"}>{children}</Activity>
      </div>
    </div>
  );
}

/**
 * Renders the current page and keeps the pages visited before it as they were left: open panels, chosen tabs, typed
 * text (decisions 26). React Router has no public API for this. Hidden pages sometimes render again and must then read
 * the location and data they were shown with.
 */
export function PageCache() {
  const outlet = useOutlet();
  const address = useContext(LocationContext);
  const data = useContext(DataContext);
  const path = normalPath(address.location.pathname);
  const [pages, setPages] = useState<readonly CachedPage[]>([]);
  const next = cachePage(pages, { path, outlet, address, data, failed: Boolean(data?.errors) });
  // Adjusts state while rendering, so React renders again at once, before the paint.
  if (next !== pages) setPages(next);

  return next.map(({ path: key, outlet, address, data }) => (
    <PageSlot key={key} shown={key === path}>
      <DataContext.Provider value={data}>
        <LocationContext.Provider value={address}>
          {outlet}
          <HydrationMarker />
        </LocationContext.Provider>
      </DataContext.Provider>
    </PageSlot>
  ));
}
