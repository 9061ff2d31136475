import { describe, expect, it } from "vitest";
import { red, svg } from "../testing/read.ts";
import { analyse, cleaned, partsOf, readDrawing } from "./index.ts";

describe("the cleaned drawing", () => {
  const plate = `<rect x="10" y="10" width="60" height="40" ${red}/>`;
  it("has no copies, holes first, and its corner at 0, 0", () => {
    const drawing = svg(`${plate}${plate}<circle cx="30" cy="30" r="5" ${red}/>`);
    const analysis = analyse(drawing);
    const clean = cleaned(drawing, analysis, ["cut"], "plate");
    expect(clean).toMatchObject({ width: 60, height: 40, layers: [{ name: "CUT", operation: "cut" }] });
    const [hole, outline, ...more] = clean.layers[0]?.shapes ?? [];
    expect(more).toEqual([]);
    expect(hole).toMatchObject({ radius: 5 });
    expect((hole as { x: number }).x).toBeCloseTo(20, 6);
    expect((hole as { y: number }).y).toBeCloseTo(20, 6);
    expect(outline).toMatchObject({ closed: true });
    expect(outline && "vertices" in outline ? outline.vertices : []).toHaveLength(4);
    expect(partsOf(analysis, ["cut"])).toHaveLength(1);
  });

  it("keeps curves as curves, joined and turned around, where they were", () => {
    // Two halves of a leaf, both from left to right: the second is joined backwards.
    const drawing = svg(
      `<g ${red}><path d="M10 50C20 10 80 10 90 50"/><path d="M10 50C20 90 80 90 90 50"/></g>`,
    );
    const [shape, ...more] = cleaned(drawing, analyse(drawing), ["cut"], "leaf").layers[0]?.shapes ?? [];
    expect(more).toEqual([]);
    const vertices = shape && "vertices" in shape ? shape.vertices : [];
    expect(vertices).toHaveLength(2);
    const [one, other] = vertices.map(({ controls = [] }) => controls.map((each) => Math.round(each)));
    // The box begins at x = 10; the curves bulge to 30 above and below y = 30.
    expect(one).toEqual([10, 70, 70, 70]);
    expect(other).toEqual([70, -10, 10, -10]);
    expect(cleaned(drawing, analyse(drawing), ["cut"], "leaf").height).toBeCloseTo(60, 2);
  });

  it("keeps straight parts between curves, and leaves out points on a straight line", () => {
    const drawing = svg(`<path d="M10 10H30H50C60 10 60 30 50 30H10Z" ${red}/>`);
    const [shape] = cleaned(drawing, analyse(drawing), ["cut"], "").layers[0]?.shapes ?? [];
    const vertices = shape && "vertices" in shape ? shape.vertices : [];
    expect(vertices.map(({ x, y }) => [Math.round(x), Math.round(y)])).toEqual([
      [0, 20],
      [40, 20],
      [40, 0],
      [0, 0],
    ]);
    expect(vertices.map(({ controls }) => controls !== undefined)).toEqual([false, true, false, false]);
  });

  it("keeps the corners of an open line, and both ends", () => {
    const drawing = svg(
      `<g ${red}><path d="M90 20L100 30L120 50L135 28L150 6L165 16"/><path d="M90 80C95 70 105 70 110 80H130"/></g>`,
    );
    const shapes = cleaned(drawing, analyse(drawing), ["cut"], "").layers[0]?.shapes ?? [];
    const corners = shapes.map((shape) =>
      "vertices" in shape ? shape.vertices.map(({ x, y }) => [Math.round(x), Math.round(y)]) : [],
    );
    expect(corners).toContainEqual([
      [0, 60],
      [30, 30],
      [60, 74],
      [75, 64],
    ]);
    expect(corners).toContainEqual([
      [0, 0],
      [20, 0],
      [40, 0],
    ]);
    expect(shapes.map((shape) => "closed" in shape && shape.closed)).toEqual([false, false]);
  });

  it("keeps the splines of a DXF without weights", () => {
    const groups = [
      ...["0", "SECTION", "2", "ENTITIES", "0", "SPLINE", "8", "0", "70", "8", "71", "3"],
      ...[0, 0, 0, 0, 1, 2, 2, 2, 2].flatMap((knot) => ["40", String(knot)]),
      ...[0, 0, 10, 20, 30, 20, 40, -5, 60, 0].flatMap((value, index) => [
        index % 2 === 0 ? "10" : "20",
        String(value),
      ]),
      ...["0", "ENDSEC", "0", "EOF"],
    ];
    const drawing = readDrawing(new TextEncoder().encode(groups.join("\n")));
    const { curves = [], points } = drawing.chains[0] ?? { points: [] };
    expect(curves).toHaveLength(2);
    expect(curves[0]).toMatchObject({ x1: 10, y1: 20, x2: 20, y2: 20 });
    expect([points[0], points.at(-2)]).toEqual([0, 60]);
  });

  it("leaves out ignored layers", () => {
    const drawing = svg(plate);
    expect(cleaned(drawing, analyse(drawing), ["ignore"], "")).toMatchObject({
      layers: [],
      width: 0,
      height: 0,
    });
    // A layer that the caller does not name is not processed.
    expect(cleaned(drawing, analyse(drawing), [], "").layers).toEqual([]);
  });
});
