import { expect, it } from "vitest";
import { readDxf } from "../testing/read-dxf.ts";
import { toDxf } from "./dxf.ts";
import { toPdf } from "./pdf.ts";
import { cut, type Drawing, type Path } from "./shapes.ts";
import { toSvg } from "./svg.ts";

/** Two Bézier curves that make a leaf of 80 × 60 mm: the second closes it. */
const leaf: Path = {
  closed: true,
  vertices: [
    { x: 0, y: 30, controls: [10, 70, 70, 70] },
    { x: 80, y: 30, controls: [70, -10, 10, -10] },
  ],
};
const drawing: Drawing = { title: "Leaf", width: 80, height: 60, layers: [cut([leaf])] };

it("stay curves in SVG, the last one too", () => {
  expect(toSvg(drawing)).toContain('d="M0 30C10 -10 70 -10 80 30C70 70 10 70 0 30Z"');
});

it("stay curves in PDF", () => {
  expect(toPdf(drawing, { language: "en", alternative: "" })).toContain(
    "0 30 m\n10 70 70 70 80 30 c\n70 -10 10 -10 0 30 c\ns\n",
  );
});

it("are short straight segments in DXF, which has no such curves, as high as the curves", () => {
  const [entity] = readDxf(toDxf(drawing)).entities;
  const heights = entity?.points.map(([, y]) => y) ?? [];
  expect(heights.length).toBeGreaterThan(40);
  expect(Math.max(...heights)).toBeCloseTo(60, 1);
  expect(Math.min(...heights)).toBeCloseTo(0, 1);
});
