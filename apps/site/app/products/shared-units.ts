import type { UnitSystem } from "@lightmaker/ui";
import { useSyncExternalStore } from "react";

/** One choice for all tables: a visitor who reads inches also wants inches for the next model. Reset with the document. */
let sharedUnits: UnitSystem = "metric";
const listeners = new Set<() => void>();

function setSharedUnits(units: UnitSystem): void {
  sharedUnits = units;
  for (const subscribe of listeners) subscribe();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the units that all tables share, and a function that changes them. */
export function useSharedUnits(): readonly [UnitSystem, (units: UnitSystem) => void] {
  const units = useSyncExternalStore<UnitSystem>(
    subscribe,
    () => sharedUnits,
    () => "metric",
  );
  return [units, setSharedUnits];
}
