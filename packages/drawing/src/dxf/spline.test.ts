import { describe, expect, it } from "vitest";
import { bezierPoints, isKnotVector, splinePoint } from "./spline.ts";

const points = (...coordinates: readonly (readonly [number, number, number?])[]) =>
  coordinates.map(([x, y, weight = 1]) => ({ x, y, weight }));
const rounded = (point: readonly number[]) => point.map((value) => Number(value.toFixed(6)) + 0);

it("is a Bézier curve with knots at its ends only", () => {
  const controls = points([0, 0], [10, 20], [30, 20], [40, 0]);
  const knots = [0, 0, 0, 0, 1, 1, 1, 1];
  expect(rounded(splinePoint(controls, knots, 3, 3, 0))).toEqual([0, 0]);
  expect(rounded(splinePoint(controls, knots, 3, 3, 0.5))).toEqual([20, 15]);
  expect(rounded(splinePoint(controls, knots, 3, 3, 1))).toEqual([40, 0]);
  expect(bezierPoints(controls, knots, 3, 3).map(rounded)).toEqual([
    [0, 0],
    [10, 20],
    [30, 20],
    [40, 0],
  ]);
});

it("is in two Bézier curves what it is as a whole", () => {
  const controls = points([0, 0], [10, 20], [30, 20], [40, -5], [60, 0]);
  const knots = [0, 0, 0, 0, 1, 2, 2, 2, 2];
  const [p, q, r, s] = bezierPoints(controls, knots, 3, 4).map(([x]) => x) as [
    number,
    number,
    number,
    number,
  ];
  const [x] = splinePoint(controls, knots, 3, 4, 1.5);
  expect((p + 3 * q + 3 * r + s) / 8).toBeCloseTo(x, 9);
  expect(bezierPoints(controls, knots, 3, 3).at(-1)).toEqual(bezierPoints(controls, knots, 3, 4)[0]);
});

it("is a circle with weights", () => {
  const controls = points([10, 0], [10, 10, Math.SQRT1_2], [0, 10]);
  for (const parameter of [0.1, 0.4, 0.8])
    expect(Math.hypot(...splinePoint(controls, [0, 0, 0, 1, 1, 1], 2, 2, parameter))).toBeCloseTo(10, 9);
});

describe("a knot vector", () => {
  it("rises and is as long as degree and control points need", () => {
    expect(isKnotVector([0, 0, 1, 1], 2, 1)).toBe(true);
    expect(isKnotVector([0, 0, 0.5, 1, 1], 3, 1)).toBe(true);
    expect(isKnotVector([0, 0, 1], 2, 1)).toBe(false);
    expect(isKnotVector([0, 1, 0, 1], 2, 1)).toBe(false);
    expect(isKnotVector([0, 0, Number.NaN, 1], 2, 1)).toBe(false);
    expect(isKnotVector([0, 0, 1, 1, 1], 2, 2)).toBe(false);
    expect(isKnotVector([0, 1], 1, 0)).toBe(false);
    expect(isKnotVector([0, 0, 0, 1, 1], 3, 1.5)).toBe(false);
    const long = Array.from({ length: 24 }, (_, index) => index);
    expect(isKnotVector(long, 12, 11)).toBe(false);
    expect(isKnotVector(long.slice(0, 22), 11, 10)).toBe(true);
  });
});
