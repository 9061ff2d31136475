import { type RefObject, useEffect, useRef, useState } from "react";

const steps = Array.from({ length: 21 }, (_, step) => step / 20);

/**
 * Whether at least half of an element can be seen: half of its own height or, for one taller than the screen,
 * half of the screen's.
 */
export function useHalfVisible(element: RefObject<Element | null>): boolean {
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry) return;
        const screen = entry.rootBounds ?? new DOMRect(0, 0, window.innerWidth, window.innerHeight);
        const { width, height } = entry.boundingClientRect;
        const reachable = Math.min(width, screen.width) * Math.min(height, screen.height);
        const seen = entry.intersectionRect.width * entry.intersectionRect.height;
        setVisible(reachable > 0 && seen >= reachable / 2);
      },
      { threshold: steps },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return visible;
}

/**
 * Whether a tenth of an element has been seen, detected once: `false` while it waits below what can be seen, `true` from the
 * first sight on, undefined until that is known, which is before React and where it never runs. An element that is in sight
 * or above when React comes has been seen.
 */
export function useSeenOnce(element: RefObject<Element | null>): boolean | undefined {
  const [seen, setSeen] = useState<boolean>();
  const done = useRef(false);
  useEffect(() => {
    if (!element.current || done.current) return undefined;
    let waits = false;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry) return;
        const isInSight = waits ? entry.intersectionRatio >= 0.1 : entry.isIntersecting;
        if (!isInSight && entry.boundingClientRect.bottom > 0) {
          waits = true;
          setSeen(false);
          return;
        }
        done.current = true;
        setSeen(true);
        observer.disconnect();
      },
      { threshold: [0, 0.1] },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return seen;
}

/** Whether an element has come within one screen's height of what can be seen; stays true from then on. */
export function useCameNear(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  const done = useRef(false);
  useEffect(() => {
    if (!element.current || done.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        done.current = true;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: "100% 0px" },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return near;
}
