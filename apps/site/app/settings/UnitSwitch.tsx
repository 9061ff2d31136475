import { FilterChips, type QuantityLabels } from "@lightmaker/ui";
import { useSharedUnits } from "../products/shared-units.ts";
import * as styles from "./settings.css.ts";

interface UnitSwitchProps {
  labels: QuantityLabels & { units: string; metric: string; imperial: string };
}

/** Switch between metric and imperial units, for all pages. */
export function UnitSwitch({ labels }: UnitSwitchProps) {
  const [units, setUnits] = useSharedUnits();
  return (
    <FilterChips
      className={styles.units}
      data-unit-switch=""
      items={[
        { value: "metric", label: labels.metric },
        { value: "imperial", label: labels.imperial },
      ]}
      labels={{ group: labels.units }}
      onValueChange={(value) => setUnits(value === "imperial" ? "imperial" : "metric")}
      value={units}
      variant="segment"
    />
  );
}
