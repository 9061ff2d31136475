import { expect, it } from "vitest";
import { between, type Orbit, turned, wholeDistance, zoomed } from "./orbit.ts";

const front: Orbit = { azimuth: 0, elevation: 20, zoom: 1 };

it("turns round and round, but neither below the floor nor over the top", () => {
  expect(turned({ ...front, azimuth: 170 }, 20, 0).azimuth).toBe(-170);
  expect(turned({ ...front, azimuth: -170 }, -380, 0).azimuth).toBe(170);
  expect(turned(front, 0, 200).elevation).toBe(82);
  expect(turned(front, 0, -200).elevation).toBe(-4);
});

it("zooms between the whole and five times its size", () => {
  expect(zoomed(front, 0.1).zoom).toBe(1);
  expect(zoomed(front, 2).zoom).toBe(2);
  expect(zoomed(front, 100).zoom).toBe(5);
});

it("takes the shorter way to another side, and arrives", () => {
  const from = { azimuth: 150, elevation: 10, zoom: 1 };
  const to = { azimuth: -150, elevation: 30, zoom: 2 };
  expect(between(from, to, 0)).toEqual(from);
  expect(between(from, to, 1)).toEqual(to);
  expect(Math.abs(between(from, to, 0.5).azimuth)).toBe(180);
  expect(between(from, to, 0.5)).toMatchObject({ elevation: 20, zoom: 1.5 });
});

it("stands farther away from larger machines, and on narrow screens", () => {
  const small = wholeDistance([1, 0.6, 0.3], 1.5);
  expect(wholeDistance([2, 1.5, 1.2], 1.5)).toBeGreaterThan(small * 1.5);
  expect(wholeDistance([1, 0.6, 0.3], 0.75)).toBeGreaterThan(small);
});
