"use client";

import { type RefObject, useLayoutEffect, useRef } from "react";

/** Returns a ref to the latest rendered value. Effects and timers can read it without restarting when it changes. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
