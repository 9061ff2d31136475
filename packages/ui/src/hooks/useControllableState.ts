"use client";

import { useCallback, useState } from "react";

interface ControllableState<Value> {
  /** Value of the controlled mode; `undefined` lets the component keep its own state. */
  value: Value | undefined;
  /** Initial value of the uncontrolled mode. */
  defaultValue: Value;
  /** Called with every new value, in both modes. */
  onChange: ((value: Value) => void) | undefined;
}

/** State that is controlled by the parent (`value`) or kept by the component (`defaultValue`). */
export function useControllableState<Value>({ value, defaultValue, onChange }: ControllableState<Value>) {
  const [inner, setInner] = useState(defaultValue);
  const current = value === undefined ? inner : value;
  const set = useCallback(
    (next: Value) => {
      if (Object.is(next, current)) return;
      setInner(() => next);
      onChange?.(next);
    },
    [current, onChange],
  );
  return [current, set] as const;
}
