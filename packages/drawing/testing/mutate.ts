import {
  analyse,
  cleaned,
  DrawingError,
  guessOperations,
  previewOf,
  readDrawing,
  routeOf,
} from "../src/index.ts";

/** Random numbers from a seed, so that every run can be repeated (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = state;
    value = Math.imul(value ^ (value >>> 15), value | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

/** Texts that break readers. */
const nasty = [
  "1e308",
  "-1e308",
  "NaN",
  "0",
  "-0",
  "1e-320",
  "99999999999",
  "<g>",
  "</g>",
  "&x;",
  "Z",
  "M",
  "a1 1 0 1 1 0 0",
  "\n0\nPOLYLINE\n",
  "\n0\nSEQEND\n",
  "\n0\nINSERT\n2\nPART\n70\n999\n71\n999\n",
  "\u0000",
  "<!--",
  "]]>",
];

/** Damages a file in a few places: bytes changed, parts removed, doubled or swapped, nasty texts put in. */
export function mutate(bytes: Uint8Array, random: () => number): Uint8Array {
  const at = (length: number) => Math.floor(random() * length);
  let result = Buffer.from(bytes);
  for (let step = 1 + at(6); step > 0; step -= 1) {
    const from = at(result.length + 1);
    const to = Math.min(result.length, from + at(80));
    const [before, part, after] = [result.subarray(0, from), result.subarray(from, to), result.subarray(to)];
    const kind = at(5);
    if (kind === 0 && result.length > 0) result[at(result.length)] = at(256);
    else if (kind === 1) result = Buffer.concat([before, after]);
    else if (kind === 2)
      result = Buffer.concat([before, ...Array.from({ length: 1 + at(200) }, () => part), after]);
    else if (kind === 3) result = Buffer.concat([before, Buffer.from(nasty[at(nasty.length)] ?? ""), after]);
    else result = Buffer.concat([before, after, part]);
  }
  return result;
}

/** Does everything with a file that the page does. Returns why it was refused, or undefined. */
export function process(bytes: Uint8Array): string | undefined {
  try {
    const drawing = readDrawing(bytes);
    const analysis = analyse(drawing);
    const operations = guessOperations(drawing);
    routeOf(analysis, operations);
    previewOf(analysis);
    cleaned(drawing, analysis, operations, "");
    return undefined;
  } catch (error) {
    if (error instanceof DrawingError) return error.fault;
    throw error;
  }
}
