import fc from "fast-check";
import { expect, it } from "vitest";
import { arrowsOf, partLabels } from "./overlay.ts";

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

it("moves no label that is free, and leaves none that covers another", () => {
  const label = fc.record({
    x: fc.integer({ min: 0, max: 390 }),
    y: fc.integer({ min: 0, max: 260 }),
    width: fc.integer({ min: 40, max: 160 }),
    height: fc.integer({ min: 20, max: 28 }),
  });
  fc.assert(
    fc.property(fc.array(label, { maxLength: 4 }), (labels) => {
      const cover = (a: (typeof labels)[number], b: (typeof labels)[number]) =>
        Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2;
      const placed = partLabels(labels);
      for (const [index, each] of placed.entries()) {
        const earlier = placed.slice(0, index);
        expect(earlier.filter((other) => cover(each, other))).toEqual([]);
        const original = labels[index];
        if (original && !earlier.some((other) => cover(original, other))) expect(each).toEqual(original);
      }
    }),
  );
});
