import { useEffect } from "react";

/** Marks the document as hydrated, for styles, inline scripts and tests. */
export function HydrationMarker() {
  useEffect(() => document.documentElement.setAttribute("data-live", ""), []);
  return null;
}
