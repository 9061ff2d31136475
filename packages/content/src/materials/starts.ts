import { msg } from "@lingui/core/macro";
import { inline, type Words } from "../authoring.ts";
import { type RowId, rows, type SettingsRow } from "../settings/rows.ts";
import type { Material } from "./material.ts";

/**
 * Returns the starting point of a material's page that shows a row of the settings.
 * @param label makes the label from the power and the thickness of the row
 */
export function startFrom(
  id: RowId,
  label: (watts: string, thickness: string) => Words,
): Material["figures"]["start"][number] {
  const { power, speed, watts, thickness, sources }: SettingsRow = rows[id];
  const [share, pace] = [inline(power), inline(speed)];
  return {
    label: label(inline(watts), inline(thickness)),
    value: msg`功率 ${share}，${pace}`,
    only: "co2",
    sources,
    watts: Number(watts.figures[0]),
  };
}
