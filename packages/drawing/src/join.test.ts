import { describe, expect, it } from "vitest";
import type { Chain } from "./drawing.ts";
import { joinChains, openEnds } from "./join.ts";

const line = (points: readonly number[], layer = 0): Chain => ({
  layer,
  closed: false,
  points: Float64Array.from(points),
  curved: Uint8Array.from({ length: points.length / 2 - 1 }, () => 0),
});
const pointsOf = (chains: readonly Chain[]) => chains.map(({ points }) => [...points]);

describe("lines whose ends meet", () => {
  it("become one, whichever way each runs", () => {
    const joined = joinChains([line([0, 0, 10, 0]), line([20, 5, 10, 0]), line([20, 5, 30, 5])]);
    expect(pointsOf(joined)).toEqual([[0, 0, 10, 0, 20, 5, 30, 5]]);
    expect(joined[0]?.closed).toBe(false);
    expect(joined[0]?.curved).toHaveLength(3);
  });

  it("close to an outline", () => {
    const [outline, ...more] = joinChains([line([0, 0, 10, 0]), line([10, 10, 10, 0]), line([0, 0, 10, 10])]);
    expect(more).toEqual([]);
    expect(outline?.closed).toBe(true);
    expect(outline?.points).toHaveLength(6);
    expect(outline?.curved).toHaveLength(3);
  });

  it("meet within 0.05 mm, on one layer only", () => {
    expect(joinChains([line([0, 0, 10, 0]), line([10.04, 0, 20, 0])])).toHaveLength(1);
    expect(joinChains([line([0, 0, 10, 0]), line([10.06, 0, 20, 0])])).toHaveLength(2);
    expect(joinChains([line([0, 0, 10, 0]), line([10, 0, 20, 0], 1)])).toHaveLength(2);
    expect(joinChains([line([0, 0, 10, 0]), line([10.5, 0, 20, 0])], 1)).toHaveLength(1);
  });

  it("take the nearest partner, across the cells of the grid", () => {
    const [first] = joinChains([
      line([0, 0, 9.999, 9.999]),
      line([10.03, 10, 20, 0]),
      line([10.001, 10.001, 0, 20]),
    ]);
    expect(first?.points.at(-1)).toBe(20);
    const [other] = joinChains([
      line([0, 0, 9.999, 9.999]),
      line([10.001, 10.001, 0, 20]),
      line([10.03, 10, 20, 0]),
    ]);
    expect(other?.points.at(-1)).toBe(20);
  });

  it("become a row from its first line on, wherever it stands in the file", () => {
    const joined = joinChains([
      line([10, 0, 20, 0], 2),
      line([0, 0, 10, 0], 2),
      line([20, 0, 30, 0], 2),
      line([60, 0, 70, 0]),
      line([50, 0, 60, 0]),
    ]);
    expect(pointsOf(joined)).toEqual([
      [0, 0, 10, 0, 20, 0, 30, 0],
      [50, 0, 60, 0, 70, 0],
    ]);
    expect(joined.map(({ layer }) => layer)).toEqual([2, 0]);
    expect(joined[0]).not.toHaveProperty("curves");
  });

  it("meet two at a time: the third goes on alone", () => {
    const third = line([10, 0, 10, 10]);
    const joined = joinChains([line([0, 0, 10, 0]), line([10, 0, 20, 0]), third]);
    expect(pointsOf(joined)).toEqual([
      [0, 0, 10, 0, 20, 0],
      [10, 0, 10, 10],
    ]);
    expect(joined[1]).toBe(third);
  });

  it("do not close to an outline there and back", () => {
    const joined = joinChains([line([0, 0, 10, 0]), line([10, 0, 0, 0])]);
    expect(joined.map(({ closed }) => closed)).toEqual([false]);
  });

  it("close a line of three segments on itself, but no single segment", () => {
    const [closed] = joinChains([line([0, 0, 10, 0, 10, 10, 0, 0.01])]);
    expect(closed?.closed).toBe(true);
    const [short] = joinChains([line([0, 0, 0.01, 0])]);
    expect(short?.closed).toBe(false);
  });

  it("leave closed lines as they are", () => {
    const closed = { ...line([0, 0, 10, 0, 10, 10]), closed: true };
    const open = line([0, 0, 5, 5]);
    const [first, second, ...more] = joinChains([closed, open]);
    expect([first, more]).toEqual([closed, []]);
    expect(first).toBe(closed);
    expect(second).toBe(open);
  });

  it("keep which segments are curved, turned around with them", () => {
    const curved = { ...line([20, 5, 15, 1, 10, 0]), curved: Uint8Array.from([1, 0]) };
    expect([...(joinChains([line([0, 0, 10, 0]), curved])[0]?.curved ?? [])]).toEqual([0, 0, 1]);
    const forwards = { ...line([10, 0, 15, 1, 20, 5, 30, 5]), curved: Uint8Array.from([1, 0, 0]) };
    expect([...(joinChains([line([0, 0, 10, 0]), forwards])[0]?.curved ?? [])]).toEqual([0, 1, 0, 0]);
  });

  it("keep curves at their segments, turned around with them", () => {
    const curve = { first: 1, count: 2, x1: 1, y1: 2, x2: 3, y2: 4 };
    const start = line([0, 0, 10, 0]);
    const [forwards] = joinChains([start, { ...line([10, 0, 12, 0, 15, 1, 20, 5]), curves: [curve] }]);
    expect(forwards?.curves).toEqual([{ ...curve, first: 2 }]);
    const [backwards] = joinChains([start, { ...line([20, 5, 15, 1, 12, 0, 10, 0]), curves: [curve] }]);
    expect(backwards?.curves).toEqual([{ first: 1, count: 2, x1: 3, y1: 4, x2: 1, y2: 2 }]);
  });
});

describe("open ends", () => {
  it("are told with the gap to the next", () => {
    const closed = { ...line([0, 5, 0, 4, -1, 4]), closed: true };
    const ends = openEnds([line([0, 5, 10, 0]), line([11, 0, 20, 7]), closed], 2);
    expect(ends.map(({ x, y, gap }) => [x, y, gap])).toEqual([
      [0, 5, undefined],
      [10, 0, 1],
      [11, 0, 1],
      [20, 7, undefined],
    ]);
    expect(ends.map(({ chain }) => chain)).toEqual([0, 0, 1, 1]);
  });

  it("are the ends of the same line, if it has three segments", () => {
    expect(openEnds([line([0, 0, 10, 0, 10, 10, 0, 1])], 2).map(({ gap }) => gap)).toEqual([1, 1]);
    expect(openEnds([line([0, 0, 1, 0])], 2).map(({ gap }) => gap)).toEqual([undefined, undefined]);
  });

  it("are none in closed lines", () => {
    expect(openEnds([{ ...line([0, 0, 10, 0, 10, 10]), closed: true }], 2)).toEqual([]);
  });
});
