import { type RefCallback, useCallback, useState } from "react";

/** Ref for a box that may scroll, and whether it has something to scroll to; only then it needs to take the focus. */
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
