/** Figures that each command takes. */
const arity: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2 };

const figure = /[\s,]*[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/y;
/** The flags of an arc are single digits that may stand without a separator. */
const flag = /[\s,]*[01]/y;
const arc = [figure, figure, figure, flag, flag, figure, figure];

/**
 * Reads parts of figures up to the first that is wrong. Each figure is as long as it can be, and no shorter one is tried:
 * one pattern for a whole arc tries all ways to divide 2,000 digits among its figures, which takes years.
 */
function partsOf(
  text: string,
  figures: readonly RegExp[],
): { readonly parts: readonly string[]; readonly complete: boolean } {
  const parts: string[] = [];
  for (let end = 0; ; ) {
    let next = end;
    for (const each of figures) {
      each.lastIndex = next;
      if (!each.test(text)) return { parts, complete: /^[\s,]*$/.test(text.slice(end)) };
      next = each.lastIndex;
    }
    parts.push(text.slice(end, next).replace(/^[\s,]+/, ""));
    end = next;
  }
}

/** Longest run of figures after one command, in characters, and how many times a command is repeated in one piece. */
const [longRun, repeats] = [2000, 50];

/**
 * Writes the command of long runs of figures again and again. svgpath 2.6.0 takes the figures of a command from the
 * front of an array, so that its time grows with the square of the run: 1.4 s for 100,000 points, 15 s for 300,000.
 * Data with an error ends before it, as in browsers.
 */
export function withShortRuns(data: string): string {
  if (data.length <= longRun) return data;
  let result = "";
  for (const [run] of data.matchAll(/[a-df-z][^a-df-z]*/gi)) {
    const command = run[0] ?? "";
    const rest = run.slice(1);
    if (run.length <= longRun) {
      result += run;
      continue;
    }
    const kind = command.toLowerCase();
    const isArc = kind === "a";
    const count = isArc ? 1 : arity[kind];
    if (count === undefined) return result;
    const { parts, complete } = partsOf(rest, isArc ? arc : [figure]);
    const step = count * repeats;
    for (let from = 0; from < parts.length; from += step) {
      // After the first point of a move, the others are lines.
      const letter = from === 0 || kind !== "m" ? command : command === "m" ? "l" : "L";
      result += letter + parts.slice(from, from + step).join(" ");
    }
    if (!complete) return result;
  }
  return result;
}
