import { Activity, type ReactNode, useContext, useInsertionEffect, useRef, useState } from "react";
import {
  UNSAFE_DataRouterDataContext as DataContext,
  UNSAFE_LocationContext as LocationContext,
  useOutlet,
} from "react-router";
import { type Kept, keep, normalPath } from "./kept.ts";
import { Live } from "./Live.tsx";

/**
 * The place of a page, which is in the document only while it is shown: ids, headings and landmarks are those of the page
 * shown, and browsers halt films that are taken out. React moves pages by their places, which stay, so it does not notice.
 */
function Place({ shown, children }: { shown: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const page = useRef<HTMLDivElement>(null);
  // Before the layout effects of what is shown again, which may look for it in the document.
  useInsertionEffect(() => {
    if (!page.current) return;
    if (shown) place.current?.append(page.current);
    else page.current.remove();
  }, [shown]);
  return (
    <div ref={place}>
      <div ref={page} data-page="">
        <Activity mode={shown ? "visible" : "hidden"}>{children}</Activity>
      </div>
    </div>
  );
}

/**
 * The page of the address, with the ones visited before it kept as they were left: open panels, chosen tabs, typed text
 * (decisions 26). React Router offers no such thing in its public API; hidden pages render again now and then and must then
 * read the address and the data that they were shown with.
 */
export function KeptPages() {
  const outlet = useOutlet();
  const address = useContext(LocationContext);
  const data = useContext(DataContext);
  const path = normalPath(address.location.pathname);
  const [pages, setPages] = useState<readonly Kept[]>([]);
  const next = keep(pages, { path, outlet, address, data, failed: Boolean(data?.errors) });
  // Adjusting state while rendering: React renders again at once, before anything is shown.
  if (next !== pages) setPages(next);

  return next.map(({ path: key, outlet, address, data }) => (
    <Place key={key} shown={key === path}>
      <DataContext.Provider value={data}>
        <LocationContext.Provider value={address}>
          {outlet}
          <Live />
        </LocationContext.Provider>
      </DataContext.Provider>
    </Place>
  ));
}
