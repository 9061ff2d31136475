import { fill } from "../fill.ts";
import type { Report } from "./use-report.ts";

/** Returns the report in lines, for the sample application and the notes of a project. */
export function reportLines(report: Report, fileName: string): readonly string[] {
  const { data, read, size, material, thickness, machine, line, operations, layerName, found } = report;
  const { labels } = data;
  return [
    `${labels.report}: ${fileName}`,
    `${labels.size}: ${size} mm`,
    `${labels.material}: ${material}, ${thickness} mm`,
    `${labels.chosenMachine}: ${machine.name} · ${line.fit} · ${line.light} · ${line.time}`,
    ...report.way.map(({ label, value }) => `${label}: ${value}`),
    ...read.layers.map(
      (_, index) => `${layerName(index)}: ${data.operations[operations[index] ?? "ignore"]}`,
    ),
    ...(found.length === 0
      ? [labels.nothing]
      : found.map(({ severity, title }) => `${data.severities[severity]}: ${title}`)),
    fill(labels.kerfUsed, { value: report.fine(report.kerf) }),
  ];
}
