import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fitOf, nest } from "./index.ts";

describe("sheets", () => {
  const area = { width: 500, height: 300 };
  it("tells fits, turned, in tiles, and no", () => {
    expect(fitOf({ width: 500, height: 300 }, [], area)).toEqual({ kind: "fits" });
    expect(fitOf({ width: 290, height: 480 }, [], area)).toEqual({ kind: "turned" });
    const parts = [
      { width: 290, height: 480 },
      { width: 290, height: 480 },
    ];
    expect(fitOf({ width: 600, height: 480 }, parts, area)).toEqual({ kind: "tiles", count: 2 });
    expect(fitOf({ width: 400, height: 480 }, [{ width: 400, height: 480 }], area)).toEqual({ kind: "no" });
    expect(fitOf({ width: 600, height: 480 }, [{ width: 600, height: 480 }], area)).toEqual({ kind: "no" });
    expect(
      fitOf(
        { width: 900, height: 10 },
        [
          { width: 900, height: 10 },
          { width: 5, height: 5 },
        ],
        area,
      ),
    ).toEqual({
      kind: "no",
    });
  });

  it("counts the tiles, with the area turned if that takes fewer", () => {
    const parts = [
      { width: 100, height: 100 },
      { width: 100, height: 100 },
    ];
    expect(fitOf({ width: 1200, height: 480 }, parts, area)).toEqual({ kind: "tiles", count: 4 });
    expect(fitOf({ width: 1200, height: 480 }, parts.slice(1), area)).toEqual({ kind: "no" });
  });

  it("lays nothing without a piece or a sheet", () => {
    const [some, none] = [
      { count: 1, used: 1 },
      { count: 0, used: 0 },
    ];
    const sides: readonly number[] = [10, 10, 10, 10];
    const laid = ([a, b, c, d]: readonly number[]) =>
      nest({ width: a ?? 0, height: b ?? 0 }, { width: c ?? 0, height: d ?? 0 }, 0);
    expect(laid(sides)).toEqual(some);
    for (const index of sides.keys()) expect(laid(sides.with(index, 0))).toEqual(none);
  });

  it("needs no gap at the edge", () => {
    expect(nest({ width: 100, height: 50 }, { width: 210, height: 50 }, 10).count).toBe(2);
  });

  it("lays pieces in rows, turned ones above", () => {
    expect(nest({ width: 100, height: 50 }, { width: 500, height: 300 }, 0)).toEqual({ count: 30, used: 1 });
    expect(nest({ width: 100, height: 50 }, { width: 500, height: 300 }, 10).count).toBe(20);
    // Two rows of five, and ten turned ones fit nowhere else: 60 × 40 on 300 × 140.
    expect(nest({ width: 60, height: 40 }, { width: 300, height: 140 }, 0).count).toBe(17);
    expect(nest({ width: 600, height: 600 }, { width: 500, height: 300 }, 0).count).toBe(0);
  });

  it("never lays more than the area holds, and always one if one fits", () => {
    const side = fc.double({ min: 1, max: 2000, noNaN: true });
    fc.assert(
      fc.property(
        side,
        side,
        side,
        side,
        fc.double({ min: 0, max: 20, noNaN: true }),
        (w, h, width, height, gap) => {
          const { count, used } = nest({ width: w, height: h }, { width, height }, gap);
          expect(used).toBeLessThanOrEqual(1.01);
          if ((w <= width && h <= height) || (h <= width && w <= height)) expect(count).toBeGreaterThan(0);
        },
      ),
    );
  });
});
