import { type RefObject, useState } from "react";
import { useHalfVisible } from "../../hooks/useVisible.ts";

/** Returns `true` once at least half of an element has been visible. */
export function useOnceHalfVisible(element: RefObject<Element | null>): boolean {
  const visible = useHalfVisible(element);
  const [seen, setSeen] = useState(false);
  if (visible && !seen) setSeen(true);
  return seen || visible;
}
