import { projectOfDrawing, toDxf, toLbrn2, toSvg } from "@lightmaker/content/settings/browser";
import { save } from "../settings/save-file.ts";
import { type Checker, CheckerError } from "./checker.ts";
import type { Report } from "./use-report.ts";

export type DownloadKind = "svg" | "dxf" | "lbrn2";

/** Speed and line distance in a project that no settings are known for: the machine draws, with no power. */
const [unknownSpeed, unknownInterval] = [100, 0.1];

/**
 * Saves the cleaned drawing.
 * @param notes text that LightBurn shows with the project
 * @throws CheckerError if the worker does not answer
 */
export async function download(
  kind: DownloadKind,
  name: string,
  checker: Checker,
  { operations, line, typed }: Report,
  notes: string,
): Promise<void> {
  const answer = await checker.ask({ kind: "clean", operations, title: name });
  if (answer.kind !== "clean") throw new CheckerError("failed");
  const { drawing } = answer;
  if (kind === "svg") {
    save(`${name}-clean.svg`, toSvg(drawing), "image/svg+xml");
    return;
  }
  if (kind === "dxf") {
    save(`${name}-clean.dxf`, toDxf(drawing), "image/vnd.dxf");
    return;
  }
  const project = projectOfDrawing(
    drawing,
    (layer) => {
      const operation = layer.name === "ENGRAVE" ? "engrave" : layer.name === "CUT" ? "cut" : "score";
      const filled = operation === "engrave";
      const known = line.answer.answers[operation];
      const settings = known?.kind === "settings" ? known : undefined;
      return {
        // Without settings, no power: the machine then draws nothing instead of burning.
        power: settings ? Math.min(...settings.power.figures) : 0,
        speed: typed(operation) ?? (settings ? Math.min(...settings.speed.figures) : unknownSpeed),
        passes: settings ? Number(settings.passes.figures[0]) : 1,
        filled,
        air: !filled,
        ...(filled && {
          interval: typed("interval") ?? Number(settings?.interval?.figures[0] ?? unknownInterval),
        }),
      };
    },
    notes,
  );
  save(`${name}.lbrn2`, toLbrn2(project), "application/octet-stream");
}
