import { Activity, useContext, useInsertionEffect, useLayoutEffect, useRef, useState } from "react";
import {
  UNSAFE_DataRouterDataContext as DataContext,
  UNSAFE_LocationContext as LocationContext,
  useOutlet,
} from "react-router";
import { type Kept, keep, normalPath } from "./kept.ts";
import { Live } from "./Live.tsx";

/** Ids must be unique in a document: what is hidden puts its own aside until it is shown again. */
const idAside = "data-id-aside";

function putIdsAside(page: HTMLElement): void {
  for (const node of page.querySelectorAll("[id]")) {
    node.setAttribute(idAside, node.id);
    node.removeAttribute("id");
  }
}

function putIdsBack(page: HTMLElement): void {
  for (const node of page.querySelectorAll(`[${idAside}]`)) {
    node.id = node.getAttribute(idAside) ?? "";
    node.removeAttribute(idAside);
  }
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
  const current = { path, outlet, address, data, failed: Boolean(data?.errors) };
  const next = keep(pages, current);
  // Adjusting state while rendering: React renders again at once, before anything is shown.
  if (next !== pages) setPages(next);
  const containers = useRef(new Map<string, HTMLElement>());

  // Before the layout effects of what is shown again, which may look for ids.
  useInsertionEffect(() => {
    for (const [key, page] of containers.current) {
      if (key === path) putIdsBack(page);
      else putIdsAside(page);
    }
  }, [path]);
  useLayoutEffect(() => {
    for (const [key, page] of containers.current) {
      if (key === path) continue;
      for (const film of page.querySelectorAll<HTMLMediaElement>("video, audio")) film.pause();
    }
  }, [path]);

  return next.map(({ path: key, outlet, address, data }) => (
    <div
      key={key}
      ref={(node) => {
        if (!node) return;
        containers.current.set(key, node);
        return () => containers.current.delete(key);
      }}
    >
      <Activity mode={key === path ? "visible" : "hidden"}>
        <DataContext.Provider value={data}>
          <LocationContext.Provider value={address}>
            {outlet}
            <Live />
          </LocationContext.Provider>
        </DataContext.Provider>
      </Activity>
    </div>
  ));
}
