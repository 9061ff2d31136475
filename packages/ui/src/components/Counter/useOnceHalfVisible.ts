import { type RefObject, useState } from "react";
import { useHalfVisible } from "../../hooks/useVisible.ts";

/** Whether at least half of an element has been seen; stays true from then on. */
export function useOnceHalfVisible(element: RefObject<Element | null>): boolean {
  const visible = useHalfVisible(element);
  const [seen, setSeen] = useState(false);
  if (visible && !seen) setSeen(true);
  return seen || visible;
}
