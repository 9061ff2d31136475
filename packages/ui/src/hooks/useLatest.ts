import { type RefObject, useLayoutEffect, useRef } from "react";

/** What was rendered last, for effects and timers that must call it without starting over when it changes. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
