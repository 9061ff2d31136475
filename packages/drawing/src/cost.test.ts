import { describe, expect, it } from "vitest";
import { costOf } from "./index.ts";

describe("cost", () => {
  it("counts what is given and nothing else", () => {
    const seconds = { least: 360, most: 720 };
    expect(costOf(seconds, {})).toEqual({});
    expect(costOf(seconds, { sheet: 30, pieces: 10 })).toEqual({ material: 3, total: { least: 3, most: 3 } });
    const all = costOf(seconds, { sheet: 30, pieces: 10, hour: 50, energy: 1, power: 1.5 });
    expect(all.labour).toEqual({ least: 5, most: 10 });
    expect(all.energy?.least).toBeCloseTo(0.15, 10);
    expect(all.total?.most).toBeCloseTo(3 + 10 + 0.3, 10);
    expect(costOf(undefined, { hour: 50 })).toEqual({});
  });
});
