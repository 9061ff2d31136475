import type { LayerSetting } from "../../drawing/test-card.ts";
import { escapeXml } from "../../drawing/xml.ts";

/*
 * LightBurn does not document its files. This folder writes what public readers and writers agree on; `library.ts` and
 * `project.ts` name them. All of them agree on a setting: `CutSetting` with the attribute `type` (`Cut` follows lines,
 * `Scan` fills areas) and child elements whose attribute `Value` holds the figure; `index`, `name`, `maxPower` in
 * percent, `speed` in mm/s, `numPasses`, `interval` in mm, `priority` (order of the layers):
 * MarcinZukowski/lightburn-tester (lbt.py), meerk40t/meerk40t (gui/materialmanager.py),
 * BainbridgeArtisanResourceNetwork/LightBurn_Config_Files (libraries that LightBurn saved), jlucaso1/lbrn2-to-svg,
 * tscircuit/lbrnts, styx/lac_to_lbrn2. `minPower` (power at corners) and `runBlower` (air assist) are in the saved
 * libraries and in lightburn-tester.
 */

/** Settings of a LightBurn layer. */
export interface LightBurnSetting extends LayerSetting {
  /** True for an area that is filled with lines. */
  readonly filled: boolean;
  /** Air assist on. */
  readonly air: boolean;
}

/** Writes an element with attributes and, on lines of their own, its children. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  children: readonly string[] = [],
): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`);
  const start = `<${name}${written.join("")}`;
  return children.length === 0 ? `${start}/>` : `${start}>\n${children.join("\n")}\n</${name}>`;
}

/**
 * Writes the setting of a layer.
 * @param index layer; 0 in a library
 * @param more further values, by element, that come after the name
 */
export function cutSetting(
  index: number,
  name: string,
  { power, speed, passes, interval, filled, air }: LightBurnSetting,
  more: Readonly<Record<string, string>> = {},
): string {
  const values = {
    index,
    name,
    ...more,
    // The same power at corners: a row has one power, and nobody has tried another one there.
    minPower: power,
    maxPower: power,
    speed,
    numPasses: passes,
    ...(filled && interval !== undefined && { interval }),
    runBlower: air ? 1 : 0,
    priority: index,
  };
  return element(
    "CutSetting",
    { type: filled ? "Scan" : "Cut" },
    Object.entries(values).map(([key, value]) => element(key, { Value: value })),
  );
}

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';
