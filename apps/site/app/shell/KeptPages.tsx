import { Activity, useContext, useInsertionEffect, useRef, useState } from "react";
import {
  UNSAFE_DataRouterDataContext as DataContext,
  UNSAFE_LocationContext as LocationContext,
  useOutlet,
} from "react-router";
import { type Kept, keep, normalPath } from "./kept.ts";
import { Live } from "./Live.tsx";

/**
 * The page of the address, with the ones visited before it kept as they were left: open panels, chosen tabs, typed text
 * (decisions 26). React Router offers no such thing in its public API; hidden pages render again now and then and must then
 * read the address and the data that they were shown with.
 *
 * What is hidden is not in the document either: ids, headings and landmarks are those of the page shown, and browsers halt films
 * that are taken out. React takes pages in and out by their places, which always stay, so it does not notice.
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
  const places = useRef(new Map<string, { place: HTMLElement; page: Element }>());

  // Before the layout effects of what is shown again, which may look for it in the document.
  useInsertionEffect(() => {
    for (const [key, { place, page }] of places.current) {
      if (key !== path) page.remove();
      else if (!page.isConnected) place.append(page);
    }
  }, [path]);

  return next.map(({ path: key, outlet, address, data }) => (
    <div
      key={key}
      ref={(place) => {
        const page = place?.firstElementChild;
        if (!place || !page) return;
        places.current.set(key, { place, page });
        return () => {
          places.current.delete(key);
        };
      }}
    >
      <div>
        <Activity mode={key === path ? "visible" : "hidden"}>
          <DataContext.Provider value={data}>
            <LocationContext.Provider value={address}>
              {outlet}
              <Live />
            </LocationContext.Provider>
          </DataContext.Provider>
        </Activity>
      </div>
    </div>
  ));
}
