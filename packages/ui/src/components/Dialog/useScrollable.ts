"use client";

import { type RefCallback, useCallback, useState } from "react";

/** Returns a ref for a scroll container, and `true` if its content overflows. Only then it must be focusable. */
export function useScrollable(): readonly [RefCallback<HTMLElement>, boolean] {
  const [scrollable, setScrollable] = useState(false);
  const watch = useCallback((box: HTMLElement | null) => {
    if (!box) return undefined;
    const observer = new ResizeObserver(() => setScrollable(box.scrollHeight > box.clientHeight));
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return [watch, scrollable];
}
