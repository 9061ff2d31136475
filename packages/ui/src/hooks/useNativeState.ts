import { useCallback, useLayoutEffect, useReducer, useRef } from "react";
import { useLatest } from "./useLatest.ts";

interface NativeState<Value> {
  /** The owner's value; `undefined` leaves the state to the element. */
  value: Value | undefined;
  /** The value to begin with when the element keeps its own state. */
  defaultValue: Value;
  /** What the server's HTML shows; `defaultValue` unless given. A popover, for one, is always closed there. */
  shown?: Value;
  /** Asks the DOM. Called in effects and events only. */
  read: () => Value;
  /** Tells the DOM. Called in effects and events only. */
  write: (value: Value) => void;
  /** Called with every new value, in both modes. */
  onChange: ((value: Value) => void) | undefined;
  /** Whether two values mean the same. Must not change. Default `Object.is`. */
  same?: (one: Value, other: Value) => boolean;
}

/**
 * State that a native element keeps (`details`, `popover`), mirrored for an owner who wants to follow or hold it. The
 * element changes first and React hears of it, so it works before React, and nothing is lost while React takes over.
 *
 * @returns `report`, to be called when the element says that it has changed
 */
export function useNativeState<Value>({
  value,
  defaultValue,
  shown = value ?? defaultValue,
  same = Object.is,
  ...dom
}: NativeState<Value>): () => void {
  const latest = useLatest(dom);
  /** What the owner has said or been told last. */
  const known = useRef(shown);
  // Counted, so that an owner who does not follow a report gets the element back to what he said.
  const [reports, countReport] = useReducer((count: number) => count + 1, 0);

  const report = useCallback(() => {
    const now = latest.current.read();
    if (same(now, known.current)) return;
    known.current = now;
    latest.current.onChange?.(now);
    countReport();
  }, [latest, same]);

  const obey = (wanted: Value) => {
    known.current = wanted;
    if (!same(latest.current.read(), wanted)) latest.current.write(wanted);
  };

  // Values are compared rather than first runs skipped: StrictMode runs effects twice. And a render for another reason
  // must not write: the event that tells of a visitor's last click may still be on its way.
  const obeyed = useRef({ value, reports });
  useLayoutEffect(() => {
    const before = obeyed.current;
    obeyed.current = { value, reports };
    if (value === undefined) return;
    if (before.reports !== reports || before.value === undefined || !same(before.value, value)) obey(value);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the DOM is read once, when React takes over.
  useLayoutEffect(() => {
    const wanted = value ?? defaultValue;
    report();
    if (same(known.current, shown) && !same(wanted, shown)) obey(wanted);
  }, []);

  return report;
}
