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
  usualOptions,
} from "@lightmaker/drawing";
import type { Answer, Message, Progress, Question } from "./messages.ts";

type Report = (progress: Progress) => void;

/** Shares of the work after which the lines are read, and compared with each other. */
const [afterReading, afterComparing] = [0.4, 0.9];

let current: { readonly drawing: Drawing; readonly analysis: Analysis } | undefined;

function read(
  bytes: Uint8Array,
  unit: FileUnit | undefined,
  width: number | undefined,
  report: Report,
): Answer {
  report({ step: "reading", done: 0 });
  let drawing = readDrawing(bytes, unit);
  if (width !== undefined) {
    const { width: own } = analyse(drawing);
    if (own > 0) drawing = rescaled(drawing, width / own);
  }
  report({ step: "comparing", done: afterReading });
  const analysis = analyse(drawing, usualOptions, (share) =>
    report({ step: "comparing", done: afterReading + share * (afterComparing - afterReading) }),
  );
  report({ step: "measuring", done: afterComparing });
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
    preview: previewOf(analysis),
    operations: guessOperations(drawing),
  };
}

function answer(question: Question, report: Report): Answer {
  if (question.kind === "read") return read(question.bytes, question.unit, question.width, report);
  if (!current) throw new Error("The page must send a drawing before it asks about one.");
  const { drawing, analysis } = current;
  if (question.kind === "findings")
    return {
      kind: "findings",
      findings: analyse(drawing, { ...usualOptions, kerf: question.kerf }).findings,
    };
  const { operations } = question;
  if (question.kind === "clean")
    return { kind: "clean", drawing: cleaned(drawing, analysis, operations, question.title) };
  const route = routeOf(analysis, operations);
  const sum = (values: Float64Array) => values.reduce((total, value) => total + value, 0);
  return {
    kind: "plan",
    way: {
      cut: sum(route.cut),
      score: sum(route.score),
      travel: sum(route.jumps),
      engraved: route.engraved.reduce((total, { area }) => total + area, 0),
    },
    times: question.jobs.map((job) => timeOfJob(route, job)),
    parts: partsOf(analysis, operations),
  };
}

addEventListener("message", ({ data }: MessageEvent<{ id: number; question: Question }>) => {
  const { id, question } = data;
  const send = (message: Message) => postMessage(message);
  let result: Answer;
  try {
    result = answer(question, (progress) => send({ id, progress }));
  } catch (error) {
    if (!(error instanceof DrawingError)) throw error;
    result = { kind: "fault", fault: error.fault };
  }
  send({ id, answer: result });
});
