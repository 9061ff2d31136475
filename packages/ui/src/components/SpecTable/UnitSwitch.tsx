"use client";

import { FilterChips } from "../FilterChips/index.ts";
import type { UnitSystem } from "./convert.ts";
import { unitSwitch } from "./UnitSwitch.css.ts";

export interface UnitSwitchLabels {
  /** Accessible name of the switch. */
  units: string;
  /** Label of the metric option, as short as `mm`. */
  metric: string;
  /** Label of the imperial option. */
  imperial: string;
}

/** Props for the system of units of a table. */
export interface UnitsProps {
  /** Current system of units. Set it to control the state from outside. */
  units?: UnitSystem | undefined;
  /** Initial system of units. Default: `metric`. */
  defaultUnits?: UnitSystem | undefined;
  onUnitsChange?: ((units: UnitSystem) => void) | undefined;
}

export interface UnitSwitchProps extends UnitsProps {
  labels: UnitSwitchLabels;
}

/**
 * Switch between metric and imperial units. Switch and values must be inside an element with the class `unitScope`. Not
 * exported from the package.
 */
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
