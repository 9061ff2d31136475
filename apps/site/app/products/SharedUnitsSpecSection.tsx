import { SpecSection, type SpecSectionProps } from "@lightmaker/ui";
import { useSharedUnits } from "./shared-units.ts";

/** A specification table that shares its units with all others. */
export function SharedUnitsSpecSection(props: Omit<SpecSectionProps, "units" | "onUnitsChange">) {
  const [units, setUnits] = useSharedUnits();
  return <SpecSection {...props} onUnitsChange={setUnits} units={units} />;
}
