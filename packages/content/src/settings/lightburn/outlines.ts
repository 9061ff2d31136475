import { knotsOf, type Point } from "../../drawing/knots.ts";
import { type Circle, isCircle, type Path, type Shape } from "../../drawing/shapes.ts";
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

const control = (name: "c0" | "c1", point: Point | undefined): string =>
  point ? `${name}x${millimetres(point.x)}${name}y${millimetres(point.y)}` : `${name}x1`;

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
