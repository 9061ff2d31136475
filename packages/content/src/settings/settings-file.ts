import type { Words } from "../authoring.ts";
import { plain } from "../quantity.ts";
import { type Resolution, resolveWords } from "../resolve.ts";
import { libraryFor } from "./library-for.ts";
import { toClb } from "./lightburn/library.ts";
import { hasSettings, machines, type SettingsFormat, settingsFileName, settingsFormats } from "./machines.ts";
import { type StudioFile, studioFile } from "./studio-file.ts";

/** Tells spreadsheets that the file is UTF-8. Without it, Excel does not decode Chinese correctly. */
const byteOrderMark = "\ufeff";

/** Writes a field of a CSV file (RFC 4180). */
const field = (value: string | number): string => {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Column names are the same in both languages, because programs read them too. */
function toCsv({ settings }: StudioFile): string {
  const head = [
    "material",
    "name",
    "thickness_mm",
    "operation",
    "power_min_percent",
    "power_max_percent",
    "speed_min_mm_s",
    "speed_max_mm_s",
    "passes",
    "air",
    "confidence",
    "provenance",
  ];
  const rows = settings.map((each) => [
    each.material,
    each.name,
    each.thickness,
    each.operation,
    each.power.min,
    each.power.max,
    each.speed.min,
    each.speed.max,
    each.passes,
    each.air,
    each.confidence,
    each.provenance.text.join(" "),
  ]);
  return `${byteOrderMark}${[head, ...rows].map((row) => `${row.map(field).join(",")}\r\n`).join("")}`;
}

const types: Readonly<Record<SettingsFormat, string>> = {
  clb: "application/xml",
  csv: "text/csv",
  json: "application/json",
};

/**
 * Returns the file of a machine's settings with its media type, in one language.
 * @throws RangeError when there is no such file
 */
export function settingsFile(name: string, resolution: Resolution): { text: string; type: string } {
  const text = (words: Words) => plain(resolveWords(words, resolution));
  for (const machine of machines.filter(hasSettings)) {
    const format = settingsFormats.find((each) => settingsFileName(machine, each) === name);
    if (!format) continue;
    const { model, watts } = machine;
    const type = types[format];
    if (format === "clb") return { text: toClb(libraryFor(model, watts, text)), type };
    const file = studioFile(model, watts, resolution.language, text);
    return { text: format === "csv" ? toCsv(file) : `${JSON.stringify(file, undefined, 2)}\n`, type };
  }
  throw new RangeError(`There is no settings file "${name}".`);
}
