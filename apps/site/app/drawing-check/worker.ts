/** Reads and checks drawings beside the page, so that the page answers meanwhile. */
import {
  type Analysis,
  analyse,
  cleaned,
  type Drawing,
  DrawingError,
  type FileUnit,
  guessOperations,
  partsOf,
  previewOf,
  readDrawing,
  rescaled,
  routeOf,
  timeOfJob,
} from "@lightmaker/drawing";
import type { Answer, Question } from "./messages.ts";

let current: { readonly drawing: Drawing; readonly analysis: Analysis } | undefined;

function read(bytes: Uint8Array, unit: FileUnit | undefined, width: number | undefined): Answer {
  let drawing = readDrawing(bytes, unit);
  let analysis = analyse(drawing);
  if (width !== undefined && analysis.width > 0) {
    drawing = rescaled(drawing, width / analysis.width);
    analysis = analyse(drawing);
  }
  current = { drawing, analysis };
  const { format, unit: found, unitFrom, layers } = drawing;
  return {
    kind: "read",
    format,
    unit: found,
    unitFrom,
    layers: layers.map((layer, index) => ({
      ...layer,
      ...(analysis.layers[index] ?? {
        length: 0,
        area: 0,
        closed: 0,
        open: 0,
        box: { left: 0, lower: 0, right: 0, upper: 0 },
      }),
    })),
    width: analysis.width,
    height: analysis.height,
    findings: analysis.findings,
    paths: previewOf(analysis),
    operations: guessOperations(drawing),
  };
}

function answer(question: Question): Answer {
  if (question.kind === "read") return read(question.bytes, question.unit, question.width);
  if (!current) throw new Error("The page must send a drawing before it asks about one.");
  const { drawing, analysis } = current;
  const { operations } = question;
  if (question.kind === "clean")
    return { kind: "clean", drawing: cleaned(drawing, analysis, operations, question.title) };
  const route = routeOf(analysis, operations);
  return {
    kind: "plan",
    times: question.jobs.map((job) => timeOfJob(route, job)),
    parts: partsOf(analysis, operations),
  };
}

addEventListener("message", ({ data }: MessageEvent<{ id: number; question: Question }>) => {
  let result: Answer;
  try {
    result = answer(data.question);
  } catch (error) {
    if (!(error instanceof DrawingError)) throw error;
    result = { kind: "fault", fault: error.fault };
  }
  postMessage({ id: data.id, answer: result });
});
