import { describe, expect, it } from "vitest";
import { joinChains, openEnds } from "./join.ts";
import type { Chain } from "./model.ts";

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
  });

  it("close a line of three segments on itself, but no single segment", () => {
    const [closed] = joinChains([line([0, 0, 10, 0, 10, 10, 0, 0.01])]);
    expect(closed?.closed).toBe(true);
    const [short] = joinChains([line([0, 0, 0.01, 0])]);
    expect(short?.closed).toBe(false);
  });

  it("leave closed lines as they are", () => {
    const closed = { ...line([0, 0, 10, 0, 10, 10]), closed: true };
    expect(joinChains([closed, line([0, 0, 5, 5])])[0]).toBe(closed);
  });

  it("keep which segments are curved, turned around with them", () => {
    const curved = { ...line([20, 5, 15, 1, 10, 0]), curved: Uint8Array.from([1, 0]) };
    expect([...(joinChains([line([0, 0, 10, 0]), curved])[0]?.curved ?? [])]).toEqual([0, 0, 1]);
  });
});

describe("open ends", () => {
  it("are told with the gap to the next", () => {
    const ends = openEnds([line([0, 0, 10, 0]), line([11, 0, 20, 0])], 2);
    expect(ends.map(({ x, gap }) => [x, gap])).toEqual([
      [0, undefined],
      [10, 1],
      [11, 1],
      [20, undefined],
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
