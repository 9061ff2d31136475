import { type MouseEvent, useRef } from "react";
import { useNavigate } from "react-router";
import { opensElsewhere, pageLinkAt } from "./links.ts";

/** Lets the browser glide to the place that the click being handled asks for; it begins before the next task. */
function glide(): void {
  const root = document.documentElement;
  root.dataset["gliding"] = "";
  setTimeout(() => delete root.dataset["gliding"]);
}

/**
 * Follows plain links of the site without loading a new document. The design system renders plain links, so
 * that it works on any site. A link to what is shown or on its way already is ignored; whatever else goes wrong on the way is
 * thrown on.
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
    // Not caught: a failure reaches the browser's own report, as any other error does.
    void Promise.resolve(navigate(to)).finally(() => {
      if (onItsWay.current === to) onItsWay.current = undefined;
    });
  };
}
