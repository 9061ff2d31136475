import type { MouseEvent } from "react";
import { useNavigate } from "react-router";

/**
 * Follows plain links of the site without loading a new document. The design system renders plain links, so
 * that it works on any site; everything that a browser treats specially (new tabs, downloads, other origins,
 * the language switch) is left to the browser.
 */
export function useClientNavigation() {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    if (!(link instanceof HTMLAnchorElement) || link.hasAttribute("download") || link.dataset["language"])
      return;
    // A link that names a media type leads to a file, such as a feed.
    if (link.type) return;
    if (link.origin !== location.origin || (link.target && link.target !== "_self")) return;
    const samePage = link.pathname === location.pathname && link.search === location.search;
    if (samePage && link.hash) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  };
}
