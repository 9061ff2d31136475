import { useCallback, useState } from "react";

interface ControllableState<Value> {
  /** The owner's value; `undefined` leaves the state to the component. */
  value: Value | undefined;
  /** The value to begin with when the component keeps its own state. */
  defaultValue: Value;
  /** Called with every new value, in both modes. */
  onChange: ((value: Value) => void) | undefined;
}

/** State that the owner may hold (`value`) or leave to the component (`defaultValue`). */
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
