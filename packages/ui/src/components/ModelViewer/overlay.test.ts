import { expect, it } from "vitest";
import { arrowsOf } from "./overlay.ts";

it("draws the arrows at the near side, whichever it is", () => {
  // Seen from above: x to the right, z down.
  const project = (x: number, y: number, z: number) => ({ x: 100 * x, y: 100 * z - 50 * y });
  const front = arrowsOf({ azimuth: 30, project }, [2, 1, 1]);
  expect(front.width.from.y).toBeCloseTo(64);
  expect(front.depth.from.x).toBeCloseTo(114);
  const behind = arrowsOf({ azimuth: 200, project }, [2, 1, 1]);
  expect(behind.width.from.y).toBeCloseTo(-64);
  expect(behind.depth.from.x).toBeCloseTo(-114);
  expect(front.width.to.x - front.width.from.x).toBeCloseTo(200);
  expect(front.height.to.y - front.height.from.y).toBeCloseTo(-50);
});
