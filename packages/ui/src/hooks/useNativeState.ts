"use client";

import { useCallback, useLayoutEffect, useReducer, useRef } from "react";
import { useLatest } from "./useLatest.ts";

interface NativeState<Value> {
  /** Value of the controlled mode; `undefined` lets the element keep its own state. */
  value: Value | undefined;
  /** Initial value of the uncontrolled mode. */
  defaultValue: Value;
  /** Value in the server's HTML. Default: `value`, else `defaultValue`. A popover, for example, is always closed there. */
  shown?: Value;
  /** Reads the value from the DOM. Called in effects and event handlers only. */
  read: () => Value;
  /** Writes the value to the DOM. Called in effects and event handlers only. */
  write: (value: Value) => void;
  /** Called with every new value, in both modes. */
  onChange: ((value: Value) => void) | undefined;
  /** Returns `true` if two values are equal. Must be a stable function. Default `Object.is`. */
  isEqual?: (one: Value, other: Value) => boolean;
}

/**
 * Mirrors the state that a native element keeps (`details`, `popover`) for a parent that follows or controls it. The
 * element changes first and then notifies React. So it works before hydration, and hydration loses no change.
 *
 * @returns `report`, to be called when the element reports a change
 */
export function useNativeState<Value>({
  value,
  defaultValue,
  shown = value ?? defaultValue,
  isEqual = Object.is,
  ...dom
}: NativeState<Value>): () => void {
  const latest = useLatest(dom);
  /** Last value that was written to the element or reported by it. */
  const lastValue = useRef(shown);
  // Every report causes a render. If the parent then keeps its old value, the element is set back to that value.
  const [reports, countReport] = useReducer((count: number) => count + 1, 0);

  const report = useCallback(() => {
    const now = latest.current.read();
    if (isEqual(now, lastValue.current)) return;
    lastValue.current = now;
    latest.current.onChange?.(now);
    countReport();
  }, [latest, isEqual]);

  const writeValue = (wanted: Value) => {
    lastValue.current = wanted;
    if (!isEqual(latest.current.read(), wanted)) latest.current.write(wanted);
  };

  // Compares values instead of skipping the first run, because StrictMode runs effects twice. A render for any other reason
  // must not write: the event of the visitor's last click may still be pending.
  const previous = useRef({ value, reports });
  useLayoutEffect(() => {
    const before = previous.current;
    previous.current = { value, reports };
    if (value === undefined) return;
    if (before.reports !== reports || before.value === undefined || !isEqual(before.value, value))
      writeValue(value);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the DOM once, at hydration.
  useLayoutEffect(() => {
    const wanted = value ?? defaultValue;
    report();
    if (isEqual(lastValue.current, shown) && !isEqual(wanted, shown)) writeValue(wanted);
  }, []);

  return report;
}
