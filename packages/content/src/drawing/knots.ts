import type { Path, Vertex } from "./shapes.ts";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A vertex, with the control points of the curves on both sides. */
export interface Knot extends Point {
  readonly leaving?: Point;
  readonly arriving?: Point;
}

/** Longest arc that one curve replaces, in radians: a quarter circle, which deviates by 0.03 % of the radius. */
const longest = Math.PI / 2;

/** Returns the knots of an arc after its first point. The first gets the control point `leaving`. */
function arc(
  from: Point,
  to: Vertex,
  bulge: number,
): { readonly leaving: Point; readonly knots: readonly Knot[] } {
  const sweep = 4 * Math.atan(bulge);
  const pieces = Math.ceil(Math.abs(sweep) / longest - 1e-9);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  // The centre is on the bisector of the chord, to its left for a turn to the left of less than half a circle.
  const offset = (1 - bulge * bulge) / (4 * bulge);
  const centre = { x: (from.x + to.x) / 2 - dy * offset, y: (from.y + to.y) / 2 + dx * offset };
  const radius = Math.hypot(from.x - centre.x, from.y - centre.y);
  const start = Math.atan2(from.y - centre.y, from.x - centre.x);
  const step = sweep / pieces;
  const handle = (4 / 3) * Math.tan(step / 4) * radius;
  const on = (angle: number): Point => ({
    x: centre.x + radius * Math.cos(angle),
    y: centre.y + radius * Math.sin(angle),
  });
  const tangent = (angle: number, length: number): Point => {
    const { x, y } = on(angle);
    return { x: x - Math.sin(angle) * length, y: y + Math.cos(angle) * length };
  };
  return {
    leaving: tangent(start, handle),
    knots: Array.from({ length: pieces }, (_, index) => {
      const angle = start + (index + 1) * step;
      const last = index === pieces - 1;
      return {
        ...(last ? { x: to.x, y: to.y } : on(angle)),
        arriving: tangent(angle, -handle),
        ...(!last && { leaving: tangent(angle, handle) }),
      };
    }),
  };
}

/** Returns the knots of a path, its arcs replaced by cubic Bézier curves. A closed path ends with its first point again. */
export function knotsOf({ vertices, closed }: Path): readonly Knot[] {
  const [first] = vertices;
  if (!first) return [];
  const ends = closed ? [...vertices.slice(1), first] : vertices.slice(1);
  const knots: Knot[] = [{ x: first.x, y: first.y }];
  for (const [index, to] of ends.entries()) {
    const from = vertices[index] ?? first;
    if (from.controls) {
      const [x1, y1, x2, y2] = from.controls;
      const before = knots.pop() ?? from;
      knots.push({ ...before, leaving: { x: x1, y: y1 } }, { x: to.x, y: to.y, arriving: { x: x2, y: y2 } });
      continue;
    }
    if (!from.bulge) {
      knots.push({ x: to.x, y: to.y });
      continue;
    }
    const curve = arc(from, to, from.bulge);
    const before = knots.pop() ?? from;
    knots.push({ ...before, leaving: curve.leaving }, ...curve.knots);
  }
  return knots;
}
