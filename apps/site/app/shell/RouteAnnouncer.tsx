import { LiveRegion } from "@lightmaker/ui";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** Returns the element of the page that the URL's hash names. */
function hashTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // The hash cannot be decoded, so it names no element.
  }
}

/**
 * Does after client-side navigation what a browser does after a full page load: moves the focus to the content and
 * announces the page's title.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const [title, setTitle] = useState("");
  // Compares paths instead of skipping the first run, because StrictMode runs effects twice.
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    setTitle(document.title);
    const target = hashTarget(hash) ?? document.getElementById("content");
    if (!target) return;
    // Any element can be the target, but only some can take the focus by default.
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname, hash]);
  return <LiveRegion message={title} />;
}
