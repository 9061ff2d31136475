import type { Analysis, Outline } from "./analyse.ts";
import type { Chain, Drawing, Operation } from "./drawing.ts";

/** Corner of a line. `controls` bend the segment to the next corner into a cubic Bézier curve: x1, y1, x2, y2. */
export interface CleanVertex {
  readonly x: number;
  readonly y: number;
  readonly controls?: readonly [x1: number, y1: number, x2: number, y2: number];
}

/** Shapes as `@lightmaker/content` draws them: lines and curves, or a circle. In millimetres, y upwards. */
export type CleanShape =
  | { readonly vertices: readonly CleanVertex[]; readonly closed: boolean }
  | { readonly x: number; readonly y: number; readonly radius: number };

export interface CleanLayer {
  /** Latin capitals, digits, `_` and `-`, as DXF R12 allows. */
  readonly name: string;
  readonly color: string;
  /** AutoCAD colour index. */
  readonly colorIndex: number;
  readonly operation: Exclude<Operation, "ignore">;
  readonly shapes: readonly CleanShape[];
}

/** A drawing without what the laser should not do, its lower left corner at 0, 0. */
export interface CleanDrawing {
  readonly title: string;
  /** In millimetres. */
  readonly width: number;
  readonly height: number;
  /** In processing order: engraving, scoring, cutting. */
  readonly layers: readonly CleanLayer[];
}

const looks = [
  { operation: "engrave", name: "ENGRAVE", color: "#000000", colorIndex: 7 },
  { operation: "score", name: "SCORE", color: "#0000ff", colorIndex: 5 },
  { operation: "cut", name: "CUT", color: "#ff0000", colorIndex: 1 },
] as const;

/** Corners that are this near to a straight line are left out, in millimetres. */
const straight = 0.002;
/** Most segments that are straightened at once: a zigzag that grows ever smaller takes the square of them. */
const mostAtOnce = 500;

/** Returns the numbers of the points that a line needs (Douglas and Peucker), the first and the last among them. */
function neededPoints(points: Float64Array): readonly number[] {
  const count = points.length / 2;
  const keep = new Uint8Array(count);
  keep[0] = 1;
  keep[count - 1] = 1;
  const open: [number, number][] = [[0, count - 1]];
  for (let part = open.pop(); part; part = open.pop()) {
    const [from, to] = part;
    const [ax, ay] = [points[2 * from] as number, points[2 * from + 1] as number];
    const [dx, dy] = [(points[2 * to] as number) - ax, (points[2 * to + 1] as number) - ay];
    const length = Math.hypot(dx, dy);
    let [farthest, distance] = [-1, straight];
    for (let index = from + 1; index < to; index += 1) {
      const [px, py] = [(points[2 * index] as number) - ax, (points[2 * index + 1] as number) - ay];
      const along = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / (length * length)));
      const off = Math.hypot(px - along * dx, py - along * dy);
      if (off > distance) [farthest, distance] = [index, off];
    }
    if (farthest > 0) {
      keep[farthest] = 1;
      open.push([from, farthest], [farthest, to]);
    }
  }
  return Array.from(keep.keys()).filter((index) => keep[index]);
}

/** Returns the corners of a line: those that its straight parts need, and the ends of its curves. */
function verticesOf({ points, closed, curves = [] }: Chain, left: number, lower: number): CleanVertex[] {
  const count = points.length / 2;
  const segments = closed ? count : count - 1;
  const vertices: CleanVertex[] = [];
  const corner = (index: number): CleanVertex => ({
    x: (points[2 * (index % count)] as number) - left,
    y: (points[2 * (index % count) + 1] as number) - lower,
  });
  let at = 0;
  /** Adds the corners from the current one up to another, which is left out. */
  const straightTo = (end: number) => {
    while (at < end) {
      const count = Math.min(mostAtOnce, end - at);
      const line = Float64Array.from({ length: 2 * (count + 1) }, (_, place) => {
        return points[(2 * at + place) % points.length] as number;
      });
      for (const index of neededPoints(line).slice(0, -1)) vertices.push(corner(at + index));
      at += count;
    }
  };
  for (const { first, count: length, x1, y1, x2, y2 } of curves) {
    straightTo(first);
    vertices.push({ ...corner(first), controls: [x1 - left, y1 - lower, x2 - left, y2 - lower] });
    at = first + length;
  }
  straightTo(segments);
  if (!closed) vertices.push(corner(segments));
  return vertices;
}

function shapeOf({ chain }: Outline, left: number, lower: number): CleanShape {
  const { circle, closed } = chain;
  if (circle) return { x: circle.x - left, y: circle.y - lower, radius: circle.radius };
  return { closed, vertices: verticesOf(chain, left, lower) };
}

/**
 * Returns the drawing as the laser should get it: lines joined, copies and ignored layers left out, one layer for each
 * operation, holes before outlines. Open lines stay open: where they should meet, only the author knows.
 */
export function cleaned(
  { layers }: Pick<Drawing, "layers">,
  { outlines }: Analysis,
  operations: readonly Operation[],
  title: string,
): CleanDrawing {
  const used = outlines.filter(
    ({ chain: { layer }, duplicate }) =>
      layers[layer] !== undefined && !duplicate && (operations[layer] ?? "ignore") !== "ignore",
  );
  let [left, lower, right, upper] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { chain } of used)
    for (let index = 0; index < chain.points.length; index += 2) {
      const [x, y] = [chain.points[index] as number, chain.points[index + 1] as number];
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [lower, upper] = [Math.min(lower, y), Math.max(upper, y)];
    }
  return {
    title,
    width: used.length > 0 ? right - left : 0,
    height: used.length > 0 ? upper - lower : 0,
    layers: looks.flatMap((look) => {
      const own = used
        .filter(({ chain }) => operations[chain.layer] === look.operation)
        .toSorted((a, b) => b.depth - a.depth);
      return own.length === 0 ? [] : [{ ...look, shapes: own.map((each) => shapeOf(each, left, lower)) }];
    }),
  };
}
