import { FilterChips } from "../FilterChips/index.ts";
import type { UnitSystem } from "./convert.ts";
import { unitSwitch } from "./UnitSwitch.css.ts";

export interface UnitSwitchLabels {
  /** Name of the switch, for people who do not see it. */
  units: string;
  /** The metric choice, as short as `mm`. */
  metric: string;
  /** The imperial choice. */
  imperial: string;
}

/** The system of units a table is shown in. */
export interface UnitsProps {
  /** The system of units, when the owner keeps the state. */
  units?: UnitSystem | undefined;
  /** The system of units at first. Default `metric`. */
  defaultUnits?: UnitSystem | undefined;
  onUnitsChange?: ((units: UnitSystem) => void) | undefined;
}

export interface UnitSwitchProps extends UnitsProps {
  labels: UnitSwitchLabels;
}

/** Metric or imperial: what follows it is inside an element with the class `unitScope`. Not exported from the package. */
export function UnitSwitch({ units, defaultUnits = "metric", onUnitsChange, labels }: UnitSwitchProps) {
  return (
    <FilterChips
      className={unitSwitch}
      data-unit-switch=""
      defaultValue={defaultUnits}
      items={[
        { value: "metric", label: labels.metric },
        { value: "imperial", label: labels.imperial },
      ]}
      labels={{ group: labels.units }}
      onValueChange={(value) => onUnitsChange?.(value === "imperial" ? "imperial" : "metric")}
      value={units}
      variant="segment"
    />
  );
}
