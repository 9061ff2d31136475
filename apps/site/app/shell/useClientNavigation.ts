import { type MouseEvent, useRef } from "react";
import { useNavigate } from "react-router";
import { isModifiedClick, pageLinkAt } from "./links.ts";

/**
 * Enables smooth scrolling for the click that is being handled. The browser starts to scroll before the next task,
 * which disables it again.
 */
function allowSmoothScroll(): void {
  const root = document.documentElement;
  root.dataset["gliding"] = "";
  setTimeout(() => delete root.dataset["gliding"]);
}

/**
 * Returns a click handler that opens plain links of the site by client-side navigation. The design system renders plain
 * links, so that it works on any site. A link to the page that is shown or loading is ignored. Any other error is
 * thrown.
 */
export function useClientNavigation() {
  const navigate = useNavigate();
  const pendingPath = useRef<string>(undefined);
  return (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || isModifiedClick(event)) return;
    const link = pageLinkAt(event.target);
    if (!link) return;
    const samePage = link.pathname === location.pathname && link.search === location.search;
    if (samePage && link.hash) return allowSmoothScroll();
    event.preventDefault();
    const to = link.pathname + link.search + link.hash;
    if (to === pendingPath.current) return;
    if (samePage && !location.hash) return window.scrollTo(0, 0);
    pendingPath.current = to;
    // Not caught, so a failure reaches the browser's error event like any other error.
    void Promise.resolve(navigate(to)).finally(() => {
      if (pendingPath.current === to) pendingPath.current = undefined;
    });
  };
}
