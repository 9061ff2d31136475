import { type Circle, isCircle, type Path, type Shape, type Vertex } from "../../drawing/shapes.ts";
import { millimetres } from "../../drawing/svg.ts";
import { element } from "./cut-setting.ts";

/*
 * A shape has `Type`, `CutIndex` (index of its layer) and `XForm`, six numbers of a matrix; y points upwards. An
 * `Ellipse` has its radii and its centre in the matrix. A `Path` has `VertList`, a row of `V<x> <y>` in millimetres, and
 * `PrimList`, a row of `L<from> <to>` for lines and `B<from> <to>` for Bézier curves. After a vertex, `c0x… c0y…` is the
 * control point of the curve that leaves it, `c1x… c1y…` that of the curve that reaches it; `c0x1` and `c1x1` stand for
 * lines. jlucaso1/lbrn2-to-svg and tscircuit/lbrnts, which test with files that LightBurn saved, agree on it. LightBurn
 * reuses the vertices of a path for every path of the same `VertID` and `PrimID` (lbrn2-to-svg), so each has its own.
 */

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A vertex, with the control points of the curves on both sides. */
interface Knot extends Point {
  readonly leaving?: Point;
  readonly arriving?: Point;
}

const control = (name: "c0" | "c1", point: Point | undefined): string =>
  point ? `${name}x${millimetres(point.x)}${name}y${millimetres(point.y)}` : `${name}x1`;

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

/** Returns the knots of a path, arcs replaced by curves. A closed path ends with its first point again. */
function knotsOf({ vertices, closed }: Path): readonly Knot[] {
  const [first] = vertices;
  if (!first) return [];
  const ends = closed ? [...vertices.slice(1), first] : vertices.slice(1);
  const knots: Knot[] = [{ x: first.x, y: first.y }];
  for (const [index, to] of ends.entries()) {
    const from = vertices[index] ?? first;
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

function pathShape(path: Path, layer: number, id: number): string {
  const all = knotsOf(path);
  const last = all.at(-1);
  // The end of a closed path is its start: one vertex with the control points of both.
  const knots =
    path.closed && last
      ? all
          .slice(0, -1)
          .map((knot, index) => (index === 0 && last.arriving ? { ...knot, arriving: last.arriving } : knot))
      : all;
  const vertices = knots.map(
    ({ x, y, leaving, arriving }) =>
      `V${millimetres(x)} ${millimetres(y)}${control("c0", leaving)}${control("c1", arriving)}`,
  );
  const pieces = Array.from({ length: path.closed ? knots.length : knots.length - 1 }, (_, from) => {
    const to = (from + 1) % knots.length;
    return `${knots[from]?.leaving ? "B" : "L"}${from} ${to}`;
  });
  return element("Shape", { Type: "Path", CutIndex: layer, VertID: id, PrimID: id }, [
    "<XForm>1 0 0 1 0 0</XForm>",
    `<VertList>${vertices.join("")}</VertList>`,
    `<PrimList>${pieces.join("")}</PrimList>`,
  ]);
}

function circleShape({ x, y, radius }: Circle, layer: number): string {
  const size = millimetres(radius);
  return element("Shape", { Type: "Ellipse", CutIndex: layer, Rx: size, Ry: size }, [
    `<XForm>1 0 0 1 ${millimetres(x)} ${millimetres(y)}</XForm>`,
  ]);
}

/**
 * Writes a shape.
 * @param layer index of its layer
 * @param id number that no other path of the file has
 */
export const shapeElement = (shape: Shape, layer: number, id: number): string =>
  isCircle(shape) ? circleShape(shape, layer) : pathShape(shape, layer, id);
