import { type Ref, type RefCallback, useCallback } from "react";

function assign<T>(ref: Ref<T> | undefined, node: T | null) {
  if (typeof ref === "function") return ref(node);
  if (ref) ref.current = node;
  return undefined;
}

/** Merges the component's own ref and the ref passed in as a prop into one ref callback. */
export function useMergedRef<T>(own: Ref<T>, given: Ref<T> | undefined): RefCallback<T> {
  return useCallback(
    (node) => {
      const cleanOwn = assign(own, node);
      const cleanGiven = assign(given, node);
      return () => {
        if (cleanOwn) cleanOwn();
        else assign(own, null);
        if (cleanGiven) cleanGiven();
        else assign(given, null);
      };
    },
    [own, given],
  );
}
