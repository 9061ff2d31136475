import { SpecSection, type SpecSectionProps } from "@lightmaker/ui";
import { useSyncExternalStore } from "react";

type Units = NonNullable<SpecSectionProps["units"]>;

/** One choice for all tables: a visitor who reads inches also wants inches for the next model. Reset with the document. */
let sharedUnits: Units = "metric";
const listeners = new Set<() => void>();

function setSharedUnits(units: Units): void {
  sharedUnits = units;
  for (const subscribe of listeners) subscribe();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A specification table that shares its units with all others. */
export function SharedUnitsSpecSection(props: Omit<SpecSectionProps, "units" | "onUnitsChange">) {
  const units = useSyncExternalStore<Units>(
    subscribe,
    () => sharedUnits,
    () => "metric",
  );
  return <SpecSection {...props} onUnitsChange={setSharedUnits} units={units} />;
}
