"use client";

import type { ComponentPropsWithRef } from "react";
import { cx } from "../../styles/cx.ts";
import { FilterChips } from "../FilterChips/index.ts";
import type { UnitSystem } from "../SpecTable/convert.ts";
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

export interface UnitSwitchProps
  extends UnitsProps,
    Omit<ComponentPropsWithRef<"fieldset">, "children" | "defaultValue" | "name" | "onChange"> {
  labels: UnitSwitchLabels;
}

/** Switch between metric and imperial units. Hidden in print. */
export function UnitSwitch({
  units,
  defaultUnits = "metric",
  onUnitsChange,
  labels,
  className,
  ...rest
}: UnitSwitchProps) {
  return (
    <FilterChips
      {...rest}
      className={cx(unitSwitch, className)}
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
