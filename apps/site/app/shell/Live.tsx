import { useEffect } from "react";

/** Tells styles, scripts that ran before React, and tests that React answers from here on: the page has been taken over. */
export function Live() {
  useEffect(() => document.documentElement.setAttribute("data-live", ""), []);
  return null;
}
