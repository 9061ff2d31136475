import type { DrawingCheckBlockData } from "@lightmaker/content";
import { type Language, languageTag } from "@lightmaker/content/routes";
import {
  costOf,
  type Finding,
  fitOf,
  nest,
  type Operation,
  type Range,
  type Severity,
  severityOf,
  type TimeOptions,
  usualOptions,
} from "@lightmaker/drawing";
import { startTransition, useEffect, useState } from "react";
import { fill } from "../fill.ts";
import { answersOf, jobOf, type ModelAnswer } from "./answers.ts";
import { type Checker, CheckerError } from "./checker.ts";
import type { Planned, Read } from "./messages.ts";
import { type Entry, entriesInUrl, figureOf, operationsInUrl } from "./report-state.ts";
import { timeText } from "./time-text.ts";

export type CheckData = Omit<DrawingCheckBlockData, "language">;

/** A message after an action of the visitor. */
export interface ReportMessage {
  readonly tone: "success" | "error";
  readonly text: string;
}

interface ReportOptions {
  readonly checker: Checker;
  readonly read: Read;
  readonly data: CheckData;
  readonly language: Language;
  readonly material: string;
  readonly thickness: number;
}

/** A finding that matters for the chosen operations, in words. */
export interface ShownFinding {
  readonly id: string;
  readonly severity: Severity;
  readonly title: string;
  readonly text: string;
  readonly places: Finding["places"];
}

/** What a report says of a machine. */
export interface MachineLine {
  readonly answer: ModelAnswer;
  readonly fit: string;
  /** Whether it can process the material. */
  readonly light: string;
  readonly time: string;
  readonly range?: Range;
}

const order = { problem: 0, warning: 1, note: 2 } as const;

