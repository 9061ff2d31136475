import { type RefObject, useEffect } from "react";

/**
 * Writes down on elements how high they are, for those that are laid out only when they come near. Browsers forget it when a
 * page is taken out of the document (`KeptPages`): a visitor who comes back would stand somewhere else.
 *
 * @param selector which elements, seen from the root
 * @param state changes when there may be others
 */
export function useRememberedHeights(
  root: RefObject<HTMLElement | null>,
  selector: string,
  state: unknown,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other elements come with another state
  useEffect(() => {
    const observer = new ResizeObserver((entries) => {
      for (const { target, contentBoxSize } of entries) {
        const height = contentBoxSize[0]?.blockSize ?? 0;
        // What is hidden or taken out has none.
        if (height > 0 && target instanceof HTMLElement)
          target.style.containIntrinsicBlockSize = `auto ${height}px`;
      }
    });
    for (const element of root.current?.querySelectorAll(selector) ?? []) observer.observe(element);
    return () => observer.disconnect();
  }, [root, selector, state]);
}
