"use client";

import { type RefObject, useEffect, useRef, useState } from "react";

const thresholds = Array.from({ length: 21 }, (_, step) => step / 20);

/**
 * Returns `true` while at least half of an element is visible. For an element larger than the viewport, half of the
 * viewport's size counts.
 */
export function useHalfInView(element: RefObject<Element | null>): boolean {
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
      { threshold: thresholds },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return visible;
}

/**
 * Returns `true` once a tenth of an element has been in the viewport, and keeps that value. Returns `false` while the
 * element waits below the viewport, and `undefined` on the server and until the first observation. An element that is in
 * the viewport or above it at the first observation counts as seen.
 */
export function useInViewOnce(element: RefObject<Element | null>): boolean | undefined {
  const [seen, setSeen] = useState<boolean>();
  const done = useRef(false);
  useEffect(() => {
    if (!element.current || done.current) return undefined;
    let wasBelow = false;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry) return;
        const isInView = wasBelow ? entry.intersectionRatio >= 0.1 : entry.isIntersecting;
        if (!isInView && entry.boundingClientRect.bottom > 0) {
          wasBelow = true;
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

/** Returns `true` once an element has been within one viewport height of the viewport, and keeps that value. */
export function useNearViewport(element: RefObject<Element | null>): boolean {
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