/** State of a report, which a link can bring, and all that follows from it. */
export function useReport({ checker, read, data, language, material, thickness }: ReportOptions) {
  const { labels, models } = data;
  const tag = languageTag[language];
  const [operations, setOperations] = useState(
    () => operationsInUrl(location.search, read.layers.length) ?? read.operations,
  );
  const [entries, setEntries] = useState(() => entriesInUrl(location.search));
  const [chosen, setChosen] = useState(() => new URLSearchParams(location.search).get("machine") ?? "");
  const [planned, setPlanned] = useState<Planned>();
  const [findings, setFindings] = useState(read.findings);
  const [message, setMessage] = useState<ReportMessage>();
  const figure = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }).format;
  const fine = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }).format;
  const typed = (name: Entry) => figureOf(entries[name]);

  const answers = answersOf(models, material, thickness, operations);
  const jobs = answers.map((answer) => jobOf(answer, entries));
  const fail = (error: unknown) => {
    console.warn("The drawing was not computed.", error);
    setMessage({ tone: "error", text: data.faults[error instanceof CheckerError ? error.fault : "failed"] });
  };
  const failed = data.faults.failed;
  const question = JSON.stringify([operations, jobs]);
  useEffect(() => {
    let isLate = false;
    const [asked, tasks] = JSON.parse(question) as [readonly Operation[], readonly TimeOptions[]];
    checker.ask({ kind: "plan", operations: asked, jobs: tasks }).then(
      (answer) => {
        if (!isLate && answer.kind === "plan") startTransition(() => setPlanned(answer));
      },
      (error: unknown) => {
        console.warn("The times were not computed.", error);
        setMessage({ tone: "error", text: failed });
      },
    );
    return () => {
      isLate = true;
    };
  }, [checker, question, failed]);

  const fits = models.map(({ area }) =>
    area && planned ? fitOf(read, planned.parts, { width: area[0], height: area[1] }) : undefined,
  );
  const isWhole = (index: number) => ["fits", "turned"].includes(fits[index]?.kind ?? "");
  const possible = models.filter((_, index) => !answers[index]?.refusal);
  const machine =
    models.find(({ id }) => id === chosen) ??
    models.find((_, index) => isWhole(index) && !answers[index]?.refusal) ??
    possible[0] ??
    models[0];
  if (!machine) throw new RangeError("The check of drawings has no machine.");
  const place = models.indexOf(machine);

  const kerf = typed("kerf") ?? machine.kerf;
  useEffect(() => {
    // The drawing was checked for this width when it was read.
    if (kerf === usualOptions.kerf) {
      setFindings(read.findings);
      return;
    }
    let isLate = false;
    checker.ask({ kind: "findings", kerf }).then(
      (answer) => {
        if (!isLate && answer.kind === "findings") setFindings(answer.findings);
      },
      (error: unknown) => {
        console.warn("The findings were not computed.", error);
        setMessage({ tone: "error", text: failed });
      },
    );
    return () => {
      isLate = true;
    };
  }, [checker, kerf, failed, read.findings]);

  const list = new Intl.ListFormat(tag, { type: "conjunction", style: "narrow" });
  const needed = (["cut", "score", "engrave"] as const).filter((each) => operations.includes(each));
  const named = (all: readonly Operation[]) => list.format(all.map((each) => data.operations[each]));
  /** Tells whether a machine's light can do what the drawing needs. */
  const lightOf = ({ answers: known, refusal }: ModelAnswer): string => {
    const reasonOf = (reason: string, most = "") => fill(data.reasons[reason] ?? "", { most });
    if (refusal)
      return reasonOf(
        refusal.reason,
        "limit" in refusal ? figure(Math.max(...refusal.limit.figures)) : undefined,
      );
    const unsure = needed.flatMap((each) => {
      const answer = known[each];
      return answer?.kind === "testCard" ? [{ each, reason: answer.reason }] : [];
    });
    const unpublished = unsure.find(({ reason }) => reason === "limitNotPublished");
    if (unpublished) return reasonOf(unpublished.reason);
    return unsure.length > 0
      ? fill(labels.tryFirst, { name: named(unsure.map(({ each }) => each)) })
      : labels.can;
  };

  const lines: readonly MachineLine[] = answers.map((answer, index) => {
    const { refusal, model } = answer;
    const fit = fits[index];
    const time = refusal ? undefined : planned?.times[index];
    const hasPart = time && (time.cut ?? time.score ?? time.engrave) !== undefined;
    const untimed = time ? named(needed.filter((each) => time[each] === undefined)) : "";
    const told = hasPart ? timeText(time.total, tag) : "";
    return {
      answer,
      fit: fit
        ? fill(data.fits[fit.kind], { count: fit.kind === "tiles" ? String(fit.count) : "" })
        : model.area
          ? "…"
          : data.fits.unknown,
      light: lightOf(answer),
      time: refusal
        ? "—"
        : !time
          ? "…"
          : !hasPart
            ? labels.noTime
            : time.complete
              ? told
              : `${told} · ${fill(labels.partly, { name: untimed })}`,
      ...(hasPart && { range: time.total }),
    };
  });

  const way = planned && [
    { label: labels.cutLength, value: planned.way.cut, unit: "mm" },
    { label: labels.scoreLength, value: planned.way.score, unit: "mm" },
    { label: labels.engravedArea, value: planned.way.engraved / 100, unit: "cm²" },
    { label: labels.travel, value: planned.way.travel, unit: "mm" },
  ];
  const layerName = (index: number) =>
    read.layers[index]?.name || fill(labels.layer, { count: String(index + 1) });
  /** Names a layer in a sentence; by its colour too, where others have its name. */
  const layerPlace = (index: number) => {
    const { name = "", color = "" } = read.layers[index] ?? {};
    if (name === "") return layerName(index);
    const isAlone = read.layers.filter((each) => each.name === name).length === 1;
    return fill(labels.inLayer, { name: isAlone ? name : `${name} ${color}` });
  };
  const found: readonly ShownFinding[] = findings
    .flatMap((finding, index) => {
      const { kind, layer, count, measure, places } = finding;
      const severity = severityOf(finding, layer === undefined ? undefined : operations[layer]);
      if (!severity) return [];
      const { title, text } = data.findings[kind];
      const size = measure === undefined ? "" : ` · ${fine(measure)} mm`;
      const where = layer !== undefined && read.layers.length > 1 ? ` · ${layerPlace(layer)}` : "";
      const whole = `${fill(title, { count: String(count) })}${size}${where}`;
      return [{ id: `finding-${index}`, severity, title: whole, text, places }];
    })
    .toSorted((a, b) => order[a.severity] - order[b.severity]);

  const sheet = {
    width: typed("sheetWidth") ?? machine.area?.[0] ?? 0,
    height: typed("sheetHeight") ?? machine.area?.[1] ?? 0,
  };
  const nesting = nest(read, sheet, typed("gap") ?? 0);
  const range = lines[place]?.range;
  const [price, hour, energy, power] = [typed("price"), typed("hour"), typed("energy"), typed("power")];
  const cost = costOf(range, {
    pieces: nesting.count,
    ...(price !== undefined && { sheet: price }),
    ...(hour !== undefined && { hour }),
    ...(energy !== undefined && { energy }),
    ...(power !== undefined && { power }),
  });

  return {
    read,
    data,
    language,
    material: data.materials.find(({ id }) => id === material)?.name ?? material,
    thickness,
    operations,
    setOperation: (layer: number, operation: Operation) => setOperations((all) => all.with(layer, operation)),
    entries,
    setEntry: (name: Entry, text: string) => setEntries((all) => ({ ...all, [name]: text })),
    typed,
    machine,
    chosen,
    choose: setChosen,
    line: lines[place] as MachineLine,
    lines,
    kerf,
    found,
    way: (way ?? [])
      .filter(({ value }) => value > 0)
      .map(({ label, value, unit }) => ({ label, value: `${figure(value)} ${unit}` })),
    layerName,
    sheet,
    nesting,
    cost,
    size: `${figure(read.width)} × ${figure(read.height)}`,
    figure,
    fine,
    message,
    setMessage,
    fail,
  };
}

/** A report: what was read, what the visitor chose, and what follows. */
export type Report = ReturnType<typeof useReport>;
