"use client";

import { type RefObject, useLayoutEffect, useState } from "react";

/** Returns the writing direction of an element and follows changes of `dir`. Returns `ltr` until it is measured. */
export function useDirection(element: RefObject<Element | null>): "ltr" | "rtl" {
  const [direction, setDirection] = useState<"ltr" | "rtl">("ltr");
  useLayoutEffect(() => {
    const read = () => {
      if (element.current)
        setDirection(getComputedStyle(element.current).direction === "rtl" ? "rtl" : "ltr");
    };
    read();
    const watcher = new MutationObserver(read);
    watcher.observe(document, { subtree: true, attributeFilter: ["dir"] });
    return () => watcher.disconnect();
  }, [element]);
  return direction;
}
