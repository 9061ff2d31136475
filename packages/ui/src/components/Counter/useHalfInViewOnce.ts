"use client";

import { type RefObject, useState } from "react";
import { useHalfInView } from "../../hooks/useInView.ts";

/** Returns `true` once at least half of an element has been visible. */
export function useHalfInViewOnce(element: RefObject<Element | null>): boolean {
  const visible = useHalfInView(element);
  const [seen, setSeen] = useState(false);
  if (visible && !seen) setSeen(true);
  return seen || visible;
}
