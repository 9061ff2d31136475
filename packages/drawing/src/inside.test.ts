import { expect, it } from "vitest";
import { isInside } from "./inside.ts";

const chain = (...points: readonly number[]) => ({
  layer: 0,
  closed: true,
  points: Float64Array.from(points),
  curved: new Uint8Array(points.length / 2),
});
/** An L: 0 to 4 wide and high, without its upper right quarter. */
const corner = chain(0, 0, 4, 0, 4, 2, 2, 2, 2, 4, 0, 4);

it.each([
  [1, 1, true],
  [3, 1, true],
  [1, 3, true],
  [3, 3, false],
  [-1, 1, false],
  [5, 1, false],
  [1, 5, false],
  [1, -1, false],
  // As high as a corner.
  [1, 2, true],
  [5, 2, false],
  [-1, 2, false],
])("%f, %f", (x, y, inside) => expect(isInside(corner, x, y)).toBe(inside));

it("is outside of the inner part of a line that goes around twice", () => {
  const twice = chain(0, 0, 9, 0, 9, 9, 0, 9, 0, 0, 3, 3, 6, 3, 6, 6, 3, 6, 3, 3);
  expect(isInside(twice, 4, 5)).toBe(false);
  expect(isInside(twice, 1, 5)).toBe(true);
});
