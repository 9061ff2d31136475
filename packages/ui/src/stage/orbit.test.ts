import { expect, it } from "vitest";
import {
  between,
  fieldOfView,
  floorDistance,
  isSame,
  type Orbit,
  turned,
  wholeDistance,
  zoomed,
} from "./orbit.ts";

const front: Orbit = { azimuth: 0, elevation: 20, zoom: 1 };

it("turns round and round, but neither below the floor nor over the top", () => {
  expect(turned({ ...front, azimuth: 170 }, 20, 0).azimuth).toBe(-170);
  expect(turned({ ...front, azimuth: -170 }, -380, 0).azimuth).toBe(170);
  expect(turned(front, 0, 200).elevation).toBe(82);
  expect(turned(front, 0, -200).elevation).toBe(-4);
  expect(turned(front, 0, -200, 8).elevation).toBe(8);
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

it("keeps the nearest corner of a floor at the lower edge of the picture, or above it", () => {
  for (const elevation of [6, 36, 60, 82]) {
    const [over, radius, e] = [0.6, 2.5, (elevation * Math.PI) / 180];
    const distance = floorDistance([3, 4, 2], elevation, over);
    // The corner seen from the camera: below its axis, and before it.
    const below = radius * Math.sin(e) + over * Math.cos(e);
    const ahead = distance - radius * Math.cos(e) + over * Math.sin(e);
    expect(Math.atan(below / ahead)).toBeCloseTo((fieldOfView * Math.PI) / 360, 9);
  }
});

it("knows the place where the camera stands", () => {
  expect(isSame(front, { ...front })).toBe(true);
  expect(isSame(front, turned(front, 1, 0))).toBe(false);
  expect(isSame(front, turned(front, 0, 1))).toBe(false);
  expect(isSame(front, zoomed(front, 1.1))).toBe(false);
});
