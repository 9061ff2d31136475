import type { Analysis, Outline } from "./analyse.ts";
import { boxOf, type Operation } from "./drawing.ts";
import { byLayer } from "./layer-list.ts";

/** Work of the head in a drawing. Lengths in millimetres, areas in square millimetres. */
export interface Route {
  /** Lengths of the runs of cut and scored lines: from one corner, where the head must brake, to the next. */
  readonly cut: Float64Array;
  readonly score: Float64Array;
  /** Jumps between lines with the beam off. */
  readonly jumps: Float64Array;
  /** Width and height of what is filled with lines, for each layer, and the area that is engraved. */
  readonly engraved: readonly { readonly width: number; readonly height: number; readonly area: number }[];
}

/** Turns sharper than this are corners, in radians. Flattened curves turn by less. */
const corner = Math.PI / 9;

function runsOf({ chain: { points, closed } }: Outline, runs: number[]): void {
  const count = points.length / 2;
  const segments = closed ? count : count - 1;
  let [run, before] = [0, NaN];
  for (let index = 0; index < segments; index += 1) {
    const [from, to] = [2 * index, (2 * index + 2) % points.length];
    const dx = (points[to] as number) - (points[from] as number);
    const dy = (points[to + 1] as number) - (points[from + 1] as number);
    const direction = Math.atan2(dy, dx);
    const turn = Math.abs(direction - before);
    if (Math.min(turn, 2 * Math.PI - turn) > corner) {
      runs.push(run);
      run = 0;
    }
    run += Math.hypot(dx, dy);
    before = direction;
  }
  runs.push(run);
}

/**
 * Plans the way of the head: inner outlines before outer ones, otherwise in strips from one side to the other and back.
 * Copies are left out.
 */
export function routeOf(
  { outlines, layers, box, height }: Analysis,
  operations: readonly Operation[],
): Route {
  const runs: Record<"cut" | "score", number[]> = { cut: [], score: [] };
  const stops: { x: number; y: number; u: number; v: number; order: number; strip: number }[] = [];
  const strips = Math.max(1, Math.round(Math.sqrt(outlines.length / 2)));
  for (const outline of outlines) {
    const { chain, depth, duplicate } = outline;
    const operation = operations[chain.layer];
    if (duplicate || (operation !== "cut" && operation !== "score")) continue;
    runsOf(outline, runs[operation]);
    const { points, closed } = chain;
    const [x, y] = [points[0] as number, points[1] as number];
    const last = points.length - 2;
    stops.push({
      x,
      y,
      u: closed ? x : (points[last] as number),
      v: closed ? y : (points[last + 1] as number),
      order: operation === "score" ? -1 : depth % 2 === 1 ? 0 : 1,
      strip: height > 0 ? Math.min(strips - 1, Math.floor(((y - box.lower) / height) * strips)) : 0,
    });
  }
  stops.sort((a, b) => a.order - b.order || a.strip - b.strip || (a.strip % 2 === 0 ? a.x - b.x : b.x - a.x));
  const jumps = new Float64Array(stops.length);
  let [u, v] = [box.left, box.lower];
  for (const [index, stop] of stops.entries()) {
    jumps[index] = Math.hypot(stop.x - u, stop.y - v);
    [u, v] = [stop.u, stop.v];
  }
  const areas = byLayer(
    operations.length,
    outlines.filter(({ chain, duplicate }) => chain.closed && !duplicate),
    ({ chain }) => chain.layer,
  );
  const engraved = operations.flatMap((operation, layer) => {
    const own = areas[layer] ?? [];
    if (operation !== "engrave" || own.length === 0) return [];
    const its = boxOf(own.map(({ chain }) => chain));
    return [{ width: its.right - its.left, height: its.upper - its.lower, area: layers[layer]?.area ?? 0 }];
  });
  return { cut: Float64Array.from(runs.cut), score: Float64Array.from(runs.score), jumps, engraved };
}
