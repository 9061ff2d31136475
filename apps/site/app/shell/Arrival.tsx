import { LiveRegion } from "@lightmaker/ui";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** What an address's hash names on the page. */
function namedBy(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // Not an id that could be decoded: the page itself is meant.
  }
}

/**
 * Does on the way to another page what a browser does with a new document: the keyboard begins in its content, and its title is
 * read out.
 */
export function Arrival() {
  const { pathname, hash } = useLocation();
  const [title, setTitle] = useState("");
  // Compared rather than a first run skipped: StrictMode runs effects twice.
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    setTitle(document.title);
    const target = namedBy(hash) ?? document.getElementById("content");
    if (!target) return;
    // Anything may be led to, but only some elements take the focus by themselves.
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname, hash]);
  return <LiveRegion message={title} />;
}
