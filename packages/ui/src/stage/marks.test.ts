import fc from "fast-check";
import { expect, it } from "vitest";
import { spread } from "./marks.ts";

const stage = { width: 358, height: 240 };

it("moves no marks that are apart, and none out of the stage", () => {
  const places = [
    { x: 40, y: 40 },
    { x: 200, y: 120 },
  ];
  expect(spread(places, stage)).toEqual(places);
  expect(spread([{ x: -50, y: 900 }], stage)).toEqual([{ x: 20, y: 220 }]);
});

it("parts marks that would cover each other, wherever they are", () => {
  const place = fc.record({
    x: fc.double({ min: -100, max: 500, noNaN: true }),
    y: fc.double({ min: -100, max: 400, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(place, { maxLength: 5 }), (places) => {
      const marks = spread(places, stage);
      marks.forEach((one, index) => {
        expect(one.x).toBeGreaterThanOrEqual(20);
        expect(one.x).toBeLessThanOrEqual(stage.width - 20);
        expect(one.y).toBeGreaterThanOrEqual(20);
        expect(one.y).toBeLessThanOrEqual(stage.height - 20);
        for (const other of marks.slice(index + 1))
          expect(Math.hypot(other.x - one.x, other.y - one.y)).toBeGreaterThan(24);
      });
    }),
  );
});
