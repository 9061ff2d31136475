import { type MouseEvent, useRef } from "react";
import { useNavigate } from "react-router";
import { opensElsewhere, pageLinkAt } from "./links.ts";

/**
 * Enables smooth scrolling for the click that is being handled. The browser starts to scroll before the next task,
 * which disables it again.
 */
function glide(): void {
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
  const onItsWay = useRef<string>(undefined);
  return (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || opensElsewhere(event)) return;
    const link = pageLinkAt(event.target);
    if (!link) return;
    const samePage = link.pathname === location.pathname && link.search === location.search;
    if (samePage && link.hash) return glide();
    event.preventDefault();
    const to = link.pathname + link.search + link.hash;
    if (to === onItsWay.current) return;
    if (samePage && !location.hash) return window.scrollTo(0, 0);
    onItsWay.current = to;
    // Not caught, so a failure reaches the browser's error event like any other error.
    void Promise.resolve(navigate(to)).finally(() => {
      if (onItsWay.current === to) onItsWay.current = undefined;
    });
  };
}
